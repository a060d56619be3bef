import PresentationMotion
import TestSupport
import Testing

@Suite struct `Matching vectors` {
  private let vectors: TimingVectors

  init() throws {
    vectors = try TimingVectors.read()
  }

  private func rect(_ numbers: [Double]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func shared(_ numbers: [Double]) -> SharedGeometry {
    SharedGeometry(
      point: CGPoint(x: numbers[0], y: numbers[1]),
      size: CGSize(width: numbers[2], height: numbers[3]))
  }

  private func compare(
    _ found: CGRect, to expected: [Double], _ worst: inout WorstError, _ place: String
  ) {
    let numbers = [found.origin.x, found.origin.y, found.size.width, found.size.height]
    for (number, expected) in zip(numbers, expected) {
      worst.compare(Double(number), to: expected, place)
    }
  }

  @Test(.rule("G-3", "G-4", "G-5", "G-6", "G-7"))
  func `the frames of matched views equal the reference values`() {
    var worst = WorstError("consumers")
    for row in vectors.matchedGeometry {
      var properties: MatchedProperties = []
      if row.properties.contains("position") { properties.insert(.position) }
      if row.properties.contains("size") { properties.insert(.size) }
      let source = SharedGeometry(
        of: rect(row.source), at: Anchor(x: row.sourceAnchor[0], y: row.sourceAnchor[1]))
      let found = source.rect(
        for: rect(row.consumer), matching: properties,
        at: Anchor(x: row.consumerAnchor[0], y: row.consumerAnchor[1]))
      compare(found, to: row.result, &worst, row.name)
    }
    worst.expectSmall()
  }

  @Test(.rule("G-13", "S-33", "S-34"))
  func `a motion between two sources equals the reference values`() {
    let row = vectors.sourceHandOver
    var worst = WorstError("hand-over"), motion = AdditiveMotion(shared(row.oldAnchorPointSize))
    motion.move(
      to: shared(row.newAnchorPointSize), at: 0, along: .cubic(.easeInOut, duration: 2))
    for sample in row.samples {
      let found = motion.sample(at: sample.t).value
      compare(
        CGRect(origin: found.point, size: found.size), to: sample.shared, &worst, "\(sample.t)")
    }
    worst.expectSmall()
  }

  @Test(.rule("G-40", "G-44", "S-30"))
  func `a picker's underline has the frames of the reference values`() {
    let row = vectors.seed004PickerRects
    let track = MotionTrack(
      1.0,
      [
        .move(to: 0), .cubic(to: 1.2, duration: 1), .cubic(to: 0.8, duration: 0.3),
        .cubic(to: 1, duration: 0.3),
      ])
    var worst = WorstError("picker"), line = MatchedFollower<String, CGRect>()
    line.update(id: "Inbox", target: rect(row.from), own: .zero, progress: 1)
    for sample in row.samples {
      let progress = track.value(at: sample.t)
      worst.compare(progress, to: sample.progress, "progress at \(sample.t)")
      let found = line.update(id: "Sent", target: rect(row.to), own: .zero, progress: progress)
      compare(found, to: sample.rect, &worst, "\(sample.t)")
    }
    worst.expectSmall()
  }
}
