/// The values of one number of a film: from each change on the number is held, or moves along
/// cubic curves.
///
/// Values are whole numbers in the unit of their ``FilmProperty``, times are ticks of 10 µs.
struct FilmTrack: Hashable, Sendable {
  /// A cubic Bézier curve over time; its control values are relative to its first value.
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

  /// The value when the last curve has ended; nil before the first value.
  var end: Int? { entries.last?.end }

  /// Holds a value from a moment on.
  ///
  /// - Returns: Whether that is a change.
  mutating func hold(_ value: Int, from moment: Int) -> Bool {
    guard value != end else { return false }
    entries.append(Entry(moment: moment, value: value))
    return true
  }

  /// Lets the value move from a moment on; the value at that moment is held so far.
  mutating func move(_ curves: [Curve], from moment: Int) {
    guard let value = end else { return }
    if entries.last?.moment == moment, entries.last?.curves.isEmpty == true {
      entries[entries.count - 1].curves = curves
    } else {
      entries.append(Entry(moment: moment, value: value, curves: curves))
    }
  }

  /// The value at a time of a moment, in ticks since the moment began; nil before the first one.
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

  /// Whether the number is `usual` in the whole film.
  func isAlways(_ usual: Int) -> Bool {
    entries.allSatisfy { $0.value == usual && $0.curves.isEmpty }
  }

  /// The entries as the page reads them: the difference of the moments, the difference of the
  /// values, the number of curves, and four numbers for each curve.
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
  /// The change of the value at a part of the time, 0...1.
  func rise(at part: Double) -> Double {
    let rest = 1 - part
    return 3 * rest * rest * part * Double(controls.x)
      + 3 * rest * part * part * Double(controls.y) + part * part * part * Double(change)
  }
}
