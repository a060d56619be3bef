/// The reference for tabs: names, a selection, and the changes that may still wait (N-105).
struct SoakTabModel: CustomStringConvertible {
  struct Tabs: Hashable, CustomStringConvertible {
    var names: [String] = []
    var selected: String?

    var description: String {
      "[\(names.map { $0 == selected ? "*\($0)" : $0 }.joined(separator: " "))]"
    }
  }

  enum Operation: Hashable, CustomStringConvertible {
    case select(String)
    case set([String])

    /// A set keeps the selected one, else the selected place, else it takes the first.
    func result(on tabs: Tabs) -> Tabs {
      switch self {
      case .select(let name):
        return Tabs(names: tabs.names, selected: tabs.names.contains(name) ? name : tabs.selected)
      case .set(let names):
        if let selected = tabs.selected, names.contains(selected) {
          return Tabs(names: names, selected: selected)
        }
        let place = tabs.names.firstIndex { $0 == tabs.selected } ?? 0
        return Tabs(names: names, selected: place < names.count ? names[place] : names.first)
      }
    }

    var description: String {
      switch self {
      case .select(let name): "select \(name)"
      case .set(let names): "set [\(names.joined(separator: " "))]"
      }
    }
  }

  private var held: Tabs {
    didSet { if held != oldValue { seen = nil } }
  }
  private var waiting: [Operation] = []
  /// The tabs that a callback of a selection saw before the delegate was asked.
  private var seen: Tabs?

  init(holding tabs: Tabs = Tabs()) {
    held = tabs
  }

  private var expected: Tabs { waiting.reduce(held) { $1.result(on: $0) } }

  var description: String { "\(held)" + waiting.map { ", \($0)" }.joined() }

  /// A call is made on tabs that hold `tabs`; one that leads nowhere new is forgotten.
  mutating func ask(_ operation: Operation, on tabs: Tabs) {
    if held != tabs, case .select = carryOut(until: { result, _, _ in result == tabs }) {
      seen = held
    }
    if operation.result(on: expected) != expected { waiting.append(operation) }
  }

  /// - Parameter isComplete: Whether nothing may wait any more.
  /// - Returns: Whether `tabs` are what comes of the first operations that waited.
  mutating func observe(_ tabs: Tabs, isComplete: Bool = false) -> Bool {
    if isComplete {
      (held, waiting) = (expected, [])
      return held == tabs
    }
    return held == tabs || carryOut { result, _, _ in result == tabs } != nil
  }

  /// The delegate is asked for an animator: the first selection that leads to `tabs` is carried
  /// out, unless that was seen before, and nothing after it.
  mutating func begin(_ tabs: Tabs) -> Bool {
    defer { seen = nil }
    if seen == tabs { return true }
    let begun = carryOut { result, old, operation in
      if case .select = operation { result == tabs && result != old } else { false }
    }
    return begun != nil || held == tabs
  }

  /// Carries out what waits, up to the first for which `isLast` holds, and answers that.
  private mutating func carryOut(until isLast: (Tabs, Tabs, Operation) -> Bool) -> Operation? {
    var result = held
    for (index, operation) in waiting.enumerated() {
      let old = result
      result = operation.result(on: old)
      guard isLast(result, old, operation) else { continue }
      held = result
      waiting.removeFirst(index + 1)
      return operation
    }
    return nil
  }

  /// Reverses the selection that was carried out last (T-13).
  mutating func takeBack(to selected: String?) { held.selected = selected }
}
