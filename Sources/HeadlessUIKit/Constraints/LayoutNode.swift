import Foundation
import Presentation

/// A rectangle that constraints may place: a view's rectangle or a layout guide's rectangle.
@MainActor protocol LayoutNode: AnyObject {
  /// The view, or the view that owns the guide.
  var view: View? { get }
  /// Whether constraints place the rectangle; if false, the rectangle keeps its place.
  var isFree: Bool { get }
  /// The active constraints in whose expressions the rectangle occurs.
  var concerning: [NSLayoutConstraint] { get set }
  /// The constraints that are solved together, and their solution.
  var group: ConstraintGroup? { get set }
}

extension LayoutNode {
  /// The group of the rectangle, created at need; nil if no constraint places the rectangle.
  var formedGroup: ConstraintGroup? {
    guard isFree, !concerning.isEmpty else { return nil }
    return group ?? ConstraintGroup(around: self)
  }

  /// Dissolves the group because the rectangle's constraints have changed.
  func dissolveGroup() {
    group?.dissolve()
    group = nil
  }

  func forget(_ constraint: NSLayoutConstraint) {
    concerning.removeAll { $0 === constraint }
  }
}
