import Foundation
import Presentation

/// Places the sections of a compositional layout, one after the other.
@MainActor struct CompositionalArrangement {
  private let lines: FlowLines
  /// The size of the visible part of the collection view.
  private let container: CGSize
  private let traits: UITraitCollection
  private(set) var attributes: [UICollectionViewLayoutAttributes] = []
  /// The distance from the start of the contents to the end of the last section.
  private var end: CGFloat = 0

  init(
    _ direction: UICollectionView.ScrollDirection, _ container: CGSize,
    _ traits: UITraitCollection
  ) {
    lines = FlowLines(areColumns: direction == .horizontal)
    (self.container, self.traits) = (container, traits)
  }

  var arrangement: UICollectionViewLayout.Arrangement {
    .init(
      attributes: attributes,
      size: lines.size(length: lines.length(of: container), thickness: end))
  }

  mutating func addSpace(_ space: CGFloat) { end += space }

  // MARK: Headers and footers

  /// Adds headers or footers.
  ///
  /// - Parameters:
  ///   - items: The headers and footers of a section or of the layout.
  ///   - atStart: Whether those before the items are added, or those behind the items.
  ///   - path: The index path.
  ///   - insets: The insets of the section along the lines.
  mutating func add(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], atStart: Bool, _ path: IndexPath,
    insets: (start: CGFloat, end: CGFloat) = (0, 0)
  ) {
    let room = max(0, lines.length(of: container) - insets.start - insets.end)
    let space = lines.size(length: room, thickness: lines.thickness(of: container))
    for item in items where isAtStart(item.alignment) == atStart {
      let size = item.layoutSize.size(in: space)
      let fraction =
        lines.areColumns ? item.alignment.verticalFraction : item.alignment.horizontalFraction
      let along = insets.start + fraction * (room - lines.length(of: size))
      let thickness = lines.thickness(of: size)
      let across = item.extendsBoundary || atStart ? end : end - thickness
      let origin = lines.origin(along: along, across: across)
      let place = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: path)
      place.frame = item.inset(
        CGRect(origin: origin, size: size).offsetBy(dx: item.offset.x, dy: item.offset.y))
      place.zIndex = item.zIndex
      attributes.append(place)
      if item.extendsBoundary { end += thickness }
    }
  }

  private func isAtStart(_ alignment: NSRectAlignment) -> Bool {
    guard lines.areColumns else { return !alignment.isAtBottom }
    return alignment.horizontalFraction < 1
  }

  // MARK: Sections

  /// Adds the items, the headers and the footers of a section, and returns the line of groups if
  /// the section scrolls.
  mutating func add(
    _ section: NSCollectionLayoutSection, _ index: Int, items: Int, offset: CGFloat
  ) -> ScrollingSection? {
    let insets = section.contentInsets.edgeInsets
    let (along, across) = (lines.insetsAlong(insets), lines.insetsAcross(insets))
    let path = IndexPath(item: 0, section: index)
    let boundary = section.boundarySupplementaryItems
    let sides = section.supplementariesFollowContentInsets ? along : (0, 0)
    add(boundary, atStart: true, path, insets: sides)
    let environment = LayoutEnvironment(container, section.contentInsets, traits)
    let template = GroupSolver(traits: traits).template(
      of: section.group, in: environment.effectiveContentSize)
    end += across.start
    let first = attributes.count
    let scrolling = addGroups(template, of: section, index, items, along, offset)
    end += across.end
    add(boundary, atStart: false, path, insets: sides)
    if let handler = section.visibleItemsInvalidationHandler {
      let visible = attributes[first...].filter {
        lines.length(of: container) > lines.start(of: $0.frame) && lines.end(of: $0.frame) > 0
      }
      handler(visible, lines.origin(along: offset, across: 0), environment)
    }
    return scrolling
  }

  /// Adds the groups of a section, below each other or, if the section scrolls, beside each other.
  private mutating func addGroups(
    _ template: GroupTemplate, of section: NSCollectionLayoutSection, _ index: Int, _ items: Int,
    _ insets: (start: CGFloat, end: CGFloat), _ offset: CGFloat
  ) -> ScrollingSection? {
    let behavior = section.orthogonalScrollingBehavior
    let groups = template.count == 0 ? 0 : (items + template.count - 1) / template.count
    let around = GroupDistances(section.group, lines)
    let length = lines.length(of: template.size), room = lines.length(of: container)
    let isCentered = behavior == .groupPagingCentered
    var along = isCentered ? (room - length) / 2 : insets.start
    let start = along
    if behavior != .none { along -= offset }
    for group in 0..<groups {
      let isScrolled = behavior != .none
      if group > 0 {
        if isScrolled {
          along += section.interGroupSpacing
        } else {
          end += section.interGroupSpacing
        }
      }
      if isScrolled { along += around.before.along } else { end += around.before.across }
      let origin = lines.origin(
        along: along + (isScrolled ? 0 : around.before.along),
        across: end + (isScrolled ? around.before.across : 0))
      let number = group * template.count
      add(template, at: origin, in: index, from: number, count: items - number)
      if isScrolled {
        along += length + around.after.along
      } else {
        end += lines.thickness(of: template.size) + around.after.across
      }
    }
    guard behavior != .none, groups > 0 else { return nil }
    end += around.before.across + lines.thickness(of: template.size) + around.after.across
    let contents = along + offset + (isCentered ? start : insets.end)
    return ScrollingSection(
      behavior: behavior, range: max(0, contents - room), page: room,
      step: length + section.interGroupSpacing + around.before.along + around.after.along)
  }

  private mutating func add(
    _ template: GroupTemplate, at origin: CGPoint, in section: Int, from number: Int, count: Int
  ) {
    for place in template.places where place.number < count {
      let path = IndexPath(item: number + place.number, section: section)
      let added =
        place.kind.map {
          UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: path)
        } ?? UICollectionViewLayoutAttributes(forCellWith: path)
      added.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
      added.zIndex = place.zIndex
      attributes.append(added)
    }
  }
}

/// The distances around a group, whose flexible distances do not grow.
@MainActor private struct GroupDistances {
  let before: (along: CGFloat, across: CGFloat)
  let after: (along: CGFloat, across: CGFloat)

  init(_ group: NSCollectionLayoutGroup, _ lines: FlowLines) {
    let spacing = group.edgeSpacing
    let insets = UIEdgeInsets(
      top: spacing?.top?.spacing ?? 0, left: spacing?.leading?.spacing ?? 0,
      bottom: spacing?.bottom?.spacing ?? 0, right: spacing?.trailing?.spacing ?? 0)
    let (along, across) = (lines.insetsAlong(insets), lines.insetsAcross(insets))
    (before, after) = ((along.start, across.start), (along.end, across.end))
  }
}

/// A section that scrolls along its line of groups.
struct ScrollingSection {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The largest offset.
  let range: CGFloat
  /// The visible length of the section.
  let page: CGFloat
  /// The distance between the starts of two groups.
  let step: CGFloat

  /// Returns the offset at which the section stops near another offset.
  func rest(near offset: CGFloat) -> CGFloat {
    let unit: CGFloat =
      switch behavior {
      case .none, .continuous: 0
      case .paging: page
      case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: step
      }
    let target = unit > 0 ? (offset / unit).rounded() * unit : offset
    return min(max(0, target), range)
  }
}
