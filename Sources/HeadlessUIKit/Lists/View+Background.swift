import Presentation

extension View {
  /// Removes a background view, and puts another one behind the other subviews.
  ///
  /// The new background fills this view, also after a change of the size.
  func replaceBackground(_ old: View?, by new: View?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }
}
