public import Foundation
public import Presentation

/// The look of a preview; the values are stored but have no effect.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The color behind the preview.
  open var backgroundColor: ViewColor?
  /// The visible part of the preview.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow.
  open var shadowPath: UIBezierPath?

  /// Creates parameters without values.
  public override init() {
    super.init()
  }
}
