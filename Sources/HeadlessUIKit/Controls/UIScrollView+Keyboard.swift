import Presentation

extension UIScrollView {
  /// Has no effect, because scroll indicators are not shown.
  public final func flashScrollIndicators() {}

  /// The look of scroll indicators; the raw values are the same as in UIKit.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// The usual look.
    case `default`
    /// Dark indicators.
    case black
    /// Light indicators.
    case white
  }

  /// The look of the scroll indicators; the value is stored but has no effect.
  public final var indicatorStyle: IndicatorStyle {
    get { attached(KeptIndicators.self)?.style ?? .default }
    set { attachment { KeptIndicators() }.style = newValue }
  }

  /// The way in which scrolling hides the keyboard; the raw values are the same as in UIKit.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Scrolling does not hide the keyboard.
    case none
    /// The beginning of a drag hides the keyboard and ends editing.
    case onDrag
    /// A drag whose finger is lifted below its start hides the keyboard and ends editing.
    case interactive
    /// The beginning of a drag hides the keyboard with its accessory view, and ends editing.
    case onDragWithAccessory
    /// A drag whose finger is lifted below its start hides the keyboard with its accessory view,
    /// and ends editing.
    case interactiveWithAccessory
  }

  /// Ends the editing of a text in the window, if the mode asks for it at this moment of a drag.
  final func hideKeyboard(whenLifted isLifted: Bool) {
    let hides =
      switch keyboardDismissMode {
      case .none: false
      case .onDrag, .onDragWithAccessory: !isLifted
      case .interactive, .interactiveWithAccessory:
        isLifted && panGestureRecognizer.translation(in: self).y > 0
      }
    guard hides, let input = clientWorld.responders.first as? any UITextInputTraits & View,
      input.window === window
    else { return }
    input.resignFirstResponder()
  }
}

/// The look of the indicators of one scroll view.
@MainActor private final class KeptIndicators {
  var style = UIScrollView.IndicatorStyle.default
}
