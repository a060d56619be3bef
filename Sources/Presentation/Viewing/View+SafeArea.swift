public import PresentationMotion

extension View {
  /// The distances from the view's edges to its safe area, in points.
  ///
  /// The window's insets and the additional insets of controllers reduce the safe area.
  ///
  /// Computed from the model values. Without a window, only the controllers' insets count.
  public final var safeAreaInsets: ViewInsets {
    guard let superview else { return (self as? Window)?.deviceInsets ?? .zero }
    let outer = superview.safeAreaInsets
    let (frame, room) = (frame, superview.bounds)
    var insets = ViewInsets(
      top: max(0, room.minY + outer.top - frame.minY),
      left: max(0, room.minX + outer.left - frame.minX),
      bottom: max(0, frame.maxY - (room.maxY - outer.bottom)),
      right: max(0, frame.maxX - (room.maxX - outer.right)))
    if let more = controller?.additionalSafeAreaInsets, more != .zero {
      insets.top += more.top
      insets.left += more.left
      insets.bottom += more.bottom
      insets.right += more.right
    }
    return insets
  }
}
