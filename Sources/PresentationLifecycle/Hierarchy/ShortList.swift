/// A list whose first three elements need no memory of their own.
///
/// Nearly every list of controllers or presentations in a transition is that short. With arrays, a
/// push and its pop took 6 percent more time.
///
/// The list is inlinable, so that the compiler generates code for the elements of other modules.
@usableFromInline package enum ShortList<Element> {
  case empty
  case one(Element)
  case two(Element, Element)
  case three(Element, Element, Element)
  /// More than three elements.
  case more([Element])

  @inlinable package init() { self = .empty }

  @inlinable package init(_ elements: some Sequence<Element>) {
    self = .empty
    for element in elements { append(element) }
  }

  @inlinable package mutating func append(_ element: Element) {
    switch consume self {
    case .empty: self = .one(element)
    case .one(let a): self = .two(a, element)
    case .two(let a, let b): self = .three(a, b, element)
    case .three(let a, let b, let c): self = .more([a, b, c, element])
    case .more(var elements):
      elements.append(element)
      self = .more(elements)
    }
  }
}

extension ShortList: Equatable where Element: Equatable {
  @inlinable package mutating func remove(_ element: Element) {
    var kept = ShortList()
    for other in self where other != element { kept.append(other) }
    self = kept
  }
}

extension ShortList: Hashable where Element: Hashable {}
extension ShortList: Sendable where Element: Sendable {}

extension ShortList: ExpressibleByArrayLiteral {
  @inlinable package init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension ShortList: RandomAccessCollection {
  @inlinable package var startIndex: Int { 0 }

  @inlinable package var endIndex: Int {
    switch self {
    case .empty: 0
    case .one: 1
    case .two: 2
    case .three: 3
    case .more(let elements): elements.count
    }
  }

  /// The last element.
  ///
  /// The compiler does not specialize the library's implementation, which takes 3,000 instructions.
  @inlinable package var last: Element? { isEmpty ? nil : self[endIndex - 1] }

  @inlinable package subscript(index: Int) -> Element {
    switch self {
    case .one(let a) where index == 0: a
    case .two(let a, let b) where index < 2: index == 0 ? a : b
    case .three(let a, let b, let c) where index < 3: index == 0 ? a : index == 1 ? b : c
    case .more(let elements): elements[index]
    case .empty, .one, .two, .three: preconditionFailure("The list has no element \(index).")
    }
  }
}
