/// The reference for one stack: a list, and the operations that may still wait (N-40, N-42).
///
/// It knows no transition: an operation is carried out when the stack is seen to have changed, and
/// none overtakes another.
struct SoakStackModel: CustomStringConvertible {
  enum Operation: Hashable, CustomStringConvertible {
    case push(String)
    case pop
    case popTo(String)
    case popToRoot
    case set([String])

    /// The stack afterwards; the same where UIKit raises (N-20 to N-25).
    func result(on stack: [String]) -> [String] {
      switch self {
      case .push(let page): stack.contains(page) ? stack : stack + [page]
      case .pop: stack.count > 1 ? Array(stack.dropLast()) : stack
      case .popTo(let page): stack.firstIndex(of: page).map { Array(stack[...$0]) } ?? stack
      case .popToRoot: Array(stack.prefix(1))
      case .set(let pages): Set(pages).count < pages.count ? stack : pages
      }
    }

    /// Whether the call itself is judged to be a mistake, or nothing: then it never waits.
    func isDropped(on stack: [String]) -> Bool {
      switch self {
      case .push(let page): stack.contains(page)
      case .pop: stack.count < 2
      case .popTo(let page): !stack.contains(page)
      case .popToRoot: false
      case .set(let pages): Set(pages).count < pages.count
      }
    }

    func mentions(_ page: String) -> Bool {
      switch self {
      case .push(let other), .popTo(let other): page == other
      case .pop, .popToRoot: false
      case .set(let pages): pages.contains(page)
      }
    }

    var description: String {
      switch self {
      case .push(let page): "push \(page)"
      case .pop: "pop"
      case .popTo(let page): "pop to \(page)"
      case .popToRoot: "pop to root"
      case .set(let pages): "set [\(pages.joined(separator: " "))]"
      }
    }
  }

  private var held: [String] = []
  private var waiting: [Operation] = []

  var expected: [String] { waiting.reduce(held) { $1.result(on: $0) } }

  /// Whether the stack holds `page`, or something that waits names it.
  func mentions(_ page: String) -> Bool {
    held.contains(page) || waiting.contains { $0.mentions(page) }
  }

  /// Whether nothing waits.
  var isSettled: Bool { waiting.isEmpty }

  var description: String {
    "[\(held.joined(separator: " "))]" + waiting.map { ", \($0)" }.joined()
  }

  /// A call is made on a stack that holds `stack`.
  mutating func ask(_ operation: Operation, on stack: [String]) {
    if !operation.isDropped(on: stack) { waiting.append(operation) }
  }

  /// - Parameter isComplete: Whether nothing may wait any more.
  /// - Returns: Whether `stack` is what comes of the first operations that waited.
  mutating func observe(_ stack: [String], isComplete: Bool = false) -> Bool {
    if isComplete {
      held = expected
      waiting = []
      return held == stack
    }
    var result = held
    for (count, operation) in ([nil] + waiting.map { $0 }).enumerated() {
      if let operation { result = operation.result(on: result) }
      if result == stack {
        held = stack
        waiting.removeFirst(count)
        return true
      }
    }
    return false
  }

  /// The operation that was carried out last has been taken back (N-66 to N-69).
  mutating func takeBack(to stack: [String]) {
    held = stack
  }
}
