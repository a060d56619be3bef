/// A log of elements in the order in which they were added.
@MainActor final class Notes<Element> {
  private(set) var all: [Element] = []

  func add(_ element: Element) { all.append(element) }
}
