#pragma once
#include <gtk/gtk.h>
#include <glib-unix.h>

/// `g_object_set` takes any number of arguments, which Swift cannot pass.
static inline void prefer_dark_frames(gboolean is_dark) {
    GtkSettings *settings = gtk_settings_get_default();
    if (settings) g_object_set(settings, "gtk-application-prefer-dark-theme", is_dark, NULL);
}
