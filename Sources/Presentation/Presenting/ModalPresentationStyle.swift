/// The style in which a controller is presented.
///
/// The raw values are the same as in UIKit.
public enum ModalPresentationStyle: Int, Hashable, Sendable, CaseIterable {
  /// The system chooses the style.
  ///
  /// If a controller has this style, its `modalPresentationStyle` returns `pageSheet` (P-8).
  case automatic = -2
  /// The result with which an adaptive delegate keeps the controller's own style.
  ///
  /// If a controller with this style is presented, the request is refused (P-8).
  case none = -1
  /// Covers the screen.
  ///
  /// The presenter's view is removed while the presentation is shown (P-32).
  case fullScreen = 0
  /// A card above the presenter.
  ///
  /// The presenter's view stays, and the presenter gets no appearance callbacks (P-32).
  case pageSheet = 1
  /// A smaller card above the presenter.
  ///
  /// The presenter's view stays, and the presenter gets no appearance callbacks (P-32).
  case formSheet = 2
  /// Covers the nearest controller that defines a presentation context.
  ///
  /// The view of the covered controller is removed while the presentation is shown (P-3, P-32).
  case currentContext = 3
  /// The style that the transitioning delegate's presentation controller defines (P-25).
  case custom = 4
  /// Covers the screen.
  ///
  /// The presenter's view stays, and the presenter gets no appearance callbacks (P-32).
  case overFullScreen = 5
  /// Covers the nearest controller that defines a presentation context.
  ///
  /// The view of the covered controller stays, and the controller gets no appearance callbacks
  /// (P-3, P-32).
  case overCurrentContext = 6
  /// Points at a view.
  ///
  /// In a horizontally compact window the popover becomes a sheet (P-32).
  case popover = 7

  /// Whether the style is a sheet: the user can drag a sheet away, and sheets have their own timing
  /// (P-21a).
  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether the presenter is the nearest controller that defines a presentation context, instead
  /// of the receiver's root-most ancestor (P-2, P-3).
  var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the presenter's view is removed during the presentation (P-31, P-32).
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
