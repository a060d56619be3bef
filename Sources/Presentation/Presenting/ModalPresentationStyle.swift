/// The style in which a controller is presented.
///
/// The raw values are the same as in UIKit.
public enum ModalPresentationStyle: Int, Hashable, Sendable, CaseIterable {
  /// The system chooses the style.
  ///
  /// If a controller's style is set to `automatic`, its `modalPresentationStyle` returns
  /// `pageSheet` (P-8).
  case automatic = -2
  /// No adapted style: an adaptive delegate returns this value to keep the controller's own style.
  ///
  /// A controller with the style `none` cannot be presented (P-8).
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
  /// The search begins at the controller on which `present` was called, and continues with its
  /// ancestors. The view of the covered controller is removed while the presentation is shown (P-3,
  /// P-32).
  case currentContext = 3
  /// The style that the transitioning delegate's presentation controller defines (P-25).
  case custom = 4
  /// Covers the screen.
  ///
  /// The presenter's view stays, and the presenter gets no appearance callbacks (P-32).
  case overFullScreen = 5
  /// Covers the nearest controller that defines a presentation context.
  ///
  /// The search begins at the controller on which `present` was called, and continues with its
  /// ancestors. The view of the covered controller stays, and this controller gets no appearance
  /// callbacks (P-3, P-32).
  case overCurrentContext = 6
  /// Points at a view.
  ///
  /// In a horizontally compact window the popover becomes a sheet (P-32).
  case popover = 7

  /// Whether the style is a sheet, which the user can drag away.
  ///
  /// Without animation, the transition of a sheet ends one run-loop turn later than a transition
  /// with any other style (P-21a).
  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether the presenter is the nearest controller that defines a presentation context (P-3).
  ///
  /// The search begins at the controller on which `present` was called, and continues with its
  /// ancestors. For all other styles, the presenter is the root-most of these ancestors (P-2).
  var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the presenter's view is removed during the presentation (P-31, P-32).
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
