/// The values over time of one property of a view, such as its opacity.
///
/// After each change, the value either stays constant or moves along cubic curves. Values are whole
/// numbers in film units (see ``FilmProperty/scale``); times are in ticks of 10 µs.
struct FilmTrack: Hashable, Sendable {
  /// A cubic Bézier curve over time; its control values are relative to the value at its start.
  struct Curve: Hashable {
    let length: Int
    let controls: SIMD2<Int>
    let change: Int
  }

  private struct Entry: Hashable {
    let moment: Int
    let value: Int
    var curves: [Curve] = []

    var end: Int { curves.reduce(value) { $0 + $1.change } }
  }

  private var entries: [Entry] = []

  /// The value after the last recorded change; nil if no value was recorded.
  var end: Int? { entries.last?.end }

  /// Sets a value, which stays constant from a moment on.
  ///
  /// - Returns: Whether the value differs from the previous value.
  mutating func hold(_ value: Int, from moment: Int) -> Bool {
    guard value != end else { return false }
    entries.append(Entry(moment: moment, value: value))
    return true
  }

  /// Moves the value along curves from a moment on; the first curve starts at the current value.
  mutating func move(_ curves: [Curve], from moment: Int) {
    guard let value = end else { return }
    if entries.last?.moment == moment, entries.last?.curves.isEmpty == true {
      entries[entries.count - 1].curves = curves
    } else {
      entries.append(Entry(moment: moment, value: value, curves: curves))
    }
  }

  /// Returns the value at a number of ticks after a moment; nil before the first recorded value.
  func value(at moment: Int, after ticks: Int) -> Double? {
    guard let entry = entries.last(where: { $0.moment <= moment }) else { return nil }
    guard entry.moment == moment else { return Double(entry.end) }
    var (begin, value) = (0, entry.value)
    for curve in entry.curves {
      if ticks < begin + curve.length {
        return Double(value) + curve.rise(at: Double(ticks - begin) / Double(curve.length))
      }
      (begin, value) = (begin + curve.length, value + curve.change)
    }
    return Double(value)
  }

  /// Whether the value is `usual` throughout the film.
  func isAlways(_ usual: Int) -> Bool {
    entries.allSatisfy { $0.value == usual && $0.curves.isEmpty }
  }

  /// The track in the format that the page's script reads.
  ///
  /// Each change has these numbers:
  ///
  /// 1. The difference to the previous moment.
  /// 2. The difference to the previous value.
  /// 3. The number of curves.
  /// 4. For each curve: its length, its two control values, and the change of the value.
  var numbers: [Int] {
    var numbers: [Int] = []
    var (moment, value) = (0, 0)
    for entry in entries {
      numbers += [entry.moment - moment, entry.value - value, entry.curves.count]
      for curve in entry.curves {
        numbers += [curve.length, curve.controls.x, curve.controls.y, curve.change]
      }
      (moment, value) = (entry.moment, entry.end)
    }
    return numbers
  }
}

extension FilmTrack.Curve {
  /// Returns the change of the value since the start of the curve, at a fraction of its duration.
  func rise(at part: Double) -> Double {
    let rest = 1 - part
    return 3 * rest * rest * part * Double(controls.x)
      + 3 * rest * part * part * Double(controls.y) + part * part * part * Double(change)
  }
}
