/// An approximation of a view's animated values, such as its x position, by cubic curves.
///
/// Instants are in nanoseconds. A curve that does not fit is split into halves, unless it lasts at
/// most one millisecond. To check whether a curve fits, it is compared with the view's values at
/// 25, 50 and 75 percent of its duration. Each difference must be less than two film units (see
/// ``FilmProperty/scale``).
struct CurveFit {
  private let sample: (Int64) -> [Double]
  private let start: Int64
  private let end: Int64
  private var known: [Int64: [Double]] = [:]

  /// Creates an approximation of the values between two instants.
  ///
  /// - Parameter sample: Returns the view's values at an instant, in the units of ``FilmProperty``.
  init(from start: Int64, to end: Int64, _ sample: @escaping (Int64) -> [Double]) {
    (self.start, self.end, self.sample) = (start, end, sample)
  }

  /// Returns the curves of each value that changes; `index` is the value's position in a sample.
  mutating func curves() -> [(index: Int, curves: [FilmTrack.Curve])] {
    let frames = frames
    let values = frames.map { numbers(at: $0) }
    guard let begin = values.first, let rest = values.last else { return [] }
    return begin.indices.compactMap { index in
      guard let first = values.firstIndex(where: { $0[index] != begin[index] }) else { return nil }
      let last = values.lastIndex { $0[index] != rest[index] } ?? first
      let moving = frames[(first - 1)...min(frames.count - 1, last + 1)]
      let knots = moving.enumerated().filter { $0.offset % 8 == 0 }.map(\.element)
      return (index, fit(index, through: [start] + knots + [moving.last ?? end]))
    }
  }

  /// The instants at which values are sampled: 60 per second, but at most about 2,000 in total.
  ///
  /// The last instant is always `end`.
  private var frames: [Int64] {
    let step = max(16_666_667, (end - start) / 2_000)
    return Array(stride(from: start, to: end, by: Int(step))) + [end]
  }

  private mutating func numbers(at instant: Int64) -> [Double] {
    if let numbers = known[instant] { return numbers }
    let numbers = sample(instant)
    known[instant] = numbers
    return numbers
  }

  private mutating func fit(_ index: Int, through knots: [Int64]) -> [FilmTrack.Curve] {
    var open = Array(zip(knots, knots.dropFirst()).filter { $0 < $1 }.reversed())
    var curves: [FilmTrack.Curve] = []
    while let (from, to) = open.popLast() {
      let (curve, isClose) = curve(index, from: from, to: to)
      if isClose || to - from <= 1_000_000 {
        curves.append(curve)
      } else {
        let middle = from + (to - from) / 2
        open += [(middle, to), (from, middle)]
      }
    }
    return curves
  }

  /// Returns a curve from `from` to `to` that has the view's values and slopes at both ends.
  ///
  /// `isClose` is true if the curve also stays close to the view's values between the two ends.
  private mutating func curve(
    _ index: Int, from: Int64, to: Int64
  ) -> (FilmTrack.Curve, isClose: Bool) {
    let length = Double(to - from), step = max(1, (to - from) / 64)
    let value = numbers(at: from)[index], next = numbers(at: to)[index]
    func slope(_ at: Int64, _ step: Int64, _ value: Double) -> Double {
      let near = numbers(at: at + step)[index], far = numbers(at: at + 2 * step)[index]
      return (4 * near - far - 3 * value) / Double(2 * step)
    }
    let first = slope(from, step, value) * length / 3
    let second = next - value - slope(to, -step, next) * length / 3
    let curve = FilmTrack.Curve(
      length: FilmReel.ticks(to) - FilmReel.ticks(from),
      controls: SIMD2(Int(first.rounded()), Int(second.rounded())),
      change: Int(next.rounded()) - Int(value.rounded()))
    let isClose = [0.25, 0.5, 0.75].allSatisfy { part in
      let place = from + Int64(part * length)
      return abs(value + curve.rise(at: part) - numbers(at: place)[index]) < 2
    }
    return (curve, isClose)
  }
}
