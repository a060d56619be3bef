import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Closures of buttons that capture the controller that shows the buttons.
@MainActor @Suite("Closures of buttons that capture their controller") struct CapturedActionTests {
  /// Presents a controller, dismisses it, and returns the objects that `close()` reports as alive.
  private func alive(_ make: () -> UIViewController) throws -> [String] {
    let stage = Stage(UIViewController(nibName: "Home", bundle: nil))
    do {
      stage.window.rootViewController?.present(make(), animated: false)
      try stage.settle()
      stage.window.rootViewController?.dismiss(animated: false)
      try stage.settle()
    }
    do {
      try stage.close()
      return []
    } catch {
      return error.alive
    }
  }

  @Test(arguments: [true, false])
  func `a controller is reported as leaked if its bar button's action captures the controller`(
    isRight: Bool
  ) throws {
    let alive = try alive {
      let editor = UIViewController(nibName: "Editor", bundle: nil)
      let button = UIBarButtonItem(
        primaryAction: UIAction(title: "Save") { _ in editor.title = nil })
      if isRight {
        editor.navigationItem.rightBarButtonItem = button
      } else {
        editor.navigationItem.leftBarButtonItem = button
      }
      return editor
    }
    expect(alive, equals: [#"Editor, captured by the handler of the action "Save""#])
  }

  @Test func `a controller is reported as leaked if its control's action captures the controller`()
    throws
  {
    let alive = try alive {
      let editor = UIViewController(nibName: "Editor", bundle: nil)
      let button = UIButton(frame: .zero)
      button.addAction(UIAction(title: "Save") { _ in editor.title = nil }, for: .touchUpInside)
      editor.view.addSubview(button)
      return editor
    }
    expect(alive, equals: [#"Editor, captured by the handler of the action "Save""#])
  }

  private final class Keeper: UIViewController {
    var kept: AnyObject?
  }

  @Test func `a controller is reported as leaked if an object that it stores captures it`() throws {
    func kept(_ make: @escaping (Keeper) -> AnyObject) throws -> [String] {
      try alive {
        let keeper = Keeper(nibName: "List", bundle: nil)
        keeper.kept = make(keeper)
        return keeper
      }
    }
    let inTable = try kept { keeper in
      UITableViewDiffableDataSource<Int, Int>(tableView: UITableView()) { _, _, _ in
        keeper.title = nil
        return nil
      }
    }
    expect(inTable, equals: ["List, captured by the cell provider of its data source"])
    let inCollection = try kept { keeper in
      let list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { _, _, _ in
        nil
      }
      source.supplementaryViewProvider = { _, _, _ in
        keeper.title = nil
        return nil
      }
      return source
    }
    expect(inCollection, equals: ["List, captured by a provider of its data source"])
    let inWork = try kept { keeper in DispatchWorkItem { keeper.title = nil } }
    expect(inWork, equals: ["List, captured by the block of its DispatchWorkItem"])
    let inTimer = try kept { keeper in
      Timer(timeInterval: 1, repeats: true) { _ in keeper.title = nil }
    }
    expect(inTimer, equals: ["List, captured by the block or the target of its timer"])
    expect(try kept { _ in DispatchWorkItem {} }, equals: [])
  }

  @Test
  func `an activity controller captured by its completion handler is reported as leaked`() throws {
    let alive = try alive {
      let share = UIActivityViewController(activityItems: [])
      share.restorationIdentifier = "Share"
      share.completionWithItemsHandler = { _, _, _, _ in share.title = nil }
      return share
    }
    expect(alive, equals: ["Share, captured by its completionWithItemsHandler"])
  }
}
