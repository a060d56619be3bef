import Foundation
import Presentation

/// The layout state of one view: its constraints and their solution.
@MainActor final class ViewConstraints: ViewPlacement, LayoutNode {
  private(set) weak var view: View?
  var concerning: [NSLayoutConstraint] = []
  var group: ConstraintGroup?
  /// The active constraints between this view and views inside it, or between views inside it.
  var owned: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The value of UIKit's `translatesAutoresizingMaskIntoConstraints` (L-2).
  var translatesAutoresizingMask = true {
    didSet { if translatesAutoresizingMask != oldValue { freedomChanged() } }
  }
  var hugging = AxisPriorities(.defaultLow)
  var compressionResistance = AxisPriorities(.defaultHigh)
  /// Whether the view was reported because constraints do not determine its place.
  var hasReportedOpenPlace = false

  /// The priorities with which a view keeps its content size, for one kind of requirement.
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

  /// Whether the view's fitting size is being computed, as if its size were not fixed.
  var isMeasured = false

  var isFree: Bool { isMeasured || !translatesAutoresizingMask && view?.superview != nil }

  var placesView: Bool { isFree && !concerning.isEmpty }

  func refresh() {
    formedGroup?.refresh()
    for guide in guides { guide.formedGroup?.refresh() }
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

  /// Requests that the layout of the superview places this view.
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

  /// Updates the groups after constraints begin or stop placing the view.
  private func freedomChanged() {
    superviewChanged()
    for constraint in concerning { constraint.dissolveGroups() }
    dissolveGroup()
    view?.superview?.setNeedsLayout()
  }
}
