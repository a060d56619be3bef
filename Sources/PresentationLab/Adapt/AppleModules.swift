/// The modules that only Apple platforms have.
enum AppleModules {
  /// The names of the modules that apps often import.
  static let names: Set<String> = Set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate ActivityKit AdSupport AddressBook AppIntents AppKit
    AppTrackingTransparency AssetsLibrary AudioToolbox AuthenticationServices BackgroundTasks
    CallKit Charts CloudKit Combine CommonCrypto Contacts ContactsUI CoreAudio CoreBluetooth
    CoreData CoreHaptics CoreImage CoreLocation CoreML CoreMedia CoreMotion CoreNFC CoreServices
    CoreSpotlight CoreTelephony CoreText CoreVideo CryptoKit Darwin DeveloperToolsSupport EventKit
    EventKitUI ExternalAccessory FileProvider GLKit GameController GameKit GameplayKit HealthKit
    HomeKit ImageIO Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication MapKit
    MediaPlayer MessageUI Messages Metal MetalKit MetricKit MobileCoreServices
    MultipeerConnectivity NaturalLanguage Network NetworkExtension OSLog OpenGLES PDFKit PassKit
    PencilKit Photos PhotosUI PushKit QuickLook QuickLookThumbnailing RealityKit ReplayKit
    SafariServices SceneKit Security Social Speech SpriteKit StoreKit SwiftData SwiftUI
    SystemConfiguration TVUIKit TipKit UniformTypeIdentifiers UserNotifications
    UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit WebKit WidgetKit
    os
    """.split(whereSeparator: \.isWhitespace).map { String($0) })
}
