/// A reference model of a navigation stack: its controllers, and the operations that may still wait
/// (N-40, N-42).
///
/// The model has no transitions. After a change of the real stack, the model performs its waiting
/// operations in the order of the calls. It stops when both stacks are equal.
struct SoakStackModel: CustomStringConvertible {
  enum Operation: Hashable, CustomStringConvertible {
    case push(String)
    case pop
    case popTo(String)
    case popToRoot
    case set([String])

    /// Returns the stack after the operation.
    ///
    /// If UIKit raises an exception for the operation, the stack is unchanged (N-20 to N-25).
    func result(on stack: [String]) -> [String] {
      switch self {
      case .push(let page): stack.contains(page) ? stack : stack + [page]
      case .pop: stack.count > 1 ? Array(stack.dropLast()) : stack
      case .popTo(let page): stack.firstIndex(of: page).map { Array(stack[...$0]) } ?? stack
      case .popToRoot: Array(stack.prefix(1))
      case .set(let pages): Set(pages).count < pages.count ? stack : pages
      }
    }

    /// Whether the operation is a mistake or has no effect; such an operation never waits.
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

  /// A call of a stack operation that the stack has possibly not performed yet.
  private struct Call {
    let operation: Operation
    let isAnimated: Bool
  }

  private var held: [String] = []
  private var waiting: [Call] = []

  var expected: [String] { waiting.reduce(held) { $1.operation.result(on: $0) } }

  /// Whether the stack contains `page`, or a waiting operation names it.
  func mentions(_ page: String) -> Bool {
    held.contains(page) || waiting.contains { $0.operation.mentions(page) }
  }

  /// Whether no operation waits.
  var isSettled: Bool { waiting.isEmpty }

  var description: String {
    "[\(held.joined(separator: " "))]" + waiting.map { ", \($0.operation)" }.joined()
  }

  /// Adds an operation that was called while the real stack contained `stack`.
  mutating func ask(_ operation: Operation, animated: Bool, on stack: [String]) {
    if operation.isDropped(on: stack) { return }
    waiting.append(Call(operation: operation, isAnimated: animated))
  }

  /// Compares the model with the observed controllers of the stack.
  ///
  /// - Parameter isComplete: Whether all waiting operations must have been performed.
  ///
  /// - Returns: Whether `stack` is the model's stack after some of its waiting operations (none,
  ///   one or more). If `isComplete` is true, all of them are performed.
  mutating func observe(_ stack: [String], isComplete: Bool = false) -> Bool {
    if isComplete {
      held = expected
      waiting = []
      return held == stack
    }
    if held == stack { return true }
    return carryOut { result, _ in result == stack }
  }

  /// Performs waiting operations up to and including the first animated operation that leads to
  /// `stack`.
  ///
  /// Called when the stack asks its delegate for an animator.
  ///
  /// - Returns: Whether an animated operation leads to `stack`; if not, no operation is performed.
  mutating func begin(_ stack: [String]) -> Bool {
    var last = held
    return carryOut { result, call in
      defer { last = result }
      return call.isAnimated && result == stack && result != last
    }
  }

  /// Performs waiting operations up to and including the first call that satisfies `isLast`.
  ///
  /// - Returns: Whether a call satisfies `isLast`. If no call does, no operation is performed.
  private mutating func carryOut(until isLast: ([String], Call) -> Bool) -> Bool {
    var result = held
    for (index, call) in waiting.enumerated() {
      result = call.operation.result(on: result)
      guard isLast(result, call) else { continue }
      held = result
      waiting.removeFirst(index + 1)
      return true
    }
    return false
  }

  /// Makes `stack` the content of the model again, after the last operation was reversed (N-66 to
  /// N-69).
  mutating func takeBack(to stack: [String]) {
    held = stack
  }
}
