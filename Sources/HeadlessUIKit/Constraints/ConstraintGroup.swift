import Foundation
import Presentation

/// A group of constraints that are solved together, and the resulting frames.
///
/// Two constraints are in the same group if both depend on the frame of the same view or layout
/// guide.
@MainActor final class ConstraintGroup {
  private struct Member {
    weak var node: (any LayoutNode)?
  }

  /// The constraints of the group, in the order of their activation.
  private let constraints: [NSLayoutConstraint]
  private let members: [Member]
  private let expressions: LayoutExpressions
  /// The linear requirements (equations and inequalities) that were solved last; nil before the
  /// first solution.
  ///
  /// The first requirements state that no size is negative. The next requirements are the
  /// constraints, and the last requirements are the intrinsic content sizes.
  private var requirements: [LinearRequirement]?
  private var frames: [CGRect]
  /// The requirements of the second solution, in which the lines of texts have ``lineWidths``;
  /// empty if no text is broken into lines.
  private var requirementsInLines: [LinearRequirement] = []
  /// The widths of the views that break their text into lines, if the text had one line each.
  private var lineWidths: [Int: CGFloat] = [:]
  /// Whether intrinsic content sizes are being read.
  ///
  /// The code of the app that supplies such a size may lay out its view. Meanwhile, the views of
  /// the group keep their frames.
  private var isReadingSizes = false

  /// Collects all constraints that determine the frame of a view or layout guide, directly or
  /// through other views.
  ///
  /// - Parameter view: A view to which the search is limited: constraints between views outside
  ///   this view are ignored. Nil for no limit.
  init(around node: any LayoutNode, inside view: View? = nil) {
    let constraints = Self.constraints(around: node, inside: view)
    self.constraints = constraints
    var places: [ObjectIdentifier: Int] = [:]
    var members: [Member] = []
    for node in constraints.flatMap(\.nodes) where node.isFree {
      guard places[ObjectIdentifier(node)] == nil else { continue }
      places[ObjectIdentifier(node)] = members.count
      members.append(Member(node: node))
    }
    self.members = members
    expressions = LayoutExpressions(places: places)
    frames = Array(repeating: .zero, count: members.count)
    for member in members { member.node?.group = self }
  }

