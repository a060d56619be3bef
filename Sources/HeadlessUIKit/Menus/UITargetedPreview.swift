public import Foundation
public import Presentation

/// A view that a context menu shows as a preview; the values are stored but have no effect.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view of the preview.
  public final let view: View
  /// The look of the preview.
  public final let parameters: UIPreviewParameters

  /// Creates a preview of a view.
  public init(view: View, parameters: UIPreviewParameters = UIPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
}
