import Foundation
import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Objects of the system whose stored properties differ between equal runs.
@MainActor @Suite("Queues, observers and other system objects in an exploration")
struct SystemObjectTests {
  private final class Load: Operation, @unchecked Sendable {
    let path = "photos"
  }

  private final class Screen: UIViewController {
    let object: Any

    init(_ object: Any) {
      self.object = object
      super.init(nibName: "Home", bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  typealias Kind = (name: String, make: @MainActor () -> Any)

  nonisolated static let kinds: [Kind] = [
    ("queue of operations", { OperationQueue() }),
    ("operation", { BlockOperation {} }),
    ("operation of the app", { Load() }),
    (
      "observer",
      {
        let name = Notification.Name("changed")
        return NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        }
      }
    ),
    ("queue of notifications", { NotificationQueue(notificationCenter: .default) }),
    ("pipe", { Pipe() }),
    ("stream", { InputStream(data: Data([1])) }),
    ("lock", { NSConditionLock(condition: 1) }),
    ("thread", { Thread() }),
    ("bundle", { Bundle.main }),
    ("settings", { UserDefaults(suiteName: "exploration") ?? UserDefaults.standard }),
    ("cache", { NSCache<NSString, NSString>() }),
    ("progress", { Progress(totalUnitCount: 3) }),
    ("formatters", { [DateFormatter(), NumberFormatter(), ByteCountFormatter()] as [Any] }),
    ("expression", { (try? NSRegularExpression(pattern: "a")) as Any }),
    ("decoder", { [JSONDecoder(), JSONEncoder()] as [Any] }),
    ("calendar", { [Calendar.current, Locale.current, TimeZone.current] as [Any] }),
    ("queues of Dispatch", { [DispatchQueue.main, DispatchQueue.global()] }),
    ("files", { FileManager() }),
    ("scanner", { Scanner(string: "a") }),
    ("list", { [OperationQueue(), OperationQueue()] }),
  ]

  @Test(arguments: kinds.indices)
  func `an object of the system does not make equal runs differ`(index: Int) throws {
    let kind = Self.kinds[index]
    let proof = try explore(budget: 50) { scenario in
      let home = Screen(kind.make())
      _ = scenario.stage(home)
      scenario.may("present", times: 1) { home.present(UIViewController(), animated: true) }
    }
    expect(proof.outcome == .complete && proof.states > 2, "\(kind.name): \(proof)")
  }
}