  /// Returns the constraints of the group around a view or layout guide, in the order of their
  /// activation.
  static func constraints(
    around node: any LayoutNode, inside view: View? = nil
  ) -> [NSLayoutConstraint] {
    var nodes: [any LayoutNode] = [node]
    var constraints: [NSLayoutConstraint] = []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(node)]
    var next = 0
    while next < nodes.count {
      for constraint in nodes[next].concerning
      where view.map({ constraint.owner?.isDescendant(of: $0) == true }) ?? true
        && seen.insert(ObjectIdentifier(constraint)).inserted
      {
        constraints.append(constraint)
        for other in constraint.nodes
        where other.isFree && seen.insert(ObjectIdentifier(other)).inserted {
          nodes.append(other)
        }
      }
      next += 1
    }
    return constraints.sorted { $0.order < $1.order }
  }

  func dissolve() {
    for member in members where member.node?.group === self { member.node?.group = nil }
  }

  /// Solves the constraints again if a constraint or a content size has changed.
  ///
  /// If the solved frame of a view changes, the method calls `setNeedsLayout()` on the superview of
  /// the view. The first solution is compared with the frame that the view has. The method makes no
  /// call on the argument `superview`, whose layout is already in progress. If the frame of a
  /// layout guide changes, it calls `setNeedsLayout()` on the guide's owner.
  func refresh(layingOut superview: View? = nil) {
    guard !isReadingSizes else { return }
    var found = currentRequirements()
    let inLines = lineWidths.isEmpty ? [] : currentRequirements(inLinesOf: lineWidths).all
    guard requirements != found.all || requirementsInLines != inLines else { return }
    let isFirst = requirements == nil, old = frames
    var solution = solve(found.all, restingAt: 0)
    requirements = found.all
    lineWidths = lineWidths(in: solution.frames)
    requirementsInLines = []
    if !lineWidths.isEmpty {
      found = currentRequirements(inLinesOf: lineWidths)
      requirementsInLines = found.all
      solution = solve(found.all, restingAt: 0)
    }
    frames = solution.frames
    for broken in solution.broken { found.sources[broken]?.reportBroken() }
    if isFirst { reportOpenPlaces(of: found.all) }
    for (index, member) in members.enumerated() {
      if let guide = member.node as? UILayoutGuide {
        guard guide.solved != frames[index] else { continue }
        guide.solved = frames[index]
        guide.owningView?.setNeedsLayout()
      } else if let view = member.node?.view, let outer = view.superview, outer !== superview,
        frames[index] != (isFirst ? view.untransformedFrame : old[index])
      {
        outer.setNeedsLayout()
      }
    }
  }

  /// Sets the frame of a view in the group to the solved frame.
  func place(_ node: ViewConstraints) {
    guard !isReadingSizes, let view = node.view,
      let place = expressions.places[ObjectIdentifier(node)]
    else { return }
    let frame = (view.superview as? UIScrollView)?.zoomed(frames[place], of: view) ?? frames[place]
    if view.untransformedFrame != frame { view.untransformedFrame = frame }
  }

  /// Returns the size of a view with additional requirements; nil if the view has no constraints.
  ///
  /// The closure `wishes` returns the additional requirements.
  func size(
    of node: any LayoutNode, _ wishes: (LayoutRectangle) -> [LinearRequirement]
  ) -> CGSize? {
    guard let place = expressions.places[ObjectIdentifier(node)] else { return nil }
    func frames(inLinesOf widths: [Int: CGFloat]) -> [CGRect] {
      let requirements = currentRequirements(inLinesOf: widths).all
      return solve(requirements + wishes(LayoutRectangle(place: place)), restingAt: 0).frames
    }
    let found = frames(inLinesOf: [:]), widths = lineWidths(in: found)
    return (widths.isEmpty ? found : frames(inLinesOf: widths))[place].size
  }

  /// Returns the widths of the views whose lines of text are as wide as the layout permits.
  private func lineWidths(in frames: [CGRect]) -> [Int: CGFloat] {
    var widths: [Int: CGFloat] = [:]
    for (place, member) in members.enumerated() {
      guard let text = member.node?.view as? any LineBreaking, text.fitsLinesToLayout else {
        continue
      }
      widths[place] = frames[place].width
    }
    return widths
  }

  // MARK: Requirements

  /// Returns the current linear requirements; `sources` maps the index of a requirement to its
  /// constraint.
  ///
  /// The argument contains the width of the lines of each text that is broken; a text without a
  /// width has one line for each of its paragraphs.
  private func currentRequirements(
    inLinesOf widths: [Int: CGFloat] = [:]
  ) -> (all: [LinearRequirement], sources: [Int: NSLayoutConstraint]) {
    var all: [LinearRequirement] = []
    var sources: [Int: NSLayoutConstraint] = [:]
    for place in members.indices {
      let rectangle = LayoutRectangle(place: place)
      for length in [rectangle.width, rectangle.height] {
        all.append(
          LinearRequirement(
            expression: length, relation: .atLeast, priority: LinearRequirement.required))
      }
    }
    for constraint in constraints {
      guard let requirement = expressions.requirement(of: constraint) else { continue }
      sources[all.count] = constraint
      all.append(requirement)
    }
    let wasReading = isReadingSizes
    isReadingSizes = true
    defer { isReadingSizes = wasReading }
    for (place, member) in members.enumerated() {
      guard let node = member.node as? ViewConstraints else { continue }
      all += expressions.wishes(of: node, inLinesOf: widths[place])
    }
    return (all, sources)
  }

  /// Solves linear requirements.
  ///
  /// - Parameter rest: The value of each coordinate or length that the requirements do not
  ///   determine.
  /// - Returns: The solved frames, and the indices of the required constraints that contradict
  ///   earlier constraints.
  private func solve(
    _ requirements: [LinearRequirement], restingAt rest: Double
  ) -> (frames: [CGRect], broken: [Int]) {
    let solution = LinearSystem(requirements, variableCount: 4 * members.count)
      .solution(restingAt: rest)
    let frames = members.indices.map { place in
      let numbers = (0..<4).map { Self.snapped(solution.values[4 * place + $0]) }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    return (frames, solution.broken)
  }

  /// Removes the rounding error of the solver: rounds a number that almost equals a multiple of
  /// 1/1024.
  private static func snapped(_ number: Double) -> Double {
    let simple = (number * 1024).rounded() / 1024
    return abs(simple - number) < 1e-6 ? simple : number
  }

  // MARK: Reports

  /// Reports the views whose frames are ambiguous (L-8).
  ///
  /// In the first solution, each undetermined number has the value 0. The method solves the group
  /// again, with the value 4096 instead. A number that differs between the two solutions is
  /// ambiguous.
  private func reportOpenPlaces(of requirements: [LinearRequirement]) {
    let nodes = members.map { $0.node as? ViewConstraints }
    guard nodes.contains(where: { $0?.hasReportedOpenPlace == false }) else { return }
    let others = solve(requirements, restingAt: 4096).frames
    for (place, node) in nodes.enumerated() {
      guard let node, let view = node.view, !node.hasReportedOpenPlace else { continue }
      let (a, b) = (frames[place], others[place])
      let open = [
        ("x", a.minX, b.minX), ("y", a.minY, b.minY), ("width", a.width, b.width),
        ("height", a.height, b.height),
      ].filter { abs($0.1 - $0.2) > 0.001 }.map(\.0)
      guard !open.isEmpty else { continue }
      node.hasReportedOpenPlace = true
      view.clientWorld.report(
        Issues.openPlace(of: view.printedName, open.joined(separator: ", ")))
    }
  }
}
