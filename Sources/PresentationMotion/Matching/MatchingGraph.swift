#if canImport(Darwin)
  import CoreGraphics
#else
  import Foundation
#endif

/// The members of all groups of matched views, with their rectangles (G-1 to G-20).
///
/// A *member* is a view. A *part* is one ``MatchedGeometry`` of a member. The parts of a member are
/// nested. Each part starts from the rectangle of the next outer part. The outermost part starts
/// from the member's own rectangle. The cost of a registration does not depend on the number of
/// members.
package struct MatchingGraph: Sendable {
  package typealias Offset = SharedGeometry.Offset

  /// A view.
  struct Member: Sendable {
    /// The rectangle of the view in its own coordinates.
    var own = CGRect.zero
    /// The member that contains this member; nil if there is none.
    ///
    /// `toParent` converts the coordinates of this member to the coordinates of the parent. Without
    /// a parent, it converts them to the coordinates of the window.
    var parent: Int?
    var toParent = CGAffineTransform.identity
    var innermost: Int?
    var outermost: Int?
  }

  /// One ``MatchedGeometry`` of a view; a part without a group no longer matches anything.
  struct Part: Sendable {
    let member: Int
    var isLive = true
    var outer: Int?
    var group: Int?
    /// The number of the registration; later registrations have larger numbers.
    var order = 0
    var properties = MatchedProperties.frame
    var anchor = Anchor.center
    var isSource = true
    var isBeingRemoved = false
    var progress = 1.0
    /// Whether the part has moved, so that `journeys` contains its motion.
    var travels = false
    var link = Link()
  }

  /// The motion of a part, which is one ``MatchedGeometry`` of a view.
  ///
  /// A part that has never moved has no journey.
  struct Journey: Sendable {
    var follower = MatchedFollower<Int, SharedGeometry>()
    /// The offset that is added to the rectangle during an animated change (G-16).
    var offset: Offset?
    /// The geometry that the part must show even if its source has another geometry; in window
    /// coordinates.
    var pin: SharedGeometry?
  }

  /// The neighbors of a part in a list of its group: the list of sources, or the list of consumers.
  struct Link: Sendable {
    var previous: Int?
    var next: Int?
  }

  /// The state of a group of matched views whose source has changed; other groups have no
  /// hand-over.
  struct HandOver: Sendable {
    /// The offset that is added to the shared geometry while the source changes (G-13).
    var offset: Offset?
    /// The geometry that replaces the source's own geometry, in window coordinates; nil for none.
    var pin: SharedGeometry?
  }

  struct Group: Sendable {
    let key: MatchedKey
    var lastSource: Int?
    var lastFollower: Int?
    var sourceCount = 0
    var followerCount = 0
    var insertedSourceCount = 0
    /// The source whose geometry is shared (G-10, G-11).
    var chosen: Int?
    /// Whether the source has changed, so that `handOvers` contains the state of the change.
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
  /// The motions of the parts, keyed by the index of the part.
  var journeys: [Int: Journey] = [:]
  /// The changes of source, keyed by the index of the group.
  private(set) var handOvers: [Int: HandOver] = [:]
  private var groupOfKey: [MatchedKey: Int] = [:]
  private var registrations = 0
  private(set) var touched: [Int] = []
  private var freeMembers = FreeSlots()
  private var freeParts = FreeSlots()
  private var freeGroups = FreeSlots()

  /// The indices that can be used again.
  ///
  /// A released index is used again only after the current update. So during an update, an index
  /// always stands for the same object.
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

  /// Registers a view without matched geometries, and returns its index.
  package mutating func insert() -> Int {
    if let slot = freeMembers.take() {
      members[slot] = Member()
      return slot
    }
    members.append(Member())
    return members.count - 1
  }

  /// Removes a view.
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

  /// Sets the rectangle of a view in its own coordinates, and the transform from these coordinates.
  ///
  /// The transform leads to the coordinates of `parent`, the member that contains the view. If
  /// `parent` is nil, it leads to the coordinates of the window.
  package mutating func place(
    _ member: Int, at own: CGRect, in parent: Int? = nil,
    by transform: CGAffineTransform = .identity
  ) {
    members[member].own = own
    members[member].parent = parent
    members[member].toParent = transform
  }

  /// Returns the parts of a member, from the inside out.
  package func parts(of member: Int) -> [Int] {
    guard let innermost = members[member].innermost else { return [] }
    return Array(sequence(first: innermost) { parts[$0].outer })
  }

  // MARK: Parts

  /// Sets the matched geometries of a view, from the inside out.
  ///
  /// A matched geometry that keeps its key and its role (source or consumer) keeps its position in
  /// the order of registrations. A consumer with a new target starts from the geometry that `shown`
  /// returns.
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

  /// Changes the ``Journey``, the motion, of a part; creates the journey if the part has none.
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

  /// Chooses the source that was registered last.
  ///
  /// A source that is being removed is chosen only if there is no other source (G-10, G-11).
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

  /// Begins the animated phase of an update, during which views must not jump.
  package mutating func begin() {
    for group in touched { groups[group].hasNewSource = false }
  }

  /// Ends an update.
  ///
  /// - Returns: The groups that now have several sources, with the chosen source (G-10), and the
  ///   indices of groups without members. Each group with several sources is returned only once.
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

  /// Sets the offset that is added to the rectangle of a part; nil removes the offset.
  package mutating func shift(part: Int, by offset: Offset?) {
    change(part) { $0.offset = offset }
  }

  /// Sets the offset that is added to the shared geometry of a group; nil removes the offset.
  package mutating func shift(group: Int, by offset: Offset?) {
    handOver(group) { $0.offset = offset }
  }

  /// Changes the ``HandOver``, the change of source, of a group; creates the hand-over if the group
  /// has none.
  mutating func handOver(_ group: Int, _ change: (inout HandOver) -> Void) {
    var handOver = handOvers[group] ?? HandOver()
    change(&handOver)
    groups[group].isHandedOver = handOver.offset != nil || handOver.pin != nil
    handOvers[group] = groups[group].isHandedOver ? handOver : nil
  }

  /// Returns the member to which a part belongs.
  package func member(of part: Int) -> Int { parts[part].member }

  /// Returns the part whose geometry a group shares, if there is one.
  package func source(of group: Int) -> Int? { groups[group].chosen }

  /// Sets the progress of a part.
  package mutating func setProgress(_ progress: Double, of part: Int) {
    parts[part].progress = progress
  }
}
