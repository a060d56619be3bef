public import Presentation

/// An entry of a menu that is replaced by other entries when the menu is opened.
///
/// ``UIMenu/choose(_:)`` opens the menu and calls the closure. Entries that the closure supplies
/// later can be chosen by later calls.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  /// The entries that the closure has supplied; nil until then.
  private(set) final var elements: [UIMenuElement]?

  private init(
    isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    (self.isCached, self.provider) = (isCached, provider)
    super.init(title: "")
  }

  /// Creates an entry whose closure is called only until it has supplied entries.
  ///
  /// - Parameter elementProvider: Supplies the entries by calling its argument, now or later.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, elementProvider)
  }

  /// Returns an entry whose closure is called each time when the menu is opened.
  ///
  /// - Parameter elementProvider: Supplies the entries by calling its argument, now or later.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }

  /// Calls the closure, because the menu is opened.
  final func load() {
    if !isCached || elements == nil {
      if !isCached { elements = nil }
      provider { [weak self] in self?.elements = $0 }
    }
  }
}
