/// A push, pop or set on a navigation stack, for elements of any type (N-20 to N-31).
package enum StackOperation<Element: Hashable & Sendable>: Hashable, Sendable {
  case push(Element)
  case pop
  case popTo(Element)
  case popToRoot
  case set([Element])

  /// All elements that the operation names.
  package var elements: [Element] {
    switch self {
    case .push(let element), .popTo(let element): [element]
    case .set(let elements): elements
    case .pop, .popToRoot: []
    }
  }

  package func map<Other>(_ other: (Element) -> Other) -> StackOperation<Other> {
    switch self {
    case .push(let element): .push(other(element))
    case .pop: .pop
    case .popTo(let element): .popTo(other(element))
    case .popToRoot: .popToRoot
    case .set(let elements): .set(elements.map(other))
    }
  }

  /// Returns the mistake in the operation (N-23 to N-25).
  ///
  /// UIKit raises an exception for such a mistake. The result is nil if the operation is valid.
  package func mistake(_ isInStack: (Element) -> Bool) -> StackMistake? {
    switch self {
    case .push(let element): isInStack(element) ? .pushRepeated : nil
    case .popTo(let element): isInStack(element) ? nil : .popToMissing
    case .set(let elements): Set(elements).count < elements.count ? .setRepeated : nil
    case .pop, .popToRoot: nil
    }
  }

  /// Whether the operation changes `stack` (N-20, N-32).
  package func changes(_ stack: [Element]) -> Bool {
    let kept = kept(of: stack)
    switch self {
    case .push: return true
    case .pop, .popTo, .popToRoot: return kept < stack.count
    case .set(let elements): return kept < max(stack.count, elements.count)
    }
  }

  /// The number of elements of `stack` that stay, counted from the root.
  private func kept(of stack: [Element]) -> Int {
    switch self {
    case .push: stack.count
    case .pop: max(1, stack.count - 1)
    case .popTo(let element): (stack.lastIndex(of: element) ?? stack.count) + 1
    case .popToRoot: 1
    case .set(let elements): zip(stack, elements).prefix { $0 == $1 }.count
    }
  }

  /// Returns the change that the operation makes to `stack`; nil if the operation changes nothing
  /// (N-20, N-32).
  package func change(of stack: [Element]) -> StackChange<Element>? {
    let kept = kept(of: stack)
    let added: [Element] =
      switch self {
      case .push(let element): [element]
      case .set(let elements): Array(elements[kept...])
      case .pop, .popTo, .popToRoot: []
      }
    guard kept < stack.count || !added.isEmpty else { return nil }
    return StackChange(kept: kept, removed: Array(stack[kept...]), added: added)
  }
}

// Not generic, because other modules do not specialize a generic property.
extension StackOperation<ControllerID> {
  /// Whether the operation names the controllers that it puts into the stack.
  ///
  /// Some of these controllers may be in the stack already.
  package var namesNewcomers: Bool {
    switch self {
    case .push, .set: true
    case .pop, .popTo, .popToRoot: false
    }
  }
}

/// A mistake in a push, pop or set for which UIKit raises an exception.
package enum StackMistake: Hashable, Sendable {
  case popToMissing
  case pushRepeated
  case setRepeated
}

/// A change that replaces the upper part of a stack.
///
/// The lower part is not copied, so the cost depends only on the size of the change.
package struct StackChange<Element: Hashable & Sendable>: Hashable, Sendable {
  /// The number of elements that stay, counted from the root.
  package internal(set) var kept: Int
  /// The elements above the kept elements before the change; `added` may contain some of them
  /// again.
  package internal(set) var removed: [Element]
  package internal(set) var added: [Element]

  package static func nothing(on stack: [Element] = []) -> Self {
    StackChange(kept: stack.count, removed: [], added: [])
  }

  /// The elements that are in the stack before the change but not after it, in stack order.
  package var leaving: [Element] { without(added, removed) }

  /// The elements that are in the stack after the change but not before it, in stack order.
  package var entering: [Element] { without(removed, added) }

  private func without(_ some: [Element], _ all: [Element]) -> [Element] {
    // Without specialization, `isEmpty` would look up the type of the array.
    if some.count == 0 || all.count == 0 { return all }
    let some = Set(some)
    return all.filter { !some.contains($0) }
  }
}

/// The direction of a push, pop or set, as it is passed to the delegate (N-28).
package enum StackDirection: Hashable, Sendable, CaseIterable {
  case push
  case pop
}
