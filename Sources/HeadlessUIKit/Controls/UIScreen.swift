public import Foundation
public import Presentation

/// The simulated screen.
///
/// The screen is as large as the first window of the test. If the test has no window, the size of
/// the screen is 390 x 844 points.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  private override init() { super.init() }

  /// The bounds of the screen, with the origin (0, 0).
  public var bounds: CGRect { World.current.screenBounds }

  /// Posted only by tests, to simulate that a recording of the screen begins or ends.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Posted only by tests, to simulate that the brightness has changed.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")

  /// Whether the screen is recorded, which is always false.
  public var isCaptured: Bool { false }
  /// The brightness from 0 to 1; the value is stored but has no effect.
  public var brightness: CGFloat = 0.5
  /// All screens: only the main screen.
  public static var screens: [UIScreen] { [main] }
  /// The screen that this screen mirrors, which is always nil.
  public var mirrored: UIScreen? { nil }
  /// The number of pixels per point.
  public var nativeScale: CGFloat { scale }
  /// The number of frames per second, which is always 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// The bounds of the screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The coordinates of the screen.
  public let coordinateSpace: any UICoordinateSpace = ScreenSpace()
  /// The coordinates of the screen; unlike on a device, they rotate with the interface.
  public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }

  /// The traits of the key window; without a window, both size classes are unspecified.
  public var traitCollection: TraitCollection {
    UIApplication.shared.keyWindow?.traitCollection ?? TraitCollection()
  }

  /// The number of pixels per point.
  public var scale: CGFloat { 3 }

  /// Returns an empty view that is as large as the screen; the contents of the screen are not
  /// copied.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View {
    View("screen snapshot", frame: bounds)
  }
}
