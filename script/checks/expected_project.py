"""What App/Daychain.xcodeproj must say; project.py holds it to this."""

# Settings that decide what the sources mean, and what is built of them. None: must not be set at all.
PROJECT_SETTINGS = {
    "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
    "SDKROOT": "iphoneos",
    "SWIFT_VERSION": "6.0",
    "TARGETED_DEVICE_FAMILY": "1,2",
    "LOCALIZATION_PREFERS_STRING_CATALOGS": "YES",
    "ENABLE_USER_SCRIPT_SANDBOXING": "YES",
    "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
    # Isolation is the language's default, in the app as in the package.
    "SWIFT_DEFAULT_ACTOR_ISOLATION": None,
    "SWIFT_APPROACHABLE_CONCURRENCY": None,
    # Newer SDKs bring new deprecations; they must not stop a build.
    "SWIFT_TREAT_WARNINGS_AS_ERRORS": None,
    # Names made of assets or texts do not exist on Linux.
    "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": None,
    "STRING_CATALOG_GENERATE_SYMBOLS": None,
    "DEVELOPMENT_TEAM": None,
    "CODE_SIGN_ENTITLEMENTS": None,
    "INFOPLIST_FILE": None,
}
PORTRAIT, UPSIDE_DOWN = "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown"
LANDSCAPE = "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight"
APP_SETTINGS = {
    "PRODUCT_BUNDLE_IDENTIFIER": "app.daychain.Daychain",
    "PRODUCT_NAME": "$(TARGET_NAME)",
    "CODE_SIGN_STYLE": "Automatic",
    "SWIFT_EMIT_LOC_STRINGS": "YES",
    "INFOPLIST_KEY_CFBundleDisplayName": "Daychain",
    # Several windows on an iPad: the generated manifest allows them.
    "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
    "INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents": "YES",
    "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
    "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone": f"{PORTRAIT} {LANDSCAPE}",
    "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": f"{PORTRAIT} {UPSIDE_DOWN} {LANDSCAPE}",
    "INFOPLIST_KEY_UIRequiresFullScreen": None,
}
TEST_SETTINGS = {
    "PRODUCT_BUNDLE_IDENTIFIER": "app.daychain.DaychainUITests",
    "PRODUCT_NAME": "$(TARGET_NAME)",
    "TEST_TARGET_NAME": "Daychain",
}
PRODUCT_TYPES = {
    "Daychain": "com.apple.product-type.application",
    "DaychainUITests": "com.apple.product-type.bundle.ui-testing",
}
# With less, Xcode 26 offers to change the project.
UPGRADED = 2600
