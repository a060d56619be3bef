public import Foundation
import Presentation

/// The screen: as large as the first window of the world in use, else 390 x 844 points.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  private override init() { super.init() }

  /// Its size, at the origin.
  public var bounds: CGRect {
    let size = World.current.windows.first?.bounds.size ?? CGSize(width: 390, height: 844)
    return CGRect(origin: .zero, size: size)
  }

  /// Pixels in a point.
  public var scale: CGFloat { 3 }
}
