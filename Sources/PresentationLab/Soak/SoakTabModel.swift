/// A reference model of a tab bar controller: tabs, selection and waiting operations (N-105).
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

    /// Returns the tabs after the operation.
    ///
    /// Setting the tabs keeps the selected controller if this controller is still a tab. Otherwise,
    /// the tab at the same index is selected. If there is no tab at this index, the first tab is
    /// selected.
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
  /// The tabs after a selection that was observed before the delegate was asked for an animator.
  ///
  /// Nil if there was no such selection.
  private var seen: Tabs?

  init(holding tabs: Tabs = Tabs()) {
    held = tabs
  }

  private var expected: Tabs { waiting.reduce(held) { $1.result(on: $0) } }

  var description: String { "\(held)" + waiting.map { ", \($0)" }.joined() }

  /// Adds an operation that was called while the real controller had `tabs`.
  ///
  /// If the operation changes nothing, it is dropped.
  mutating func ask(_ operation: Operation, on tabs: Tabs) {
    if held != tabs, case .select = carryOut(until: { result, _, _ in result == tabs }) {
      seen = held
    }
    if operation.result(on: expected) != expected { waiting.append(operation) }
  }

  /// Compares the model with the observed tabs.
  ///
  /// - Parameter isComplete: Whether all waiting operations must have been performed.
  ///
  /// - Returns: Whether `tabs` are the model's tabs after some of its waiting operations (none, one
  ///   or more). If `isComplete` is true, all of them are performed.
  mutating func observe(_ tabs: Tabs, isComplete: Bool = false) -> Bool {
    if isComplete {
      (held, waiting) = (expected, [])
      return held == tabs
    }
    return held == tabs || carryOut { result, _, _ in result == tabs } != nil
  }

  /// Performs waiting operations until a selection leads to `tabs`.
  ///
  /// Called when the tab bar controller asks its delegate for an animator. If the selection was
  /// already observed in an earlier callback, the model does not perform it again.
  mutating func begin(_ tabs: Tabs) -> Bool {
    defer { seen = nil }
    if seen == tabs { return true }
    let begun = carryOut { result, old, operation in
      if case .select = operation { result == tabs && result != old } else { false }
    }
    return begun != nil || held == tabs
  }

  /// Performs waiting operations up to and including the first operation that satisfies `isLast`.
  ///
  /// - Returns: The last performed operation. If no operation satisfies `isLast`, none is performed
  ///   and the result is nil.
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

  /// Selects the controller `selected` again, after the last selection was reversed (T-13).
  mutating func takeBack(to selected: String?) { held.selected = selected }
}
