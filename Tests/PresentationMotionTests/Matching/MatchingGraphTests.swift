import PresentationMotion
import TestSupport
import Testing

@Suite struct `A matching graph` {
  private var graph = MatchingGraph()

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func source(_ id: Int, _ anchor: Anchor = .center, leaves: Bool = false)
    -> MatchedGeometry
  {
    MatchedGeometry(id: id, in: "a", anchor: anchor, isBeingRemoved: leaves)
  }

  private func follower(
    _ id: Int, _ properties: MatchedProperties = .frame, _ anchor: Anchor = .center,
    progress: Double = 1
  ) -> MatchedGeometry {
    MatchedGeometry(
      id: id, in: "a", properties: properties, anchor: anchor, isSource: false, progress: progress)
  }

  private mutating func add(
    _ own: CGRect, in parent: Int? = nil, by transform: CGAffineTransform = .identity,
    _ geometries: MatchedGeometry...
  ) -> Int {
    let member = graph.insert()
    graph.match(member, with: geometries)
    graph.place(member, at: own, in: parent, by: transform)
    return member
  }

  private func shown(_ member: Int) -> CGRect {
    graph.resolved().rect(of: graph.parts(of: member)[0])
  }

  private let big = CGRect(x: 0, y: 0, width: 150, height: 150)
  private let small = CGRect(x: 180, y: 37.5, width: 75, height: 75)

  @Test(.rule("G-2", "G-4", "G-22"))
  mutating func `a matching graph shows each matched view at its source's frame`() {
    let first = add(small, follower(1)), source = add(big, source(1))
    let second = add(small, follower(1, .position)), third = add(small, follower(1, .size))
    expect(shown(source) == big && shown(first) == big)
    expect(shown(second), equals: rect(37.5, 37.5, 75, 75))
    expect(shown(third), equals: rect(180, 37.5, 150, 150))
  }

  @Test(.rule("G-2"))
  mutating
    func
    `in a matching graph, a source shares its frame even if the source itself matches no property`()
  {
    _ = add(big, MatchedGeometry(id: 1, in: "a", properties: []))
    let consumer = add(small, follower(1))
    expect(shown(consumer), equals: big)
  }

