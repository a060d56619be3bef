import Foundation
import Presentation

/// The constraints with which a stack view places its arranged subviews.
@MainActor struct StackArrangement {
  /// The constraint attributes of the horizontal or the vertical direction.
  private struct Direction {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute

    static let horizontal = Direction(
      start: .leading, end: .trailing, length: .width, center: .centerX)
    static let vertical = Direction(start: .top, end: .bottom, length: .height, center: .centerY)
  }

  /// The priorities of the optional constraints of a stack view.
  private enum Priority {
    /// The priority with which `fillProportionally` keeps the proportions of the views.
    static let proportion = UILayoutPriority(999)
    /// The priority with which the length of a hidden view is 0.
    static let hiding = UILayoutPriority(999)
    /// The priority with which `equalCentering` makes the distances between centers equal.
    static let centering = UILayoutPriority(149)
    /// The priority with which the stack view is as small as its contents permit.
    static let fit = UILayoutPriority(49)
    /// The lowest priority of the constraints that make arranged subviews as small as possible.
    ///
    /// The distribution `fill` uses slightly higher priorities for all views after the first view,
    /// so that the first view is stretched.
    static let smallness: Float = 25
  }

  private let stack: UIStackView
  private let canvas: NSObject
  private let along: Direction
  private let across: Direction
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The layout guides that keep the distances between the arranged subviews equal.
  private(set) var gaps: [UILayoutGuide] = []

  init(of stack: UIStackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let isRow = stack.axis == .horizontal
    (along, across) = isRow ? (.horizontal, .vertical) : (.vertical, .horizontal)
    let shown = stack.arrangedSubviews.filter { !$0.isHiddenByProgram }
    arrange(shown)
    for view in shown { align(view) }
    var last: View?
    for view in stack.arrangedSubviews {
      if view.isHiddenByProgram { hide(view, after: last) } else { last = view }
    }
    for length in [along.length, across.length] {
      add(stack, length, .equal, nil, .notAnAttribute, 0, Priority.fit)
    }
  }

  /// Returns the intrinsic width or height of a view, along an axis; 0 if the view has no intrinsic
  /// size.
  static func contentLength(of view: View, along axis: NSLayoutConstraint.Axis) -> CGFloat {
    let size = view.intrinsicContentSize
    return max(0, axis == .horizontal ? size.width : size.height)
  }

  private mutating func add(
    _ item: NSObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: NSObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0,
    _ priority: UILayoutPriority = .required, times multiplier: CGFloat = 1
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = "UISV"
    constraints.append(constraint)
  }

  // MARK: Along the axis

  private mutating func arrange(_ views: [View]) {
    guard let first = views.first, let last = views.last else { return }
    add(first, along.start, .equal, canvas, along.start)
    add(last, along.end, .equal, canvas, along.end)
    for (view, next) in zip(views, views.dropFirst()) { separate(view, next) }
    switch stack.distribution {
    case .fill:
      for (place, view) in views.enumerated().dropFirst() {
        let priority = UILayoutPriority(Priority.smallness + Float(place) / 100)
        add(view, along.length, .equal, nil, .notAnAttribute, 0, priority)
      }
    case .fillEqually:
      for view in views.dropFirst() { add(view, along.length, .equal, first, along.length) }
    case .fillProportionally: share(views)
    case .equalSpacing, .equalCentering: break
    }
  }

  private mutating func separate(_ view: View, _ next: View) {
    let spacing = stack.spacing(after: view)
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      add(next, along.start, .equal, view, along.end, spacing)
    case .equalSpacing:
      let gap = gap(from: view, along.end, to: next, along.start, .required)
      add(gap, along.length, .greaterThanOrEqual, nil, .notAnAttribute, spacing)
    case .equalCentering:
      _ = gap(from: view, along.center, to: next, along.center, Priority.centering)
      add(next, along.start, .greaterThanOrEqual, view, along.end, spacing)
    }
  }

  /// Adds a layout guide between two views; all these guides have the same length.
  private mutating func gap(
    from view: View, _ start: NSLayoutConstraint.Attribute, to next: View,
    _ end: NSLayoutConstraint.Attribute, _ priority: UILayoutPriority
  ) -> UILayoutGuide {
    let gap = UILayoutGuide()
    add(gap, along.start, .equal, view, start)
    add(gap, along.end, .equal, next, end)
    if let first = gaps.first { add(gap, along.length, .equal, first, along.length, 0, priority) }
    gaps.append(gap)
    return gap
  }

  private mutating func share(_ views: [View]) {
    let lengths = views.map { Self.contentLength(of: $0, along: stack.axis) }
    guard let base = lengths.firstIndex(where: { $0 > 0 }) else { return }
    for (view, length) in zip(views, lengths) where view !== views[base] {
      add(
        view, along.length, .equal, views[base], along.length, 0, Priority.proportion,
        times: length / lengths[base])
    }
  }

  // MARK: Across the axis

  private mutating func align(_ view: View) {
    switch stack.alignment {
    case .fill:
      add(view, across.start, .equal, canvas, across.start)
      add(view, across.end, .equal, canvas, across.end)
      return
    case .leading, .firstBaseline:
      add(view, across.start, .equal, canvas, across.start)
      add(view, across.end, .lessThanOrEqual, canvas, across.end)
    case .trailing, .lastBaseline:
      add(view, across.end, .equal, canvas, across.end)
      add(view, across.start, .greaterThanOrEqual, canvas, across.start)
    case .center:
      add(view, across.center, .equal, canvas, across.center)
      add(view, across.start, .greaterThanOrEqual, canvas, across.start)
      add(view, across.end, .lessThanOrEqual, canvas, across.end)
    }
    let priority = UILayoutPriority(Priority.smallness)
    add(view, across.length, .equal, nil, .notAnAttribute, 0, priority)
  }

  /// Adds the constraints that give a hidden view the length 0.
  ///
  /// The hidden view is placed directly after the view `last`. If `last` is nil, the hidden view is
  /// placed at the start of the stack view.
  private mutating func hide(_ view: View, after last: View?) {
    if let last {
      add(view, along.start, .equal, last, along.end)
    } else {
      add(view, along.start, .equal, canvas, along.start)
    }
    add(view, along.length, .equal, nil, .notAnAttribute, 0, Priority.hiding)
    add(view, across.start, .equal, canvas, across.start)
    let priority = UILayoutPriority(Priority.smallness)
    add(view, across.length, .equal, canvas, across.length, 0, priority)
  }
}
