import PresentationMotion
import TestSupport
import Testing

@Suite struct `A matched follower` {
  private let own = CGRect(x: 0, y: 0, width: 10, height: 10)
  private let inbox = CGRect(x: 100, y: 0, width: 40, height: 1)
  private let sent = CGRect(x: 200, y: 0, width: 30, height: 1)
  private var line = MatchedFollower<String, CGRect>()

  @Test(.rule("G-42"))
  mutating func `a matched follower starts at the frame that its view has without matching`() {
    expect(line.update(id: "inbox", target: inbox, own: own, progress: 0), equals: own)
    expect(
      line.update(id: "inbox", target: inbox, own: own, progress: 0.5),
      equals: own.interpolated(towards: inbox, by: 0.5))
  }

  @Test(.rule("G-42"))
  mutating
    func `a matched follower without a source has the frame that its view has without matching`()
  {
    line.update(id: "inbox", target: inbox, own: own, progress: 1)
    expect(line.update(id: "nobody", target: nil, own: own, progress: 0.3), equals: own)
    expect(line.update(id: "sent", target: sent, own: own, progress: 0), equals: own)
  }

  @Test(.rule("G-44", "G-46"))
  mutating func `a matched follower starts from its current frame when it gets a new id`() {
    line.update(id: "inbox", target: inbox, own: own, progress: 1)
    let shown = line.update(id: "sent", target: sent, own: own, progress: 0.25)
    expect(line.update(id: "inbox", target: inbox, own: own, progress: 0), equals: shown)
    expect(line.update(id: "inbox", target: inbox, own: own, progress: 1), equals: inbox)
  }

  @Test(.rule("G-46"))
  mutating func `when the target moves, a matched follower's start frame does not change`() {
    line.update(id: "inbox", target: inbox, own: own, progress: 1)
    line.update(id: "sent", target: sent, own: own, progress: 0)
    let moved = sent.offsetBy(dx: 0, dy: 50)
    expect(
      line.update(id: "sent", target: moved, own: own, progress: 0.5),
      equals: inbox.interpolated(towards: moved, by: 0.5))
  }

  /// Two observers; the observer that runs first may change the value that the other reads.
  private struct TwoObservers {
    var current: CGRect?
    var source: CGRect?
    var id: String?

    mutating func update(_ id: String, _ target: CGRect, _ progress: Double, idFirst: Bool)
      -> CGRect
    {
      let shown = (source ?? .zero).interpolated(towards: target, by: progress)
      let isNew = id != self.id
      if isNew, idFirst { source = current }
      current = shown
      if isNew, !idFirst { source = current }
      self.id = id
      return (source ?? .zero).interpolated(towards: target, by: progress)
    }
  }

  @Test(.rule("G-43", "G-44"), arguments: [true, false])
  func `at progress 0, a matched follower with a new id is still at the target of its old id`(
    idFirst: Bool
  ) {
    var two = TwoObservers(), one = MatchedFollower<String, CGRect>()
    // The new ID arrives with the progress of the old one, as happens without G-45.
    for (id, target, progress) in [("inbox", inbox, 1.0), ("sent", sent, 1), ("sent", sent, 0)] {
      let found = two.update(id, target, progress, idFirst: idFirst)
      let right = one.update(id: id, target: target, own: .zero, progress: progress)
      guard progress == 0 else { continue }
      expect(right, equals: inbox)
      expect(found, equals: idFirst ? inbox : sent)
    }
  }

  @Test(.rule("G-45"))
  mutating func `at progress 1, a matched follower with a new id is at the target of its new id`() {
    line.update(id: "inbox", target: inbox, own: own, progress: 1)
    expect(line.update(id: "sent", target: sent, own: own, progress: 1), equals: sent)
    expect(line.update(id: "sent", target: sent, own: own, progress: 0), equals: inbox)
  }
}
