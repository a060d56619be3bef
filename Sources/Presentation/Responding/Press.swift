public import Foundation

/// A press of a key, or of a button of a remote control.
///
/// A test that imports `HeadlessUIKit` simulates presses with `UIApplication.shared.press(_:_:)`
/// and `pressButton(_:)`.
@preconcurrency @MainActor open class Press: NSObject {
  /// The phase of a press; the raw values are the same as in UIKit.
  public enum Phase: Int, Hashable, Sendable {
    /// The key or button was pressed.
    case began
    /// The force of the press has changed.
    case changed
    /// The press has not changed since the last event.
    case stationary
    /// The key or button was released.
    case ended
    /// The system has canceled the press.
    case cancelled
  }

  /// A button; the raw values are the same as in UIKit.
  ///
  /// Keys without a constant have raw values of their own.
  public struct PressType: RawRepresentable, Hashable, Sendable {
    /// The number of the button.
    public let rawValue: Int

    /// Creates a button from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The upper end of the pad, or the up arrow key.
    public static let upArrow = PressType(rawValue: 0)
    /// The lower end of the pad, or the down arrow key.
    public static let downArrow = PressType(rawValue: 1)
    /// The left end of the pad, or the left arrow key.
    public static let leftArrow = PressType(rawValue: 2)
    /// The right end of the pad, or the right arrow key.
    public static let rightArrow = PressType(rawValue: 3)
    /// The button that selects.
    public static let select = PressType(rawValue: 4)
    /// The menu button.
    public static let menu = PressType(rawValue: 5)
    /// The button that starts and pauses media.
    public static let playPause = PressType(rawValue: 6)
    /// The button for the previous page.
    public static let pageUp = PressType(rawValue: 30)
    /// The button for the next page.
    public static let pageDown = PressType(rawValue: 31)
  }

  /// The pressed key; nil for a button of a remote control.
  open private(set) var key: PressedKey?
  /// The pressed button.
  open private(set) var type: PressType
  /// The phase of the press.
  open package(set) var phase = Phase.began
  /// The time of the press, in seconds since the start of the virtual clock.
  open package(set) var timestamp: TimeInterval = 0
  /// The force of the press, which is always 1.
  open var force: CGFloat { 1 }
  /// The responder that receives the press first.
  open package(set) weak var responder: Responder?
  /// The window of the responder that receives the press first.
  public final var window: Window? { (responder as? View)?.window ?? responder as? Window }

  /// Creates a press of the button that selects.
  public convenience override init() { self.init(of: .select) }

  /// Creates a press of a button.
  package init(of type: PressType) {
    self.type = type
    super.init()
  }

  /// Creates a press of a key.
  package convenience init(of key: PressedKey) {
    self.init(of: key.button)
    self.key = key
  }
}
