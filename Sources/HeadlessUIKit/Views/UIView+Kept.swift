public import Foundation
public import Presentation

extension View {
  /// Whether the view declares that its contents cover it; stored without effect.
  public final var isOpaque: Bool {
    get { kept.isOpaque }
    set { kept.isOpaque = newValue }
  }

  /// Whether the view gets several touches at the same time; stored without effect.
  public final var isMultipleTouchEnabled: Bool {
    get { kept.isMultipleTouchEnabled }
    set { kept.isMultipleTouchEnabled = newValue }
  }

  /// Whether the view blocks touches in other views; stored without effect.
  public final var isExclusiveTouch: Bool {
    get { kept.isExclusiveTouch }
    set { kept.isExclusiveTouch = newValue }
  }

  /// The number of pixels per point; stored without effect.
  public final var contentScaleFactor: CGFloat {
    get { kept.contentScaleFactor }
    set { kept.contentScaleFactor = newValue }
  }

  /// The direction of the contents; stored without effect, because leading is always left.
  public final var semanticContentAttribute: UISemanticContentAttribute {
    get { kept.semanticContentAttribute }
    set { kept.semanticContentAttribute = newValue }
  }

  /// The three-dimensional transform of the view's layer.
  public final var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Ends editing: the first responder resigns if it is this view or a view inside this view.
  ///
  /// - Parameter force: Whether the first responder must resign even if it refuses.
  /// - Returns: Whether this view and the views inside it contain no first responder.
  @discardableResult public final func endEditing(_ force: Bool) -> Bool {
    guard let first = ResponderChain.of(clientWorld).first as? View, first.isDescendant(of: self)
    else { return true }
    if first.resignFirstResponder() { return true }
    if force { ResponderChain.of(clientWorld).removeFirst() }
    return force
  }

  private var kept: KeptOfView { attachment { KeptOfView() } }
}

/// Values of a view that are stored without effect.
@MainActor private final class KeptOfView {
  var isOpaque = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var contentScaleFactor: CGFloat = 3
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
}
