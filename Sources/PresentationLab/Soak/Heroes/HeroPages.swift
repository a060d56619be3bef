import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions

/// Three controllers with hero views, which fly between the controllers during transitions.
///
/// A simulated program changes the views at any time.
@MainActor final class HeroPages {
  /// A view with the state that the program has set for it.
  private struct Entry {
    let view: View
    let page: View
    let id: String
    var isHidden = false
    var isRemoved = false
  }

  let screens = ["List", "Photo", "Map"].map { ViewController($0) }
  private var entries: [Entry] = []

  /// Adds up to four views to each controller; views of different controllers may share a hero ID.
  init(_ numbers: inout SeededNumbers) {
    for screen in screens {
      for id in 0..<4 where numbers.chance(3, of: 4) { add("\(id)", to: screen.view, &numbers) }
    }
  }

  private func add(_ id: String, to page: View, _ numbers: inout SeededNumbers) {
    let frame = CGRect(
      x: numbers.real(0, 300), y: numbers.real(0, 700), width: numbers.real(1, 200),
      height: numbers.real(1, 200))
    let view = View("\(id) of \(page.controller?.name ?? ""), \(entries.count)", frame: frame)
    view.heroID = id
    page.addSubview(view)
    entries.append(Entry(view: view, page: page, id: id))
  }

  /// Makes one random change to a view and returns its description; returns nil if no view is left.
  func change(_ numbers: inout SeededNumbers) -> String? {
    guard let index = entries.indices.filter({ !entries[$0].isRemoved }).randomElement(&numbers)
    else { return nil }
    let entry = entries[index], view = entry.view
    switch numbers.below(7) {
    case 0...3:
      let move = CGVector(dx: numbers.real(-150, 150), dy: numbers.real(-150, 150))
      let growth = max(0, numbers.real(-50, 50))
      let change = {
        view.center = CGPoint(x: view.center.x + move.dx, y: view.center.y + move.dy)
        view.bounds.size.width += growth
      }
      guard numbers.chance(1, of: 2) else {
        change()
        return "\(view.name) moves"
      }
      View.animate(withDuration: numbers.real(0.02, 1.5), animations: change)
      return "\(view.name) is animated"
    case 4:
      entries[index].isHidden.toggle()
      view.isHidden = entries[index].isHidden
      return "\(view.name) is \(view.isHidden ? "hidden" : "shown")"
    case 5:
      view.alpha = view.alpha == 0 ? 1 : 0
      return "\(view.name) has alpha \(view.alpha)"
    default:
      let staysBehind = numbers.chance(1, of: 4)
      if !staysBehind {
        view.removeFromSuperview()
        entries[index].isRemoved = true
      }
      add(entry.id, to: entry.page, &numbers)
      return "\(view.name) is rebuilt"
    }
  }

  /// Returns the name of a view that is visible while its copy flies; nil if there is none.
  ///
  /// The function examines the front-most view with the hero ID `id` in each controller (H-40).
  func twin(of id: String, on screens: [ViewController]) -> String? {
    for screen in screens {
      let front = entries.last { entry in
        entry.id == id && entry.page === screen.viewIfLoaded && entry.view.window != nil
          && !entry.isHidden
      }
      if let front, !front.view.isHidden { return front.view.name }
    }
    return nil
  }

  /// A description of the first view whose state is not the state that the program has set; nil if
  /// there is none.
  var difference: String? {
    for entry in entries {
      let view = entry.view
      if view.isHidden != entry.isHidden {
        return "\(view.name) is \(view.isHidden ? "hidden" : "shown")"
      }
      if view.presentationValues().frame != view.frame { return "\(view.name) still moves" }
    }
    return screens.first { $0.viewIfLoaded.map { $0.alpha != 1 } == true }
      .map { "\($0.name) has alpha \($0.view.alpha)" }
  }
}

extension Array {
  fileprivate func randomElement(_ numbers: inout SeededNumbers) -> Element? {
    isEmpty ? nil : numbers.pick(self)
  }
}
