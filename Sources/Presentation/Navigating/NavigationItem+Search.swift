/// An object, stored with a navigation item, that knows the text for which the user searches.
@MainActor package protocol SearchTextSource: AnyObject {
  /// The text for which the user searches; nil without a search controller.
  var searchText: String? { get }
}

extension NavigationItem {
  /// The text for which the user searches; nil without a search controller.
  final var searchText: String? {
    for case let source as any SearchTextSource in madeAttachments?.all ?? [] {
      if let text = source.searchText { return text }
    }
    return nil
  }
}
