public import Foundation
public import Presentation

/// The application of one world (the simulated system of one test).
///
/// A test sets ``applicationState`` to simulate, for example, that the app enters the background.
/// In the responder chain, the application comes after the scene and before its delegate. Opening a
/// URL has no effect, and is reported once as the issue `notModelled`.
@preconcurrency @MainActor open class UIApplication: Responder {
  /// The state of an application; the raw values are the same as in UIKit.
  public enum State: Int, Hashable, Sendable {
    /// The application is in the foreground and receives events.
    case active
    /// The application is in the foreground and receives no events.
    case inactive
    /// The application is in the background.
    case background
  }

  /// A key of the launch options, which contain the reason for the application's launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the launch option.
    public let rawValue: String

    /// Creates the key of the launch option with the name `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the URL that the app is asked to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The key of the quick action with which the user has opened the app.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The key of the data of a remote notification.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The key of the identifier of the app that has opened this app.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The key of a dictionary with the activity that the app continues.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The key of the type of the activity that the app continues.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The key of the mark of a launch because of the device's location.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// The key of an option that the system passes when it asks the app to open a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates the key for an option for opening a URL.
    ///
    /// `rawValue` is the name of the option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the identifier of the app that has opened the URL.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The key of the data of the app that has opened the URL.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// The key of the value that says whether the file of the URL must be copied.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The key of an option that the app passes to `open(_:options:completionHandler:)`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option for opening a URL.
    public let rawValue: String

    /// Creates the key for an option for opening a URL.
    ///
    /// `rawValue` is the name of the option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the value that says whether only apps may open the URL, and no browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The application of the current world (the simulated system of one test).
  public static var shared: UIApplication { of(.current) }

  /// The delegate, which the app or a test sets; not retained.
  public weak var delegate: (any UIApplicationDelegate)?
  /// The state of the application.
  ///
  /// Setting a different state gives the connected scenes the same state, calls the delegates, and
  /// posts the notifications of the change. As in UIKit, the application's delegate is not called
  /// if a scene has a delegate.
  ///
  /// While `applicationWillResignActive` and `applicationWillEnterForeground` are called, the
  /// property still has the old value.
  public var applicationState: State {
    get { state }
    set {
      for scene in connectedScenes where scene.activationState != .unattached {
        scene.activationState = newValue.ofScene
      }
      for step in AppStateStep.from(state.ofScene, to: newValue.ofScene) { take(step) }
    }
  }
  var state = State.active
  /// The connected scenes; at first one scene, which contains all windows.
  @exclusivity(unchecked) public var connectedScenes: Set<UIScene> = []
  /// The style of the status bar; the value is stored but has no effect.
  public var statusBarStyle = UIStatusBarStyle.default
  /// Whether the status bar is hidden; if true, `statusBarFrame` is empty.
  public var isStatusBarHidden = false
  /// Whether a network indicator is shown; the value is stored but has no effect.
  public var isNetworkActivityIndicatorVisible = false
  /// Whether the device stays awake; the value is stored but has no effect.
  public var isIdleTimerDisabled = false
  /// The number on the application's icon; the value is stored but has no effect.
  public var applicationIconBadgeNumber = 0
  unowned let world: World

  static func of(_ world: World) -> UIApplication {
    world.attachment { UIApplication(in: world) }
  }

  /// Creates an application that is not the shared application of the current world.
  public override init() {
    world = .current
    super.init()
  }

  private init(in world: World) {
    self.world = world
    super.init()
    connectedScenes = [UIWindowScene(in: world)]
  }

  /// The application's delegate, if the delegate is a responder; otherwise nil.
  public override var next: Responder? { delegate as? Responder }

  /// The scene that contains all windows.
  var windowScene: UIWindowScene? {
    connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  /// All windows, from back to front.
  public var windows: [Window] { world.windows }

  /// The key window; nil if no window is on screen.
  ///
  /// The first window on screen becomes the key window, and later each window on which the app
  /// calls `makeKey()` or `makeKeyAndVisible()`. If the key window is hidden, the front-most window
  /// on screen becomes the key window.
  public var keyWindow: Window? { world.keyWindow }

  /// The area of the status bar, whose height is `deviceInsets.top` of the key window.
  public var statusBarFrame: CGRect {
    guard !isStatusBarHidden, let window = keyWindow else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.deviceInsets.top)
  }

  /// The duration of a rotation of the status bar: 0.3 seconds.
  public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

  /// Returns the orientations that the delegate allows; by default all except upside down, as for
  /// an iPhone app.
  public func supportedInterfaceOrientations(for window: Window?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }

  /// The orientation of the key window.
  public var statusBarOrientation: UIInterfaceOrientation {
    keyWindow?.interfaceOrientation ?? .portrait
  }

  /// Sends an action to a target, and returns whether an object has performed the action.
  ///
  /// If the target is nil, the action is sent to the first object in a responder chain that can
  /// perform the action and implements it. Three chains are searched in this order: the chain from
  /// the first responder, the chain from the sender, and the chain from the key window.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      return world.use { action.call(on: target as AnyObject, from: sender) }
    }
    for start in [world.responders.first, sender as? Responder, keyWindow] {
      var next = start
      while let responder = next {
        let isDone = world.use {
          responder.canPerformAction(action, withSender: sender)
            && action.call(on: responder, from: sender)
        }
        if isDone { return true }
        next = responder.next
      }
    }
    return false
  }

  /// Sends an event to the key window; never called by this package, which sends touches to their
  /// windows itself.
  open func sendEvent(_ event: UIEvent) { keyWindow?.sendEvent(event) }

  /// Returns false, because this package cannot open URLs.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens no URL; reports the call once as the issue `notModelled`.
  ///
  /// The completion handler is called in the next turn of the run loop, with the argument false.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    world.reportOnce(
      "UIApplication.open", "The app asked to open a URL outside the process; nothing happens.",
      advice: "Give the code a closure that opens URLs, and replace it in tests.")
    guard let completion else { return }
    world.clock.async("open") { [world] in world.use { completion(false) } }
  }
}
