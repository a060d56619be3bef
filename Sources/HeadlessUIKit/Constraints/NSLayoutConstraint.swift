public import Foundation
import Presentation

/// A relation between two attributes of views or layout guides (the items of the constraint).
///
/// An active constraint belongs to the nearest common superview of both items. The layout pass
/// satisfies required constraints exactly (L-1). The pass satisfies optional constraints as well as
/// possible, beginning with the highest priority.
///
/// Constraints place only views whose `translatesAutoresizingMaskIntoConstraints` is false; other
/// views keep their frames (L-2). A contradiction between required constraints is reported as in
/// UIKit. The layout pass then ignores the contradicting constraint that was activated last (L-3).
@preconcurrency @MainActor public class NSLayoutConstraint: NSObject {
  /// A side, a center line or a dimension of a view; the raw values are the same as in UIKit.
  ///
  /// The leading side is always the left side, because text runs from left to right.
  public enum Attribute: Int, Hashable, Sendable, CaseIterable {
    /// No attribute: the constraint compares the first attribute only with the constant.
    case notAnAttribute = 0
    /// The left side.
    case left
    /// The right side.
    case right
    /// The upper side.
    case top
    /// The lower side.
    case bottom
    /// The side where lines of text begin, which is always the left side in this package.
    case leading
    /// The side where lines of text end, which is always the right side in this package.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle between the left and the right side.
    case centerX
    /// The middle between the upper and the lower side.
    case centerY
    /// The lower side, instead of the baseline of the last line.
    case lastBaseline
    /// The upper side, instead of the baseline of the first line.
    case firstBaseline
    /// The left side of the view's layout margins.
    case leftMargin
    /// The right side of the view's layout margins.
    case rightMargin
    /// The upper side of the view's layout margins.
    case topMargin
    /// The lower side of the view's layout margins.
    case bottomMargin
    /// The leading side of the view's layout margins.
    case leadingMargin
    /// The trailing side of the view's layout margins.
    case trailingMargin
    /// The middle between the left and the right side of the view's layout margins.
    case centerXWithinMargins
    /// The middle between the upper and the lower side of the view's layout margins.
    case centerYWithinMargins
  }

  /// The relation of the two sides of a constraint; the raw values are the same as in UIKit.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is at most the second side.
    case lessThanOrEqual = -1
    /// The first side equals the second side.
    case equal
    /// The first side is at least the second side.
    case greaterThanOrEqual
  }

  /// The horizontal or the vertical direction; the raw values are the same as in UIKit.
  public enum Axis: Int, Hashable, Sendable, CaseIterable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  private let first: LayoutTerm
  private let second: LayoutTerm?
  /// The relation between the two sides of the constraint, such as `equal`.
  public let relation: Relation
  /// The factor by which the second attribute is multiplied.
  public let multiplier: CGFloat
  /// The number of points that is added to the product of ``multiplier`` and the second attribute.
  ///
  /// A change takes effect in the next layout. To animate the change, call `layoutIfNeeded()` in an
  /// animation block.
  public var constant: CGFloat {
    didSet {
      if !constant.isFinite {
        reportNotFinite()
        constant = oldValue
      }
      if isActive, constant != oldValue { askForLayout() }
    }
  }
  /// The priority of the constraint, which is above 0 and at most 1000; 1000 means required.
  ///
  /// Setting another value raises the issue of UIKit, and has no effect (L-9).
  public var priority = UILayoutPriority.required {
    didSet {
      let number = priority.rawValue
      if !(number > 0 && number <= UILayoutPriority.required.rawValue) {
        world.report(Issues.illegalPriority("\(ShortNumber(priority))"))
        priority = oldValue
      }
      if isActive, priority != oldValue { askForLayout() }
    }
  }
  /// The name of the constraint, for debugging.
  @exclusivity(unchecked) public var identifier: String?

  /// The state of an active constraint.
  private struct Activation {
    weak var owner: View?
    let first: LayoutTerm
    let second: LayoutTerm?
    let nodes: [Node]
    let order: RankedNumber
  }

  private struct Node {
    weak var node: (any LayoutNode)?
  }

  private var activation: Activation?
  private var hasReported = false

  init(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    (self.first, self.relation, self.second) = (first, relation, second)
    (self.multiplier, self.constant) = (multiplier, constant.isFinite ? constant : 0)
    super.init()
    if !constant.isFinite { reportNotFinite() }
  }

  /// Creates the constraint `item.attribute = multiplier * toItem.attribute + constant`.
  ///
  /// For an inequality, pass `lessThanOrEqual` or `greaterThanOrEqual` as the argument `relatedBy`.
  /// The items are views or layout guides.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      LayoutTerm(view1, attr1), relation, view2.map { LayoutTerm($0, attr2) },
      multiplier: multiplier, constant: c)
  }

  /// Activates several constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates several constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The view or layout guide on the first side of the constraint.
  public var firstItem: AnyObject? { first.givenItem }

  /// The view or layout guide on the second side of the constraint; nil if this side is a constant.
  public var secondItem: AnyObject? { second?.givenItem }

  /// The attribute on the first side of the constraint.
  public var firstAttribute: Attribute { first.attribute }

  /// The attribute on the second side of the constraint; `notAnAttribute` if this side is a
  /// constant.
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Whether the constraint is active and takes part in layout.
  ///
  /// To be activated, a constraint needs items with a common superview and compatible attributes.
  /// If one of these conditions is not met, setting the value to true reports the exception that
  /// UIKit would raise. The constraint then stays inactive.
  ///
  /// Removing a view from its superview deactivates the constraints between the inside and the
  /// outside of this view (L-6). In such a constraint, one item is the removed view or is inside
  /// the removed view. The other item is outside the removed view.
  public var isActive: Bool {
    get { activation?.owner != nil }
    set { newValue ? activate() : deactivate() }
  }
}

