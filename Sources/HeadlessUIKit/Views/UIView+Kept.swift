public import Foundation
public import Presentation

extension View {
  /// Whether the view can receive several touches at the same time; the value is stored but has no
  /// effect.
  public final var isMultipleTouchEnabled: Bool {
    get { kept.isMultipleTouchEnabled }
    set { kept.isMultipleTouchEnabled = newValue }
  }

  /// Whether other views receive no touches while this view is touched.
  ///
  /// Setting the value to true has no effect, and is reported once as the issue `notModelled`.
  public final var isExclusiveTouch: Bool {
    get { kept.isExclusiveTouch }
    set {
      kept.isExclusiveTouch = newValue
      guard newValue else { return }
      reportOnce(
        "UIView.isExclusiveTouch", "true has no effect: other views still get touches",
        advice: "Check in the action whether another action is under way.")
    }
  }

  /// The number of pixels per point; the value is stored but has no effect.
  public final var contentScaleFactor: CGFloat {
    get { kept.contentScaleFactor }
    set { kept.contentScaleFactor = newValue }
  }

  /// The three-dimensional transform of the view's layer.
  public final var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Ends editing: if the first responder is this view or a view inside this view, the first
  /// responder resigns.
  ///
  /// - Parameter force: Whether the first responder is removed even if it refuses to resign.
  /// - Returns: False if the first responder refuses to resign and `force` is false; otherwise
  ///   true.
  @discardableResult public final func endEditing(_ force: Bool) -> Bool {
    let chain = clientWorld.responders
    guard let first = chain.first as? View, first.isDescendant(of: self) else { return true }
    return chain.resignFirst(force: force)
  }

  private var kept: KeptOfView { attachment { KeptOfView() } }
}

/// The values of a view that are stored but have no effect on layout, drawing or touches.
@MainActor private final class KeptOfView {
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var contentScaleFactor: CGFloat = 3
}
