public import Presentation

extension View {
  /// Returns the layout direction that a view with the given attribute has in a left-to-right
  /// interface.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// Returns the layout direction that a view with the given attribute has in an interface with the
  /// given direction.
  ///
  /// The direction of the interface matters only for the attribute `unspecified`. For
  /// `playback` and `spatial`, the result is always `leftToRight`.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  /// The direction of the view's contents, which follows from `semanticContentAttribute`.
  ///
  /// The direction has no effect on the layout, because leading is always left.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
}
