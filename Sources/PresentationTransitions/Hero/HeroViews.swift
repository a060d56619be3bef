import Foundation
import Presentation

/// The views of one screen that have hero IDs and may fly, by hero ID, in painting order.
@MainActor struct HeroViews {
  private(set) var ids: [String] = []
  private(set) var views: [String: View] = [:]
  private var complaints: [HeroIssue] = []

  /// Collects the views of a screen.
  ///
  /// Hidden views and views in `container` are left out. A view that a flight hides is collected
  /// only if `isFree` returns true, which means that another flight may continue that flight
  /// (H-42).
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

  /// Reports the problems of the screen for its controller.
  func report(of controller: ViewController) {
    for issue in complaints { issue.report(of: controller) }
  }
}
