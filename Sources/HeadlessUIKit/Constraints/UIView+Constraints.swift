import Foundation
public import Presentation

extension View {
  /// Whether the frame of the view is fixed, so that constraints cannot change the frame; true by
  /// default.
  ///
  /// If the value is false, constraints place the view (L-2).
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { attached(ViewConstraints.self)?.translatesAutoresizingMask ?? true }
    set { ViewConstraints.of(self).translatesAutoresizingMask = newValue }
  }

  /// The active constraints that belong to the view.
  ///
  /// A constraint belongs to the nearest common superview of its two views or guides.
  public final var constraints: [NSLayoutConstraint] {
    attached(ViewConstraints.self)?.owned ?? []
  }

  /// Activates a constraint; the constraint does not need to belong to this view.
  ///
  /// An active constraint belongs to the nearest common superview of its two views or guides.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  /// Activates constraints; the constraints do not need to belong to this view.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint that belongs to this view; if the constraint belongs to another view,
  /// has no effect.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.isActive = false }
  }

  /// Deactivates those of the given constraints that belong to this view; the other constraints do
  /// not change.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Content

  /// Returns the priority with which the view resists being larger than its content; the default is
  /// 250 (L-5).
  public final func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    ViewConstraints.of(self).hugging[axis]
  }

  /// Sets the priority with which the view resists being larger than its content.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ViewConstraints.of(self).hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Returns the priority with which the view resists being smaller than its content; the default
  /// is 750 (L-5).
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    ViewConstraints.of(self).compressionResistance[axis]
  }

  /// Sets the priority with which the view resists being smaller than its content.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ViewConstraints.of(self).compressionResistance[axis] = priority
    invalidateIntrinsicContentSize()
  }
}

extension ViewConstraints.AxisPriorities {
  fileprivate subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
