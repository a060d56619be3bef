import Foundation
import Presentation

/// A converter from constraints to linear requirements (equations and inequalities).
///
/// Frames that have an index in ``places`` are unknown, and the solver computes them. All other
/// frames are known.
@MainActor struct LayoutExpressions {
  /// The index of each unknown frame.
  ///
  /// The key is an object identifier. It identifies a layout guide, or the layout state of a view
  /// (``ViewConstraints``).
  let places: [ObjectIdentifier: Int]

  /// Converts a constraint to a linear requirement; returns nil if one of its views was
  /// deallocated.
  func requirement(of constraint: NSLayoutConstraint) -> LinearRequirement? {
    guard let owner = constraint.owner,
      let first = expression(of: constraint.resolvedFirst, in: owner)
    else { return nil }
    var difference = first
    difference.add(LinearExpression(-constraint.constant))
    if let term = constraint.resolvedSecond {
      guard let second = expression(of: term, in: owner) else { return nil }
      difference.add(second, times: -constraint.multiplier)
    }
    return LinearRequirement(
      expression: difference, relation: constraint.relation.linear,
      priority: constraint.priority.rawValue)
  }

  /// Returns the optional requirements that make a view as large as its intrinsic content size
  /// (L-5).
  ///
  /// The argument `width` is the width of the lines of text in the view; nil for no limit.
  func wishes(of node: ViewConstraints, inLinesOf width: CGFloat?) -> [LinearRequirement] {
    guard let view = node.view else { return [] }
    let size = view.contentSizeForLayout(inLinesOf: width)
    let rectangle = outside(of: view).inset(by: view.alignmentRectInsets)
    func wishes(
      _ length: LinearExpression, _ content: CGFloat, _ hugging: UILayoutPriority,
      _ resistance: UILayoutPriority
    ) -> [LinearRequirement] {
      guard content != View.noIntrinsicMetric else { return [] }
      let difference = length + LinearExpression(-content)
      return [
        LinearRequirement(
          expression: difference, relation: .atMost, priority: hugging.rawValue),
        LinearRequirement(
          expression: difference, relation: .atLeast, priority: resistance.rawValue),
      ]
    }
    let (hugging, resistance) = (node.hugging, node.compressionResistance)
    return wishes(rectangle.width, size.width, hugging.horizontal, resistance.horizontal)
      + wishes(rectangle.height, size.height, hugging.vertical, resistance.vertical)
  }

  private func expression(of term: LayoutTerm, in ancestor: View) -> LinearExpression? {
    rectangle(of: term, in: ancestor)?[term.attribute]
  }

  /// Returns the rectangle of a constraint's item, in the coordinates of the nearest common
  /// superview of both items.
  private func rectangle(of term: LayoutTerm, in ancestor: View) -> LayoutRectangle? {
    var rectangle: LayoutRectangle
    var host: View?
    switch term.item {
    case let guide as UILayoutGuide:
      guard let view = guide.owningView else { return nil }
      (rectangle, host) = (self.rectangle(of: guide, of: view), view)
    case let view as View:
      let insets = view.alignmentRectInsets
      if view === ancestor { return inside(of: view, insets) }
      (rectangle, host) = (outside(of: view).inset(by: insets), view.superview)
    default: return nil
    }
    while let view = host, view !== ancestor {
      rectangle.move(by: outside(of: view), from: view.bounds.origin)
      host = view.superview
    }
    return host === ancestor ? rectangle : nil
  }

  private func rectangle(of guide: UILayoutGuide, of view: View) -> LayoutRectangle {
    let place = places[ObjectIdentifier(guide)]
    switch guide.kind {
    case .own: return place.map(LayoutRectangle.init(place:)) ?? LayoutRectangle(guide.solved)
    case .visiblePart: return inside(of: view)
    case .contents:
      guard let place else { return LayoutRectangle(guide.layoutFrame) }
      var rectangle = LayoutRectangle(place: place)
      (rectangle.x, rectangle.y) = (LinearExpression(), LinearExpression())
      return rectangle
    case .safeArea: return inside(of: view, view.safeAreaInsets)
    case .margins: return inside(of: view, view.layoutMargins)
    case .top:
      var rectangle = inside(of: view)
      rectangle.height = LinearExpression(view.safeAreaInsets.top)
      return rectangle
    case .bottom:
      var rectangle = inside(of: view)
      rectangle.y.add(rectangle.height)
      let height = guide.bottomHeight(of: view)
      rectangle.y.add(LinearExpression(-height))
      rectangle.height = LinearExpression(height)
      return rectangle
    }
  }

  private func inside(of view: View, _ insets: UIEdgeInsets) -> LayoutRectangle {
    inside(of: view).inset(by: insets)
  }

  /// Returns the frame of a view, in the coordinates of its superview.
  private func outside(of view: View) -> LayoutRectangle {
    view.attached(ViewConstraints.self).flatMap { places[ObjectIdentifier($0)] }
      .map(LayoutRectangle.init(place:)) ?? LayoutRectangle(view.untransformedFrame)
  }

  /// Returns the bounds of a view.
  ///
  /// If the solver computes the view's frame, the width and the height are variables.
  private func inside(of view: View) -> LayoutRectangle {
    var rectangle = outside(of: view)
    rectangle.x = LinearExpression(view.bounds.minX)
    rectangle.y = LinearExpression(view.bounds.minY)
    return rectangle
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var linear: LinearRequirement.Relation {
    switch self {
    case .lessThanOrEqual: .atMost
    case .equal: .equal
    case .greaterThanOrEqual: .atLeast
    }
  }
}

extension View {
  /// The intrinsic content size that layout uses.
  ///
  /// Zero for the parts of controls that have a size on a device only (L-5).
  fileprivate func contentSizeForLayout(inLinesOf width: CGFloat?) -> CGSize {
    let size = contentSize(inLinesOf: width), none = View.noIntrinsicMetric
    return CGSize(
      width: size.width == none && hasContentWidth ? 0 : size.width,
      height: size.height == none && hasContentHeight ? 0 : size.height)
  }

  private var hasContentWidth: Bool {
    self is UISegmentedControl || self is UIPageControl || self is UIDatePicker
  }

  private var hasContentHeight: Bool {
    hasContentWidth || self is UISlider || self is UIProgressView
  }
}