// MARK: Activation

extension NSLayoutConstraint {
  /// The nearest common superview of both items; nil if the constraint is inactive.
  var owner: View? { activation?.owner }

  var resolvedFirst: LayoutTerm { activation?.first ?? first }

  var resolvedSecond: LayoutTerm? { activation?.second ?? second }

  /// The frames on which the constraint depends.
  var nodes: [any LayoutNode] { activation?.nodes.compactMap(\.node) ?? [] }

  /// The position of this constraint in the order of activation; 0 if the constraint is inactive.
  var order: Int { activation?.order.number ?? 0 }

  /// The position of this constraint in the group that is formed at the next layout; 0 if the group
  /// has been formed.
  private var rank: Int {
    guard let node = nodes.first(where: \.isFree), node.group == nil else { return 0 }
    return ConstraintGroup.constraints(around: node).firstIndex { $0 === self } ?? 0
  }

  private static var activationCount = 0

  private func activate() {
    guard !isActive, let view = first.view else { return }
    if let mistake { return view.clientWorld.report(Issues.illegalConstraint(mistake)) }
    guard let owner = view.nearestCommonView(with: second?.view ?? view) else {
      return view.clientWorld.report(
        Issues.unrelatedConstraint(first.description, second?.description ?? ""))
    }
    let (a, b) = (first.seen(from: second), second?.seen(from: first))
    var nodes: [any LayoutNode] = []
    for node in a.nodes(in: owner) + (b?.nodes(in: owner) ?? [])
    where !nodes.contains(where: { $0 === node }) {
      nodes.append(node)
    }
    Self.activationCount += 1
    activation = Activation(
      owner: owner, first: a, second: b, nodes: nodes.map { Node(node: $0) },
      order: RankedNumber(Self.activationCount) { [weak self] in self?.rank ?? 0 })
    hasReported = false
    for node in nodes { node.concerning.append(self) }
    ViewConstraints.of(owner).owned.append(self)
    dissolveGroups()
    askForLayout()
  }

  private func deactivate() {
    guard let owner else { return }
    askForLayout()
    dissolveGroups()
    for node in nodes { node.forget(self) }
    ViewConstraints.of(owner).owned.removeAll { $0 === self }
    activation = nil
  }

