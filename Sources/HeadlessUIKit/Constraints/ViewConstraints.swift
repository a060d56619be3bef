import Foundation
import Presentation

/// The layout state of one view: its constraints and their solution.
@MainActor final class ViewConstraints: ViewPlacement, LayoutNode {
  private(set) weak var view: View?
  var concerning: [NSLayoutConstraint] = []
  var group: ConstraintGroup?
  /// The active constraints whose items have this view as their nearest common superview.
  var owned: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The value of UIKit's `translatesAutoresizingMaskIntoConstraints` (L-2).
  var translatesAutoresizingMask = true {
    didSet { if translatesAutoresizingMask != oldValue { freedomChanged() } }
  }
  var hugging = AxisPriorities(.defaultLow)
  var compressionResistance = AxisPriorities(.defaultHigh)
  /// Whether the view was already reported because its frame is ambiguous.
  var hasReportedOpenPlace = false

  /// The horizontal and the vertical priority of content hugging or of compression resistance.
  struct AxisPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    init(_ priority: UILayoutPriority) {
      (horizontal, vertical) = (priority, priority)
    }
  }

  private init(of view: View) {
    self.view = view
  }

  /// Returns the layout state of a view; creates the state if there is none.
  static func of(_ view: View) -> ViewConstraints {
    if let known = view.attached(ViewConstraints.self) { return known }
    let made = view.attachment { ViewConstraints(of: view) }
    view.placement = made
    return made
  }

  // MARK: Placing

  /// Whether `systemLayoutSizeFitting` is computing the size of the view; meanwhile, the frame of
  /// the view is not fixed.
  var isMeasured = false

  var isFree: Bool { isMeasured || !translatesAutoresizingMask && view?.superview != nil }

  var placesView: Bool { isFree && !concerning.isEmpty }

  func refresh(in round: PlacementRound) {
    let nodes: [any LayoutNode] = [self] + guides
    for group in nodes.compactMap(\.formedGroup) where round.begins(group) { group.refresh() }
    for constraint in owned { constraint.reportIfUnmet() }
  }

  func placeSubviews() {
    guard let view else { return }
    var last: ConstraintGroup?
    for subview in view.subviews {
      guard let node = subview.attached(ViewConstraints.self), let group = node.formedGroup
      else { continue }
      if group !== last { group.refresh(layingOut: view) }
      group.place(node)
      last = group
    }
    for guide in guides {
      guide.formedGroup?.refresh(layingOut: view)
      guide.placeContent()
    }
    for constraint in owned { constraint.reportIfUnmet() }
  }

  func visibilityChanged(of subview: View) {
    (view as? UIStackView)?.visibilityChanged(of: subview)
  }

  /// Gives the new superview a layout state, unless this view uses its autoresizing mask.
  ///
  /// Without a layout state, the layout of the superview would not place this view.
  func superviewChanged() {
    if !translatesAutoresizingMask, let superview = view?.superview {
      _ = ViewConstraints.of(superview)
    }
  }

  func placeView() {
    guard let group = formedGroup else { return }
    group.refresh(layingOut: view?.superview)
    group.place(self)
  }

  func forget(_ subview: View) {
    let crossing = owned.filter { $0.crossesEdge(of: subview) }
    NSLayoutConstraint.deactivate(crossing)
  }

  /// Removes the constraint groups of the view, because constraints begin or stop placing the view.
  private func freedomChanged() {
    superviewChanged()
    for constraint in concerning { constraint.dissolveGroups() }
    dissolveGroup()
    view?.superview?.setNeedsLayout()
  }
}
