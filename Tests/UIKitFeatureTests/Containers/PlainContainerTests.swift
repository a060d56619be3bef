import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Containers that are modeled as plain controllers") struct PlainContainerTests {
  private let home = PlainViewController(title: "Home")
  private let stage: Stage

  init() { stage = Stage(home) }

  /// Creates two controllers on the stage, and returns the second controller.
  ///
  /// Expects that the stage reports only once that the class is not modeled.
  private func makeTwice<Controller: UIViewController>(
    _ make: () -> Controller
  ) -> Controller {
    stage.world.use {
      _ = make()
      let made = make()
      expect(stage.issues.map(\.code), equals: [.notModelled], "it is said once")
      return made
    }
  }

  @Test func `a search controller passes typed text to its searchResultsUpdater`() throws {
    final class Updater: NSObject, UISearchResultsUpdating {
      var texts: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchTextField.text ?? "")
      }
    }
    let results = PlainViewController(title: "Results"), updater = Updater()
    let search = UISearchController(searchResultsController: results)
    (search.searchResultsUpdater, search.source) = (updater, home)
    (search.obscuresBackgroundDuringPresentation, search.hidesNavigationBarDuringPresentation) = (
      false, false
    )
    expect(!search.obscuresBackgroundDuringPresentation)
    expect(!search.hidesNavigationBarDuringPresentation)
    search.isActive = true
    try stage.settle()
    expect(search.isActive && stage.visible.last == "Results" && results.parent === search)
    search.searchTextField.type("ab")
    expect(updater.texts, equals: ["", "a", "ab"])
    search.isActive = false
    try stage.settle()
    expect(!search.isActive && stage.visible == ["Home"])
  }

  @Test
  func `an activity controller is dismissed when its complete method is called`() throws {
    let share = makeTwice { UIActivityViewController(activityItems: ["text"]) }
    var results: [String] = []
    share.completionWithItemsHandler = { type, isCompleted, items, error in
      results.append("\(type?.rawValue ?? "") \(isCompleted) \(items == nil && error == nil)")
    }
    share.excludedActivityTypes = [.print, .airDrop]
    home.present(share, animated: true)
    try stage.settle()
    expect(share.activityItems.count, equals: 1)
    share.complete(true, activityType: .mail)
    try stage.settle()
    expect(share.excludedActivityTypes?.count, equals: 2)
    expect(results, equals: ["com.apple.UIKit.activity.Mail true true"])
    expect(home.presentedViewController == nil)
  }
}
