import Foundation
import Presentation

/// An object whose frame constraints may determine: a view, represented by its layout state, or a
/// layout guide.
@MainActor protocol LayoutNode: AnyObject {
  /// The view whose frame is determined, or the view that owns the layout guide.
  var view: View? { get }
  /// Whether constraints may change the frame; if false, the frame is known and stays as it is.
  var isFree: Bool { get }
  /// The active constraints that depend on the frame of the view or layout guide.
  var concerning: [NSLayoutConstraint] { get set }
  /// The group of constraints that determines the frame; nil until the group is needed.
  var group: ConstraintGroup? { get set }
}

extension LayoutNode {
  /// The group of constraints that determines the frame; nil if no constraint determines the frame.
  ///
  /// If the group does not exist yet, it is created.
  var formedGroup: ConstraintGroup? {
    guard isFree, !concerning.isEmpty else { return nil }
    return group ?? ConstraintGroup(around: self)
  }

  /// Removes the group, because the constraints on the frame have changed.
  func dissolveGroup() {
    group?.dissolve()
    group = nil
  }

  func forget(_ constraint: NSLayoutConstraint) {
    concerning.removeAll { $0 === constraint }
  }
}
