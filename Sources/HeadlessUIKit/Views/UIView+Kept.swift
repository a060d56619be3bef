public import Foundation
public import Presentation

extension View {
  /// Whether the view says that its contents cover it; kept.
  public final var isOpaque: Bool {
    get { kept.isOpaque }
    set { kept.isOpaque = newValue }
  }

  /// Whether the view gets more than one touch at a time; kept.
  public final var isMultipleTouchEnabled: Bool {
    get { kept.isMultipleTouchEnabled }
    set { kept.isMultipleTouchEnabled = newValue }
  }

  /// Whether the view keeps touches from other views; kept.
  public final var isExclusiveTouch: Bool {
    get { kept.isExclusiveTouch }
    set { kept.isExclusiveTouch = newValue }
  }

  /// Pixels in a point; kept.
  public final var contentScaleFactor: CGFloat {
    get { kept.contentScaleFactor }
    set { kept.contentScaleFactor = newValue }
  }

  /// The direction of the contents; kept: leading is left.
  public final var semanticContentAttribute: UISemanticContentAttribute {
    get { kept.semanticContentAttribute }
    set { kept.semanticContentAttribute = newValue }
  }

  /// The layer's transform, with depth.
  public final var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Ends editing in this view: the first responder, if it is this view or inside it, resigns.
  ///
  /// - Parameter force: Whether it has to, whatever it answers.
  /// - Returns: Whether no view in here is the first responder any more.
  @discardableResult public final func endEditing(_ force: Bool) -> Bool {
    guard let first = ResponderChain.of(clientWorld).first as? View, first.isDescendant(of: self)
    else { return true }
    if first.resignFirstResponder() { return true }
    if force { ResponderChain.of(clientWorld).removeFirst() }
    return force
  }

  private var kept: KeptOfView { attachment { KeptOfView() } }
}

/// The values of a view that are kept and have no effect.
@MainActor private final class KeptOfView {
  var isOpaque = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var contentScaleFactor: CGFloat = 3
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
}
