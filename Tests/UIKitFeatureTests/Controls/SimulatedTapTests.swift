#if !canImport(ObjectiveC)
  import PresentationTesting
  import TestSupport
  import Testing
  import UIKit

  /// Taps that tests simulate by performing the actions themselves.
  @MainActor @Suite("Actions that a test performs") struct SimulatedTapTests {
    private final class Feed: UIViewController {
      var log: [String] = []
      func refresh() { log.append("refresh") }
      func save(_ sender: UIBarButtonItem) { log.append("save \(sender.title ?? "")") }
    }

    /// A target that is not an `NSObject`.
    private final class Router {
      var closings = 0
      func close() { closings += 1 }
    }

    private let feed = Feed()

    @Test func `a target performs a method of a control by its name`() {
      let control = UIRefreshControl(), stage = Stage(feed)
      control.addTarget(
        feed, action: Selector("refresh") { (feed: Feed) in feed.refresh() }, for: .valueChanged)
      for target in control.allTargets {
        for action in control.actions(forTarget: target, forControlEvent: .valueChanged) ?? [] {
          (target as NSObject).perform(Selector(action))
        }
      }
      expect(feed.log, equals: ["refresh"])
      feed.perform(NSSelectorFromString("refresh"))
      expect(feed.log.count == 2 && stage.issues.isEmpty)
      feed.perform(NSSelectorFromString("unknown"))
      expect(stage.issues.map(\.code), equals: [.notModelled])
    }

    @Test func `the target of a bar item performs the action of the item`() {
      let save = UIBarButtonItem(
        title: "Save", style: .done, target: feed,
        action: Selector("save:") { (feed: Feed, sender: UIBarButtonItem) in feed.save(sender) })
      _ = save.target.perform(save.action, with: save)
      expect(feed.log, equals: ["save Save"])
      let router = Router()
      let close = UIBarButtonItem(
        title: "Close", style: .plain, target: router,
        action: Selector("close") { (router: Router) in router.close() })
      feed.navigationItem.leftBarButtonItem = close
      feed.navigationItem.leftBarButtonItem?.target.perform(close.action!)
      close.target.perform(nil)
      UIBarButtonItem().target.perform(close.action)
      expect(router.closings, equals: 1)
    }
  }
#endif
