public import Foundation
public import Presentation

/// The place of a preview; the values are stored but have no effect.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view that contains the preview.
  public final let container: View
  /// The center of the preview, in the coordinates of ``container``.
  public final let center: CGPoint
  /// The transform of the preview.
  public final let transform: CGAffineTransform

  /// Creates a place.
  public init(
    container: View, center: CGPoint, transform: CGAffineTransform = CGAffineTransform.identity
  ) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}
