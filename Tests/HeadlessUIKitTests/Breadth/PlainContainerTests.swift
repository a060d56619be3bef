import PresentationTesting
import Testing
import UIKit

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
      #expect(stage.issues.map(\.code) == [.notModelled], "it is said once")
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
    let search = makeTwice { UISearchController(searchResultsController: results) }
    (search.searchResultsUpdater, search.source) = (updater, home)
    (search.obscuresBackgroundDuringPresentation, search.hidesNavigationBarDuringPresentation) = (
      false, false
    )
    #expect(!search.obscuresBackgroundDuringPresentation)
    #expect(!search.hidesNavigationBarDuringPresentation)
    search.isActive = true
    try stage.settle()
    #expect(search.isActive && stage.visible.last == "Results" && results.parent === search)
    search.searchTextField.type("ab")
    #expect(updater.texts == ["", "a", "ab"])
    search.isActive = false
    try stage.settle()
    #expect(!search.isActive && stage.visible == ["Home"])
  }

  @Test func `a page controller shows the pages that were passed to setViewControllers`() throws {
    final class Pages: NSObject, UIPageViewControllerDataSource {
      let next = PlainViewController(title: "Two")
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { next }
    }
    let one = PlainViewController(title: "One"), pages = Pages()
    let pager = makeTwice {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    #expect(pager.transitionStyle == .scroll && pager.navigationOrientation == .horizontal)
    pager.dataSource = pages
    pager.setViewControllers([one], direction: .forward, animated: false)
    home.present(pager, animated: false)
    try stage.settle()
    #expect(stage.visible.last == "One")
    let after = pager.dataSource?.pageViewController(pager, viewControllerAfter: one)
    #expect(pager.dataSource?.pageViewController(pager, viewControllerBefore: one) == nil)
    var isDone = false
    stage.world.use {
      pager.setViewControllers(
        after.map { [$0] }, direction: .reverse, animated: true
      ) { isDone = $0 }
    }
    try stage.settle()
    #expect(isDone && stage.visible.last == "Two" && one.parent == nil)
    #expect(pager.viewControllers?.first === pages.next)
  }

  @Test
  func `showDetailViewController shows a controller in the last column of a split view`() throws {
    let list = PlainViewController(title: "List"), detail = PlainViewController(title: "Detail")
    let split = makeTwice { UISplitViewController() }
    split.viewControllers = [list]
    home.present(split, animated: false)
    try stage.settle()
    stage.world.use { split.showDetailViewController(detail, sender: nil) }
    try stage.settle()
    #expect(split.viewControllers.last === detail && stage.visible.last == "Detail")
    stage.world.use { split.viewControllers = [list] }
    #expect(detail.parent == nil && stage.visible.last == "List")
  }

  @Test
  func `an activity controller is dismissed when its complete method is called`() throws {
    let share = makeTwice { UIActivityViewController(activityItems: ["text"]) }
    var results: [Bool] = []
    share.completionWithItemsHandler = { results.append($0) }
    home.present(share, animated: true)
    try stage.settle()
    #expect(share.activityItems.count == 1)
    share.complete(true)
    try stage.settle()
    #expect(results == [true] && home.presentedViewController == nil)
  }
}
