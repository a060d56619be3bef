#if canImport(Darwin)
  import CoreGraphics
#else
  import Foundation
#endif

/// The members of all groups of matched views, with their rectangles (G-1 to G-20).
///
/// A member is a view. Its parts are what it is matched with, from the inside out; each has an
/// index of its own. Registration costs the same however many there are.
package struct MatchingGraph: Sendable {
  package typealias Offset = SharedGeometry.Offset

  /// A view.
  struct Member: Sendable {
    /// In its own coordinates.
    var own = CGRect.zero
    /// The member that it is in, and the way to that one's coordinates, or to the window's.
    var parent: Int?
    var toParent = CGAffineTransform.identity
    var innermost: Int?
    var outermost: Int?
  }

  /// One thing that a member is matched with; without a group, what is left of one.
  struct Part: Sendable {
    let member: Int
    var isLive = true
    var outer: Int?
    var group: Int?
    /// Grows with each registration.
    var order = 0
    var properties = MatchedProperties.frame
    var anchor = Anchor.center
    var isSource = true
    var isBeingRemoved = false
    var progress = 1.0
    /// Whether there is a journey.
    var travels = false
    var link = Link()
  }

  /// The state that only moving parts have.
  struct Journey: Sendable {
    var follower = MatchedFollower<Int, SharedGeometry>()
    /// The offset added to the rectangle while a change is animated (G-16).
    var offset: Offset?
    /// Where it is to be seen, whatever it follows; in the window.
    var pin: SharedGeometry?
  }

  /// A place in a list of a group: the list of sources, or that of consumers.
  struct Link: Sendable {
    var previous: Int?
    var next: Int?
  }

  /// The state that only groups with a new source have.
  struct HandOver: Sendable {
    /// The offset added to the shared geometry while the source is handed over (G-13).
    var offset: Offset?
    /// The geometry to share, whatever the source has; in the window.
    var pin: SharedGeometry?
  }

  struct Group: Sendable {
    let key: MatchedKey
    var lastSource: Int?
    var lastFollower: Int?
    var sourceCount = 0
    var followerCount = 0
    var insertedSourceCount = 0
    /// The source that counts (G-10, G-11).
    var chosen: Int?
    /// Whether there is a hand-over.
    var isHandedOver = false
    var isTouched = false
    /// Whether the source has changed since the update began.
    var hasNewSource = false
    var isReported = false

    var count: Int { sourceCount + followerCount }
  }

  var members: [Member] = []
  var parts: [Part] = []
  var groups: [Group] = []
  /// By part.
  var journeys: [Int: Journey] = [:]
  /// By group.
  private(set) var handOvers: [Int: HandOver] = [:]
  private var groupOfKey: [MatchedKey: Int] = [:]
  private var registrations = 0
  private(set) var touched: [Int] = []
  private var freeMembers = FreeSlots()
  private var freeParts = FreeSlots()
  private var freeGroups = FreeSlots()

  /// Numbers that are free; given again only after a while, so that facts about an update's
  /// beginning cannot be taken for another member's.
  private struct FreeSlots {
    private var free: [Int] = []
    private var waiting: [Int] = []

    mutating func take() -> Int? { free.popLast() }
    mutating func give(_ slot: Int) { waiting.append(slot) }

    mutating func settle() {
      free.append(contentsOf: waiting)
      waiting.removeAll(keepingCapacity: true)
    }
  }

  package init() {}

  // MARK: Members

  /// Registers a view that is not matched yet.
  package mutating func insert() -> Int {
    if let slot = freeMembers.take() {
      members[slot] = Member()
      return slot
    }
    members.append(Member())
    return members.count - 1
  }

  /// The view is gone.
  package mutating func remove(_ member: Int) {
    var next = members[member].innermost
    while let part = next {
      leaveGroup(part)
      parts[part].isLive = false
      journeys[part] = nil
      freeParts.give(part)
      next = parts[part].outer
    }
    members[member] = Member()
    freeMembers.give(member)
  }

  /// Says where a view is: in its own coordinates, and which way leads from there to the member
  /// that it is in, or to the window if it is in none.
  package mutating func place(
    _ member: Int, at own: CGRect, in parent: Int? = nil,
    by transform: CGAffineTransform = .identity
  ) {
    members[member].own = own
    members[member].parent = parent
    members[member].toParent = transform
  }

  /// The parts of a member, from the inside out.
  package func parts(of member: Int) -> [Int] {
    guard let innermost = members[member].innermost else { return [] }
    return Array(sequence(first: innermost) { parts[$0].outer })
  }

  // MARK: Parts

  /// Matches a member with these, from the inside out, and with nothing else.
  ///
  /// A part that keeps its key and its role keeps its place among the registrations. A consumer
  /// that follows another one sets out from where `shown` has it.
  package mutating func match(
    _ member: Int, with geometries: [MatchedGeometry],
    shown: (Int) -> SharedGeometry? = { _ in nil }
  ) {
    var next = members[member].innermost
    for geometry in geometries {
      let part = next ?? append(to: member)
      next = parts[part].outer
      match(part, with: geometry, shown)
    }
    while let part = next {
      next = parts[part].outer
      leaveGroup(part)
    }
  }

  private mutating func append(to member: Int) -> Int {
    let part = freeParts.take() ?? parts.count
    if part == parts.count { parts.append(Part(member: member)) }
    parts[part] = Part(member: member)
    if let inner = members[member].outermost {
      parts[inner].outer = part
    } else {
      members[member].innermost = part
    }
    members[member].outermost = part
    return part
  }

  private mutating func match(
    _ part: Int, with geometry: MatchedGeometry, _ shown: (Int) -> SharedGeometry?
  ) {
    parts[part].properties = geometry.properties
    parts[part].anchor = geometry.anchor
    parts[part].progress = geometry.progress
    let old = parts[part].group
    let isSame = old.map { groups[$0].key == geometry.key } ?? false
    if isSame, parts[part].isSource == geometry.isSource {
      setBeingRemoved(geometry.isBeingRemoved, part)
      return
    }
    leaveGroup(part)
    parts[part].isSource = geometry.isSource
    parts[part].isBeingRemoved = geometry.isBeingRemoved
    joinGroup(geometry.key, part)
    guard !geometry.isSource, old != nil || parts[part].travels else { return }
    let start = shown(part), order = parts[part].order
    change(part) { $0.follower.follow(order, from: start) }
  }

  /// Changes what few parts have.
  mutating func change(_ part: Int, _ change: (inout Journey) -> Void) {
    parts[part].travels = true
    change(&journeys[part, default: Journey()])
  }

  private mutating func setBeingRemoved(_ isBeingRemoved: Bool, _ part: Int) {
    guard parts[part].isBeingRemoved != isBeingRemoved else { return }
    parts[part].isBeingRemoved = isBeingRemoved
    guard parts[part].isSource, let group = parts[part].group else { return }
    groups[group].insertedSourceCount += isBeingRemoved ? -1 : 1
    touch(group)
    choose(in: group)
  }

  // MARK: Groups

  private mutating func joinGroup(_ key: MatchedKey, _ part: Int) {
    let group = group(for: key)
    registrations += 1
    parts[part].order = registrations
    parts[part].group = group
    let last = parts[part].isSource ? groups[group].lastSource : groups[group].lastFollower
    parts[part].link = Link(previous: last)
    if let last { parts[last].link.next = part }
    count(part, in: group, 1)
    if parts[part].isSource {
      groups[group].lastSource = part
      if !parts[part].isBeingRemoved || groups[group].insertedSourceCount == 0 {
        choose(part, in: group)
      }
    } else {
      groups[group].lastFollower = part
    }
    touch(group)
  }

  private mutating func leaveGroup(_ part: Int) {
    guard let group = parts[part].group else { return }
    let link = parts[part].link
    if let next = link.next {
      parts[next].link.previous = link.previous
    } else if parts[part].isSource {
      groups[group].lastSource = link.previous
    } else {
      groups[group].lastFollower = link.previous
    }
    if let previous = link.previous { parts[previous].link.next = link.next }
    count(part, in: group, -1)
    parts[part].group = nil
    touch(group)
    if groups[group].chosen == part { choose(in: group) }
  }

  private mutating func count(_ part: Int, in group: Int, _ change: Int) {
    guard parts[part].isSource else { return groups[group].followerCount += change }
    groups[group].sourceCount += change
    if !parts[part].isBeingRemoved { groups[group].insertedSourceCount += change }
  }

  /// The one that was registered last among those that stay, else among all (G-10, G-11).
  private mutating func choose(in group: Int) {
    var last = groups[group].lastSource
    if groups[group].insertedSourceCount > 0 {
      while let part = last, parts[part].isBeingRemoved { last = parts[part].link.previous }
    }
    choose(last, in: group)
  }

  private mutating func choose(_ part: Int?, in group: Int) {
    guard groups[group].chosen != part else { return }
    groups[group].chosen = part
    groups[group].hasNewSource = true
  }

  private mutating func group(for key: MatchedKey) -> Int {
    if let group = groupOfKey[key] { return group }
    let group = freeGroups.take() ?? groups.count
    if group == groups.count {
      groups.append(Group(key: key))
    } else {
      groups[group] = Group(key: key)
    }
    groupOfKey[key] = group
    return group
  }

  private mutating func touch(_ group: Int) {
    guard !groups[group].isTouched else { return }
    groups[group].isTouched = true
    touched.append(group)
  }

  // MARK: Updates

  /// Begins a part of an update that will not jump.
  package mutating func begin() {
    for group in touched { groups[group].hasNewSource = false }
  }

  /// Ends an update: returns the groups that have more than one source now, each once in its life
  /// and with the source that counts (G-10), and the numbers of groups without members.
  package mutating func settle() -> (ambiguous: [(key: MatchedKey, source: Int)], empty: [Int]) {
    var ambiguous: [(key: MatchedKey, source: Int)] = [], empty: [Int] = []
    for group in touched {
      (groups[group].isTouched, groups[group].hasNewSource) = (false, false)
      if groups[group].insertedSourceCount > 1, !groups[group].isReported,
        let source = groups[group].chosen
      {
        groups[group].isReported = true
        ambiguous.append((groups[group].key, source))
      }
      guard groups[group].count == 0 else { continue }
      groupOfKey[groups[group].key] = nil
      handOvers[group] = nil
      freeGroups.give(group)
      empty.append(group)
    }
    touched.removeAll(keepingCapacity: true)
    freeMembers.settle()
    freeParts.settle()
    freeGroups.settle()
    return (ambiguous, empty)
  }

  /// Sets the offset that is added to a part's rectangle; nil for none.
  package mutating func shift(part: Int, by offset: Offset?) {
    change(part) { $0.offset = offset }
  }

  /// Sets the offset that is added to the geometry of a group; nil for none.
  package mutating func shift(group: Int, by offset: Offset?) {
    handOver(group) { $0.offset = offset }
  }

  /// Changes what few groups have.
  mutating func handOver(_ group: Int, _ change: (inout HandOver) -> Void) {
    var handOver = handOvers[group] ?? HandOver()
    change(&handOver)
    groups[group].isHandedOver = handOver.offset != nil || handOver.pin != nil
    handOvers[group] = groups[group].isHandedOver ? handOver : nil
  }

  /// The member that a part belongs to.
  package func member(of part: Int) -> Int { parts[part].member }

  /// The part whose geometry a group shares, if it has one.
  package func source(of group: Int) -> Int? { groups[group].chosen }

  /// How far a part has come.
  package mutating func setProgress(_ progress: Double, of part: Int) {
    parts[part].progress = progress
  }
}