  func dissolveGroups() {
    for node in nodes { node.dissolveGroup() }
  }

  private func reportNotFinite() {
    world.reportNotFinite(
      "constant", of: first.view.map { "a constraint of \($0.description)" } ?? "a constraint")
  }

  private var world: World { first.view?.eventWorld ?? .current }

  private func askForLayout() {
    for node in nodes {
      if let guide = node as? UILayoutGuide { guide.owningView?.constraintsChanged() }
      if node.isFree { node.view?.superview?.constraintsChanged() }
    }
    owner?.constraintsChanged()
  }

  /// Returns whether an item of the constraint is `subview` or is inside `subview`.
  func crossesEdge(of subview: View) -> Bool {
    [first, second].contains { $0?.view?.isDescendant(of: subview) == true }
  }
}

// MARK: Reports

extension NSLayoutConstraint {
  /// UIKit's message about incompatible attributes; nil if the attributes are compatible.
  private var mistake: String? {
    let (a, b) = (firstAttribute, secondAttribute)
    if b == .notAnAttribute || second == nil || multiplier == 0 {
      return a.isSize
        ? nil
        : "A multiplier of 0 or a nil second item together with a location for the first attribute "
          + "creates an illegal constraint of a location equal to a constant. Location attributes "
          + "must be specified in pairs."
    }
    if let one = a.followsText, let other = b.followsText, one != other {
      return "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    }
    return a.isSize == b.isSize && (a.isSize || a.isHorizontal == b.isHorizontal)
      ? nil
      : "A constraint cannot be made between \(first.description) and \(second?.description ?? "") "
        + "because their attributes do not fit each other."
  }

  /// Reports that this required constraint is ignored because it contradicts other constraints
  /// (L-3).
  func reportBroken() {
    guard !hasReported, let view = first.view else { return }
    hasReported = true
    view.clientWorld.report(Issues.brokenConstraint(equation))
  }

  /// Reports this required constraint if fixed frames do not satisfy it (L-2).
  ///
  /// Nothing is reported if constraints may change one of the frames on which this constraint
  /// depends.
  func reportIfUnmet() {
    guard !hasReported, !nodes.contains(where: \.isFree), let view = first.view,
      let requirement = LayoutExpressions(places: [:]).requirement(of: self),
      requirement.isRequired, !requirement.holds
    else { return }
    hasReported = true
    view.clientWorld.report(Issues.maskedConstraint(equation, of: view.printedName))
  }

  private var equation: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    let term = second.map { term in
      (multiplier == 1 ? "" : "\(ShortNumber(multiplier)) * ") + term.description
    }
    let number = "\(ShortNumber(abs(constant)))"
    let rest =
      switch (term, constant) {
      case (let term?, 0): term
      case (let term?, _): "\(term) \(constant < 0 ? "-" : "+") \(number)"
      case (nil, _): constant < 0 ? "-\(number)" : number
      }
    return (identifier.map { "\($0): " } ?? "") + "\(first.description) \(sign) \(rest)"
  }
}

/// A number that is printed with at most three decimals, for messages.
private struct ShortNumber: CustomStringConvertible {
  let value: CGFloat

  init(_ value: CGFloat) { self.value = value }

  init(_ priority: UILayoutPriority) { value = CGFloat(priority.rawValue) }

  var description: String {
    let text = "\((value * 1000).rounded() / 1000)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    case .top, .bottom, .height, .centerY, .notAnAttribute, .lastBaseline, .firstBaseline,
      .topMargin, .bottomMargin, .centerYWithinMargins:
      false
    }
  }

  /// Whether the side depends on the direction in which text runs; nil if the attribute is not a
  /// left or right side.
  fileprivate var followsText: Bool? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .leftMargin, .rightMargin: false
    default: nil
    }
  }
}

extension View {
  fileprivate func nearestCommonView(with other: View) -> View? {
    var next: View? = self
    while let view = next {
      if other.isDescendant(of: view) { return view }
      next = view.superview
    }
    return nil
  }
}
