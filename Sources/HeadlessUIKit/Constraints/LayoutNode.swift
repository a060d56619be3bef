import Foundation
import Presentation

/// A rectangle that constraints may place: that of a view, or of a layout guide.
@MainActor protocol LayoutNode: AnyObject {
  /// The view, or the view that owns the guide.
  var view: View? { get }
  /// Whether constraints place the rectangle; otherwise it is where it is.
  var isFree: Bool { get }
  /// The active constraints in whose expressions the rectangle occurs.
  var concerning: [NSLayoutConstraint] { get set }
  /// The constraints that are solved together, and their solution.
  var group: ConstraintGroup? { get set }
}

extension LayoutNode {
  /// The group of the rectangle, formed if necessary; nil if no constraint places it.
  var formedGroup: ConstraintGroup? {
    guard isFree, !concerning.isEmpty else { return nil }
    return group ?? ConstraintGroup(around: self)
  }

  /// The constraints are no longer those of the group.
  func dissolveGroup() {
    group?.dissolve()
    group = nil
  }

  func forget(_ constraint: NSLayoutConstraint) {
    concerning.removeAll { $0 === constraint }
  }
}
