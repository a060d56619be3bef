public import Foundation
public import Presentation

/// A view that a context menu shows as a preview; the values are stored but have no effect.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view of the preview.
  public final let view: View
  /// The look of the preview.
  public final let parameters: UIPreviewParameters

  /// The place of the preview.
  public final let target: UIPreviewTarget

  /// Creates a preview of a view, at the place of the view.
  public convenience init(view: View, parameters: UIPreviewParameters = UIPreviewParameters()) {
    let place = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: place)
  }

  /// Creates a preview of a view at a given place.
  public init(view: View, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }
}
