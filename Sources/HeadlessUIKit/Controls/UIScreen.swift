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
  public var bounds: CGRect {
    let size = World.current.windows.first?.bounds.size ?? CGSize(width: 390, height: 844)
    return CGRect(origin: .zero, size: size)
  }

  /// The number of pixels per point.
  public var scale: CGFloat { 3 }

  /// Returns an empty view that is as large as the screen; the contents of the screen are not
  /// copied.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View {
    View("screen snapshot", frame: bounds)
  }
}
