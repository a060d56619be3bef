import Foundation
import Presentation

/// The views of one controller that may fly in a ``HeroTransition``, keyed by their hero IDs.
///
/// The elements of `ids` are in the order in which the views are drawn, from back to front.
@MainActor struct HeroViews {
  private(set) var ids: [String] = []
  private(set) var views: [String: View] = [:]
  private var complaints: [HeroIssue] = []

  /// Collects the views with a hero ID inside the view of a controller.
  ///
  /// Hidden views and views in `container` are left out (H-42). If a view is hidden because its
  /// copy flies, `isFree` decides whether the view is collected.
  init(in screen: View, except container: View, isFree: (View) -> Bool) {
    var open: [(view: View, hero: String?)] = [(screen, nil)]
    while let (view, around) = open.popLast() {
      guard view !== container, view.allowsHeroes, !view.isHiddenByProgram,
        !view.isHidden || isFree(view)
      else { continue }
      var hero = around
      if let id = view.heroID {
        if let around {
          complaints.append(.nested(id, in: around))
        } else {
          hero = id
          insert(view, id)
        }
      }
      for subview in view.subviews.reversed() { open.append((subview, hero)) }
    }
  }

  private mutating func insert(_ view: View, _ id: String) {
    if views.updateValue(view, forKey: id) == nil {
      ids.append(id)
    } else {
      complaints.append(.duplicate(id))
    }
  }

  /// Reports the problems that were found in a controller's view, such as duplicate hero IDs.
  func report(of controller: ViewController) {
    for issue in complaints { issue.report(of: controller) }
  }
}
