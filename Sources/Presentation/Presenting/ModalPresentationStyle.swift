/// The style in which a controller is presented.
///
/// The raw values are those of UIKit.
public enum ModalPresentationStyle: Int, Hashable, Sendable, CaseIterable {
  /// The system chooses the style.
  ///
  /// A controller with this style returns `pageSheet` when it is asked for its style (P-8).
  case automatic = -2
  /// An adaptive delegate's answer for "no other style".
  ///
  /// A present of a controller with this style is refused (P-8).
  case none = -1
  /// Covers the screen.
  ///
  /// The presenter's view is removed while the presentation is shown (P-32).
  case fullScreen = 0
  /// A card above the presenter.
  ///
  /// The presenter's view stays and gets no appearance callbacks (P-32).
  case pageSheet = 1
  /// A smaller card above the presenter.
  ///
  /// The presenter's view stays and gets no appearance callbacks (P-32).
  case formSheet = 2
  /// Covers the nearest controller that defines a presentation context.
  ///
  /// That controller's view is removed while the presentation is shown (P-3, P-32).
  case currentContext = 3
  /// The style that the transitioning delegate's presentation controller defines (P-25).
  case custom = 4
  /// Covers the screen.
  ///
  /// The presenter's view stays and gets no appearance callbacks (P-32).
  case overFullScreen = 5
  /// Covers the nearest controller that defines a presentation context.
  ///
  /// That controller's view stays and gets no appearance callbacks (P-3, P-32).
  case overCurrentContext = 6
  /// Points at a view.
  ///
  /// In a horizontally compact window the popover becomes a sheet (P-32).
  case popover = 7

  /// Whether the style is a sheet, which the user may drag away, and which has its own timing
  /// (P-21a).
  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether the nearest controller that defines a context presents, rather than the root-most
  /// ancestor of the receiver (P-2, P-3).
  var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the presenter's view is removed during the presentation (P-31, P-32).
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
