/// The style in which a controller is presented; raw values are UIKit's.
public enum ModalPresentationStyle: Int, Hashable, Sendable, CaseIterable {
  /// The system chooses: read back, it is `pageSheet` (P-8).
  case automatic = -2
  /// Only an adaptive delegate's answer: no other style. Presenting it is refused (P-8).
  case none = -1
  /// Covers the screen; the presenter's view is removed while it is up (P-32).
  case fullScreen = 0
  /// A card above the presenter, which stays and gets no appearance callbacks (P-32).
  case pageSheet = 1
  /// A smaller card above the presenter, which stays and gets no appearance callbacks (P-32).
  case formSheet = 2
  /// Covers the nearest context; its view is removed while it is up (P-3, P-32).
  case currentContext = 3
  /// The style that the transitioning delegate's presentation controller defines (P-25).
  case custom = 4
  /// Covers the screen; the presenter stays and gets no appearance callbacks (P-32).
  case overFullScreen = 5
  /// Covers the nearest context; the presenter stays and gets no appearance callbacks (P-3, P-32).
  case overCurrentContext = 6
  /// Points at a view; a sheet where the window is horizontally compact (P-32).
  case popover = 7

  /// Whether the user may drag it away, and whether P-21a holds for it.
  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether the nearest context presents, and not the root of the layer (P-2, P-3).
  var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the presenter's view leaves meanwhile (P-31, P-32).
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
