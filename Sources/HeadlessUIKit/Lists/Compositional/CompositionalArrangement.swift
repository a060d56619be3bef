import Foundation
import Presentation

/// Places the sections of a compositional layout, one after the other.
@MainActor struct CompositionalArrangement {
  private let lines: FlowLines
  /// The size of the visible part of the collection view.
  private let container: CGSize
  private let traits: UITraitCollection
  private let preferred: PreferredSizes
  private(set) var attributes: [UICollectionViewLayoutAttributes] = []
  /// The distance from the start of the contents to the end of the last section.
  private var end: CGFloat = 0

  init(
    _ direction: UICollectionView.ScrollDirection, _ container: CGSize,
    _ traits: UITraitCollection, _ preferred: PreferredSizes
  ) {
    lines = FlowLines(areColumns: direction == .horizontal)
    (self.container, self.traits, self.preferred) = (container, traits, preferred)
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
      let sides = item.layoutSize.estimatedSides
      let size = preferred.size(
        item.layoutSize.size(in: space), sides, of: ListPlace(kind: item.elementKind, path: path))
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
      (place.zIndex, place.estimatedSides) = (item.zIndex, sides)
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
    end += across.start
    let first = attributes.count
    let groups = groups(of: section, index, in: environment.effectiveContentSize, items: items)
    let scrolling = addGroups(groups, of: section, index, items, along, offset)
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

  /// Returns the groups of a section, each with its items.
  ///
  /// Groups whose items prefer no sizes are the same.
  private func groups(
    of section: NSCollectionLayoutSection, _ index: Int, in size: CGSize, items: Int
  ) -> [GroupTemplate] {
    func place(_ item: Int) -> ListPlace {
      ListPlace(kind: nil, path: IndexPath(item: item, section: index))
    }
    func template(from first: Int?) -> GroupTemplate {
      GroupSolver(traits: traits)
        .template(of: section.group, in: size) { number, size, sides in
          guard let first else { return size }
          return preferred.size(size, sides, of: place(first + number))
        }
    }
    let ordinary = template(from: nil)
    var (groups, count): ([GroupTemplate], Int) = ([], 0)
    while count < items {
      let numbers = count..<min(items, count + max(1, ordinary.count))
      let isOrdinary =
        preferred.isEmpty
        || numbers.allSatisfy { preferred[place($0)] == nil }
      let group = isOrdinary ? ordinary : template(from: count)
      guard group.count > 0 else { break }
      groups.append(group)
      count += group.count
    }
    return groups
  }

  /// Adds the groups of a section, below each other or, if the section scrolls, beside each other.
  private mutating func addGroups(
    _ groups: [GroupTemplate], of section: NSCollectionLayoutSection, _ index: Int, _ items: Int,
    _ insets: (start: CGFloat, end: CGFloat), _ offset: CGFloat
  ) -> ScrollingSection? {
    let behavior = section.orthogonalScrollingBehavior
    let around = GroupDistances(section.group, lines)
    let length = groups.first.map { lines.length(of: $0.size) } ?? 0
    let room = lines.length(of: container)
    let isCentered = behavior == .groupPagingCentered
    var along = isCentered ? (room - length) / 2 : insets.start
    let start = along
    if behavior != .none { along -= offset }
    var number = 0
    for template in groups {
      let isScrolled = behavior != .none
      if number > 0 {
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
      add(template, at: origin, in: index, from: number, count: items - number)
      number += template.count
      if isScrolled {
        along += lines.length(of: template.size) + around.after.along
      } else {
        end += lines.thickness(of: template.size) + around.after.across
      }
    }
    guard behavior != .none, let thickness = groups.map({ lines.thickness(of: $0.size) }).max()
    else { return nil }
    end += around.before.across + thickness + around.after.across
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
      (added.zIndex, added.estimatedSides) = (place.zIndex, place.estimatedSides)
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
