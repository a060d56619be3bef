import Presentation

extension View {
  /// Removes the subview `old`, adds the view `new` in front, and requests a layout.
  ///
  /// Does nothing if both are the same view. A view that is no longer a subview is not removed.
  final func replace(_ old: View?, by new: View?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }
}
