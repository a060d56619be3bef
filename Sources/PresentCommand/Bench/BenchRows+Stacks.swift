import Presentation
import PresentationTesting

extension BenchRows {
  /// The measurements of operations on navigation stacks.
  static let stacks: [BenchRow] = [
    BenchRow(
      name: "push + pop, 60 dictionary pairs", limit: 3, operations: 1_000
    ) {
      pushAndPop(deep: 10)
    } baseline: {
      sixtyPairs()
    },
    BenchRow(
      name: "push + pop, 10,000 deep, 10 deep", limit: 1.2, operations: 1_000
    ) {
      pushAndPop(deep: 10_000)
    } baseline: {
      pushAndPop(deep: 10)
    },
    BenchRow(
      name: "set a stack of 10,000, of 1,000", limit: 1.5, operations: 10_000
    ) {
      set(10_000, times: 1)
    } baseline: {
      set(1_000, times: 10)
    },
    BenchRow(
      name: "160 pushes in one turn, 8 times 20", limit: 6, operations: 160
    ) {
      pushWaiting(160, times: 1)
    } baseline: {
      pushWaiting(20, times: 8)
    },
  ]

  private static func pages(_ count: Int) -> [ViewController] {
    (0..<count).map { ViewController("Page \($0)") }
  }

  /// Pushes and pops without animation, including all callbacks and a delegate.
  private static func pushAndPop(deep: Int) -> () -> Void {
    let nav = NavigationController("Stack"), listener = Listener(), page = ViewController("Top")
    nav.viewControllers = pages(deep)
    nav.delegate = listener
    let stage = Stage(nav)
    stage.world.recorder.isOn = false
    return {
      listener.shown = 0
      for _ in 0..<1_000 {
        nav.pushViewController(page, animated: false)
        stage.world.clock.runUntilIdle()
        nav.popViewController(animated: false)
        stage.world.clock.runUntilIdle()
      }
      precondition(listener.shown == 2_000 && page.parent == nil)
    }
  }

  private final class Listener: NavigationControllerDelegate {
    var shown = 0

    func navigationController(
      _ navigationController: NavigationController, didShow viewController: ViewController,
      animated: Bool
    ) {
      shown += 1
    }
  }

  /// Pushes with animation in one turn, so that all pushes but the first wait in the queue.
  private static func pushWaiting(_ count: Int, times: Int) -> () -> Void {
    {
      for _ in 0..<times {
        let nav = NavigationController(rootViewController: ViewController("Root"))
        let stage = Stage(nav)
        stage.world.recorder.isOn = false
        for page in pages(count) { nav.pushViewController(page, animated: true) }
        stage.world.clock.advance(by: .seconds(count))
        precondition(nav.viewControllers.count == count + 1 && nav.transitionCoordinator == nil)
        stage.world.end()
      }
    }
  }

  private static func set(_ count: Int, times: Int) -> () -> Void {
    {
      for _ in 0..<times {
        let nav = NavigationController(rootViewController: ViewController("Root"))
        let stage = Stage(nav)
        stage.world.recorder.isOn = false
        nav.setViewControllers(pages(count), animated: false)
        stage.world.clock.runUntilIdle()
        precondition(nav.viewControllers.count == count)
        stage.world.end()
      }
    }
  }
}
