/// The identities of a path's elements, and the closure for edited elements.
struct PathElements<Content, Element: Hashable> {
  /// Returns the identity of an element.
  let key: (Element) -> AnyHashable
  /// Updates a controller for an element that has changed but has kept its identity.
  var update: ((Content, Element) -> Void)?

  /// Describes elements without an identity: a changed element is another element.
  init() {
    key = { AnyHashable($0) }
  }

  init(update: ((Content, Element) -> Void)?) where Element: Identifiable {
    key = { AnyHashable($0.id) }
    self.update = update
  }

  func keys(of elements: [Element]) -> [AnyHashable] { elements.map(key) }
}
