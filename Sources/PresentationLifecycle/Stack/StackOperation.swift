/// The request of an operation on a stack (N-20 to N-31), for any kind of elements.
package enum StackOperation<Element: Hashable & Sendable>: Hashable, Sendable {
  case push(Element)
  case pop
  case popTo(Element)
  case popToRoot
  case set([Element])

  /// Everybody it names.
  package var elements: [Element] {
    switch self {
    case .push(let element), .popTo(let element): [element]
    case .set(let elements): elements
    case .pop, .popToRoot: []
    }
  }

  /// The elements that a push or a set wants in the stack, whether or not they are in it already.
  package var newcomers: [Element] {
    switch self {
    case .push(let element): [element]
    case .set(let elements): elements
    case .pop, .popTo, .popToRoot: []
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

  /// Returns the mistake for which UIKit raises, on a stack with some elements (N-23 to N-25).
  package func mistake(_ isInStack: (Element) -> Bool) -> StackMistake? {
    switch self {
    case .push(let element): isInStack(element) ? .pushRepeated : nil
    case .popTo(let element): isInStack(element) ? nil : .popToMissing
    case .set(let elements): Set(elements).count < elements.count ? .setRepeated : nil
    case .pop, .popToRoot: nil
    }
  }

  /// Returns the change of a stack; nil if there is none (N-20, N-32).
  package func change(of stack: [Element]) -> StackChange<Element>? {
    let kept: Int
    var added: [Element] = []
    switch self {
    case .push(let element): (kept, added) = (stack.count, [element])
    case .pop: kept = max(1, stack.count - 1)
    case .popTo(let element): kept = (stack.lastIndex(of: element) ?? stack.count) + 1
    case .popToRoot: kept = 1
    case .set(let elements):
      kept = zip(stack, elements).prefix { $0 == $1 }.count
      added = Array(elements[kept...])
    }
    guard kept < stack.count || !added.isEmpty else { return nil }
    return StackChange(kept: kept, removed: Array(stack[kept...]), added: added)
  }
}

/// A call that is a mistake of the app.
package enum StackMistake: Hashable, Sendable {
  case popToMissing
  case pushRepeated
  case setRepeated
}

/// A stack's upper part is replaced.
///
/// What stays below is not touched, so that the cost is that of the change.
package struct StackChange<Element: Hashable & Sendable>: Hashable, Sendable {
  /// How many stay, counted from the root.
  package internal(set) var kept: Int
  /// The elements above them before; some of them may also be in `added`.
  package internal(set) var removed: [Element]
  package internal(set) var added: [Element]

  package static func nothing(on stack: [Element] = []) -> Self {
    StackChange(kept: stack.count, removed: [], added: [])
  }

  /// The elements that are in the stack only before, in its order.
  package var leaving: [Element] { without(added, removed) }

  /// The elements that are in the stack only afterwards, in its order.
  package var entering: [Element] { without(removed, added) }

  private func without(_ some: [Element], _ all: [Element]) -> [Element] {
    if some.isEmpty || all.isEmpty { return all }
    let some = Set(some)
    return all.filter { !some.contains($0) }
  }
}

/// The direction of an operation, as the delegate gets it (N-28).
package enum StackDirection: Hashable, Sendable, CaseIterable {
  case push
  case pop
}
