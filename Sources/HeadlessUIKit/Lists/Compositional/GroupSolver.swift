import Foundation
import Presentation

/// Computes the frames of a group's items, also of the items of groups inside the group.
@MainActor struct GroupSolver {
  let traits: UITraitCollection

  /// Returns the frames of the items of a group in a container.
  ///
  /// The closure `preferred` returns the size of an item, from its number in the group, its size
  /// and its estimated sides.
  func template(
    of group: NSCollectionLayoutGroup, in container: CGSize,
    preferred: (Int, CGSize, EstimatedSides) -> CGSize
  ) -> GroupTemplate {
    var open = [OpenGroup(group, group.layoutSize.size(in: container))]
    var count = 0
    while true {
      let last = open.count - 1
      if let child = open[last].next({ preferred(count, $0, $1) }) {
        if let inner = child.item as? NSCollectionLayoutGroup {
          open.append(OpenGroup(inner, child.size))
        } else {
          open[last].add(child)
          count += 1
        }
        continue
      }
      let closed = open.removeLast()
      let template = closed.template(traits)
      guard !open.isEmpty else { return template }
      open[last - 1].add(GroupChild(item: closed.group, size: template.size, template: template))
    }
  }
}

/// An item of a group, or a group inside it, whose template is not nil.
@MainActor private struct GroupChild {
  let item: NSCollectionLayoutItem
  var size: CGSize
  var estimatedSides: EstimatedSides = []
  var template: GroupTemplate?
}

/// A group whose items are being collected.
@MainActor private struct OpenGroup {
  let group: NSCollectionLayoutGroup
  private let size: CGSize
  /// The area of the items.
  private let content: CGRect
  private let lines: FlowLines
  private var children: [GroupChild] = []
  /// The length of the items and the distances between them.
  private var used: CGFloat = 0

  /// The largest number of items in one group that is filled with items.
  private static let limit = 1_000

  init(_ group: NSCollectionLayoutGroup, _ size: CGSize) {
    (self.group, self.size) = (group, size)
    content = group.inset(CGRect(origin: .zero, size: size))
    lines = FlowLines(areColumns: group.isVertical)
  }

  private var length: CGFloat { lines.length(of: content.size) }
  private var gap: CGFloat { group.interItemSpacing?.spacing ?? 0 }

  private func isEstimated(along: Bool) -> Bool {
    let size = group.layoutSize
    return (group.isVertical == along ? size.heightDimension : size.widthDimension).isEstimated
  }

  /// The distances before and after an item, along the group or across it.
  private func spacing(
    _ item: NSCollectionLayoutItem, along: Bool
  ) -> [NSCollectionLayoutSpacing?] {
    let spacing = item.edgeSpacing
    return group.isVertical == along
      ? [spacing?.top, spacing?.bottom] : [spacing?.leading, spacing?.trailing]
  }

  private func extent(_ item: NSCollectionLayoutItem, _ size: CGSize) -> CGFloat {
    spacing(item, along: true).reduce(lines.length(of: size)) { $0 + ($1?.spacing ?? 0) }
  }

  /// Returns the next item and its size; nil if the group is complete.
  func next(_ preferred: (CGSize, EstimatedSides) -> CGSize) -> GroupChild? {
    guard !group.subitems.isEmpty else { return nil }
    let item = group.subitems[children.count % group.subitems.count]
    var size = item.layoutSize.size(in: content.size)
    var sides = item is NSCollectionLayoutGroup ? [] : item.layoutSize.estimatedSides
    if case .counted(_, isEqual: true) = group.arrangement {
      sides.remove(group.isVertical ? .height : .width)
    }
    size = preferred(size, sides)
    switch group.arrangement {
    case .custom: return nil
    case .counted(let count, let isEqual):
      guard children.count < count else { return nil }
      if isEqual {
        let around = spacing(item, along: true).reduce(0) { $0 + ($1?.spacing ?? 0) }
        let free = length - gap * CGFloat(count - 1) - around * CGFloat(count)
        size = lines.size(
          length: max(0, free / CGFloat(count)), thickness: lines.thickness(of: size))
      }
    case .filled:
      let isFirstRound = children.count < group.subitems.count
      if children.isEmpty || isFirstRound && isEstimated(along: true) { break }
      let end = used + gap + extent(item, size)
      guard end <= length + 0.001, isFirstRound || used > 0, children.count < Self.limit else {
        return nil
      }
    }
    return GroupChild(item: item, size: size, estimatedSides: sides)
  }

  mutating func add(_ child: GroupChild) {
    used += extent(child.item, child.size) + (children.isEmpty ? 0 : gap)
    children.append(child)
  }

  /// Returns the frames of the collected items.
  func template(_ traits: UITraitCollection) -> GroupTemplate {
    var template = GroupTemplate(size: size)
    if case .custom(let provider) = group.arrangement {
      let environment = LayoutEnvironment(size, group.contentInsets, traits)
      for item in provider(environment) { template.add(item) }
    } else {
      place(in: &template)
    }
    template.addSupplements(
      of: group, at: CGRect(origin: .zero, size: template.size), number: 0)
    return template
  }

  private func place(in template: inout GroupTemplate) {
    let thickness = thickness
    let flexible =
      children.flatMap { spacing($0.item, along: true) }.filter(Self.isFlexible).count
      + (Self.isFlexible(group.interItemSpacing) ? max(0, children.count - 1) : 0)
    let extra = flexible > 0 ? max(0, length - used) / CGFloat(flexible) : 0
    func distance(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      (spacing?.spacing ?? 0) + (Self.isFlexible(spacing) ? extra : 0)
    }
    var along: CGFloat = 0
    for (number, child) in children.enumerated() {
      let around = spacing(child.item, along: true)
      if number > 0 { along += distance(group.interItemSpacing) }
      along += distance(around[0])
      var origin = lines.origin(along: along, across: across(child, in: thickness))
      origin.x += content.minX
      origin.y += content.minY
      if let inner = child.template {
        template.add(inner, at: origin)
      } else {
        template.add(
          child.item, CGRect(origin: origin, size: child.size), child.estimatedSides)
      }
      along += lines.length(of: child.size) + distance(around[1])
    }
    guard !children.isEmpty else { return }
    template.size = lines.size(
      length: isEstimated(along: true) ? along : lines.length(of: size),
      thickness: isEstimated(along: false) ? thickness : lines.thickness(of: size))
  }

  /// The thickness of the area of the items; an estimated group is as thick as its thickest item.
  private var thickness: CGFloat {
    guard isEstimated(along: false) else { return lines.thickness(of: content.size) }
    return children.map { child in
      spacing(child.item, along: false).reduce(lines.thickness(of: child.size)) {
        $0 + ($1?.spacing ?? 0)
      }
    }.max() ?? 0
  }

  /// Returns the distance of an item from the side of the group.
  private func across(_ child: GroupChild, in thickness: CGFloat) -> CGFloat {
    let around = spacing(child.item, along: false)
    let fixed = around.reduce(lines.thickness(of: child.size)) { $0 + ($1?.spacing ?? 0) }
    let flexible = around.filter(Self.isFlexible).count
    let start = around[0]?.spacing ?? 0
    guard flexible > 0, Self.isFlexible(around[0]) else { return start }
    return start + max(0, thickness - fixed) / CGFloat(flexible)
  }

  private static func isFlexible(_ spacing: NSCollectionLayoutSpacing?) -> Bool {
    spacing?.isFlexibleSpacing == true
  }
}
