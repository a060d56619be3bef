import Foundation
import Presentation

/// The view of a search controller, which lets touches beside the search results through.
final class SearchSpace: View, PassingView {
  private weak var searchBar: UISearchBar?

  init(of searchBar: UISearchBar, frame: CGRect) {
    self.searchBar = searchBar
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func hitTest(_ point: CGPoint, with event: ViewEvent?) -> View? {
    if let searchBar, searchBar.window === window, !searchBar.isDescendant(of: self),
      searchBar.bounds.contains(searchBar.convert(point, from: self))
    {
      return nil
    }
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