  @Test(.rule("G-3"))
  mutating func
    `a matching graph matches positions in window coordinates, sizes in local coordinates`()
  {
    let doubled = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20)
    _ = add(rect(0, 0, 40, 30), by: doubled, source(1))
    let halved = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
    // The center is (50, 50) in the window, which is (100, 100) in the consumer's halved
    // coordinates.
    let consumer = add(small, by: halved, follower(1))
    expect(shown(consumer), equals: rect(80, 85, 40, 30))
  }

  @Test(.rule("G-9"))
  mutating func `in a matching graph, matched views without a source keep their own frames`() {
    let first = add(small, follower(1)), second = add(big, follower(1))
    expect(shown(first) == small && shown(second) == big)
    expect(graph.settle().ambiguous.isEmpty)
  }

  @Test(.rule("G-10"))
  mutating func `if several sources share an id, a matching graph uses the last source`() {
    _ = add(small, source(1))
    let last = add(big, source(1)), consumer = add(small, follower(1))
    expect(shown(consumer), equals: big)
    expect(graph.settle().ambiguous.map(\.key), equals: [MatchedKey(id: 1, in: "a")])
    expect(graph.settle().ambiguous.isEmpty)
    graph.remove(last)
    expect(shown(consumer), equals: small)
    _ = add(big, source(1))
    expect(shown(consumer), equals: big)
    expect(graph.settle().ambiguous.isEmpty)
  }

  @Test(.rule("G-11"))
  mutating func `a matching graph prefers a source that is not being removed`() {
    let old = add(small, source(1, leaves: true)), consumer = add(.zero, follower(1))
    expect(shown(consumer), equals: small)
    let new = add(big, source(1))
    expect(shown(consumer), equals: big)
    graph.match(old, with: [source(1)])
    expect(shown(consumer), equals: big)
    graph.match(new, with: [source(1, leaves: true)])
    expect(shown(consumer), equals: small)
    expect(graph.settle().ambiguous.isEmpty)
  }

  @Test(.rule("G-11"))
  mutating func
    `a matching graph permits a second source if the first is removed in the same update`()
  {
    let old = add(small, source(1)), new = add(big, source(1))
    graph.remove(old)
    expect(graph.settle().ambiguous.isEmpty)
    expect(shown(new), equals: big)
  }

  @Test(.rule("G-12"))
  mutating func `in a matching graph, one view can be the source of several groups of views`() {
    _ = add(big, source(1), source(2))
    let first = add(small, follower(1)), second = add(small, follower(2))
    expect(shown(first) == big && shown(second) == big)
  }

  @Test(.rule("G-19"))
  mutating func
    `if a view has several matched geometries, a matching graph evaluates the last one first`()
  {
    _ = add(big, source(1))
    _ = add(small, source(2), follower(1))
    let consumer = add(.zero, follower(2))
    expect(shown(consumer), equals: big)
    _ = add(small, follower(1), source(3))
    let other = add(.zero, follower(3))
    expect(shown(other), equals: small)
  }

  @Test(.rule("G-19"))
  mutating func `in a matching graph, two views that match each other exchange their frames`() {
    let first = add(big, follower(2), source(1)), second = add(small, follower(1), source(2))
    expect(shown(first) == small && shown(second) == big)
    expect(graph.resolved().cycles.isEmpty)
  }

  @Test(.rule("G-19"))
  mutating func `a matching graph moves the subviews of a matched view together with the view`() {
    _ = add(big, source(1))
    let outer = add(rect(0, 0, 75, 75), by: .init(translationX: 180, y: 37.5), follower(1))
    _ = add(rect(0, 0, 5, 5), in: outer, by: .init(translationX: 10, y: 0), source(2))
    let consumer = add(.zero, follower(2))
    expect(shown(consumer), equals: rect(10, 0, 5, 5))
  }

  @Test(.rule("G-20"))
  mutating func `in a cycle of matched views, the view that was added last keeps its own frame`() {
    let first = add(rect(0, 0, 1, 1), source(1), follower(2))
    let second = add(rect(9, 9, 2, 2), source(2), follower(3))
    let third = add(rect(5, 5, 3, 3), source(3), follower(1))
    let found = graph.resolved()
    expect(found.cycles, equals: [[third, first, second].map { graph.parts(of: $0)[1] }])
    expect(found.rect(of: graph.parts(of: third)[0]), equals: rect(5, 5, 3, 3))
    expect(found.rect(of: graph.parts(of: second)[0]), equals: rect(5, 5, 3, 3))
    expect(found.rect(of: graph.parts(of: first)[0]), equals: rect(5, 5, 3, 3))
  }

  @Test(.rule("G-20"))
  mutating func `a cycle of matched views is broken at the same view in any order of evaluation`() {
    let outsider = add(.zero, follower(1))
    let early = add(rect(0, 0, 1, 1), source(1), follower(1))
    expect(graph.resolved().cycles, equals: [[graph.parts(of: early)[1]]])
    expect(shown(outsider), equals: rect(0, 0, 1, 1))
    let outer = add(rect(0, 0, 8, 8), follower(5))
    let inner = add(rect(0, 0, 2, 2), in: outer, by: .init(translationX: 3, y: 3), source(5))
    expect(graph.resolved().cycles.count, equals: 2)
    expect(shown(outer) == rect(0, 0, 8, 8) && shown(inner) == rect(0, 0, 2, 2))
  }

  @Test
  mutating func `a matching graph resolves a chain of a thousand matched views`() {
    for id in (0..<1_000) { _ = add(rect(0, 0, 1, 1), source(id), follower(id + 1)) }
    _ = add(big, source(1_000))
    expect(shown(0) == big && shown(999) == big)
    expect(graph.resolved().cycles.isEmpty)
  }

  @Test(.rule("G-40", "G-42", "G-46"))
  mutating func
    `a matching graph interpolates a view between start and target by the view's progress`()
  {
    _ = add(big, source(1))
    _ = add(rect(0, 300, 10, 10), source(2))
    let line = add(small, follower(1, progress: 0.5))
    expect(shown(line), equals: small.interpolated(towards: big, by: 0.5))
    let before = graph.resolved(), start = shown(line)
    graph.match(line, with: [follower(2, progress: 0)]) { before.geometry(of: $0, in: line) }
    expect(shown(line), equals: start)
    graph.match(line, with: [follower(2, progress: 1.2)])
    expect(shown(line), equals: start.interpolated(towards: rect(0, 300, 10, 10), by: 1.2))
    graph.match(line, with: [follower(3, progress: 0.5)]) { before.geometry(of: $0, in: line) }
    expect(shown(line), equals: small)
  }

  @Test(.rule("G-47"))
  mutating func `a matching graph keeps a motion's start frame in window coordinates`() {
    _ = add(big, source(1))
    let line = add(small, follower(2))
    let before = graph.resolved()
    graph.match(line, with: [follower(1, progress: 0.5)]) { before.geometry(of: $0, in: line) }
    graph.place(line, at: small, by: .init(translationX: 100, y: 0))
    expect(shown(line), equals: small.interpolated(towards: big, by: 0.5).offsetBy(dx: -100, dy: 0))
  }

  @Test(.rule("G-16"))
  mutating func `a resolved matching graph has no geometry for a view that is added later`() {
    _ = add(big, source(1))
    let before = graph.resolved(), newcomer = add(small, follower(1))
    expect(before.geometry(of: graph.parts(of: newcomer)[0], in: newcomer) == nil)
  }

  @Test(.rule("G-13"))
  mutating func
    `a matching graph returns the correction that avoids a jump when the source changes`()
  {
    let old = add(big, source(1)), consumer = add(.zero, follower(1)), before = graph.resolved()
    graph.begin()
    graph.remove(old)
    let new = add(small, source(1))
    graph.pin([], to: before)
    let found = graph.resolved()
    graph.unpin()
    expect(found.rect(of: graph.parts(of: new)[0]), equals: big)
    guard case .group(let group, let offset)? = found.corrections.first else {
      Issue.record("no correction in \(found.corrections)")
      return
    }
    expect(found.corrections.count, equals: 1)
    expect(SharedGeometry(of: small).moved(by: offset), equals: SharedGeometry(of: big))
    graph.shift(group: group, by: offset.scaled(by: 0.5))
    expect(shown(consumer), equals: small.interpolated(towards: big, by: 0.5))
    expect(shown(new), equals: shown(consumer))
    graph.shift(group: group, by: nil)
    expect(shown(consumer) == small && shown(new) == small)
  }

  @Test(.rule("G-16"))
  mutating func
    `a matching graph returns the correction that avoids a jump when a view leaves its group`()
  {
    _ = add(big, source(1))
    let line = add(small, follower(1)), before = graph.resolved()
    graph.begin()
    graph.match(line, with: [])
    graph.pin([line], to: before)
    let found = graph.resolved()
    graph.unpin()
    expect(found.rect(of: graph.parts(of: line)[0]) == big && shown(line) == small)
    guard case .part(let part, let offset)? = found.corrections.first else {
      Issue.record("no correction in \(found.corrections)")
      return
    }
    graph.shift(part: part, by: offset)
    expect(shown(line), equals: big)
  }

  @Test
  mutating func `a removed view's index in a matching graph is reused only after an update`() {
    let first = add(big, source(1))
    graph.remove(first)
    let second = add(small, source(1))
    _ = graph.settle().ambiguous
    let third = add(small, follower(1))
    expect(second != first && third == first)
    expect(shown(first), equals: small)
  }
}
