import Foundation
import PresentCommand
import TestSupport
import Testing

@MainActor @Suite struct `The adapt command and forwarded delegates` {
  private func adapt(_ text: String) throws -> CommandRun {
    let folder = try PlanFolder()
    return CommandRun(["adapt", try folder.write(text, to: "Screen.swift")])
  }

  @Test func `"present adapt" knows the optional methods of all delegates of containers`() throws {
    let run = try adapt(
      """
      import UIKit
      func ask(_ stack: UINavigationController, _ split: UISplitViewController) {
          _ = stack.delegate?.navigationControllerSupportedInterfaceOrientations?(stack) ?? .all
          split.delegate?.splitViewControllerDidCollapse?(split)
          split.base?.splitViewController?(split, willChangeTo: .automatic)
      }
      """)
    expect(run.status, equals: .passed, "\(run.errors)")
    expect(!run.output.contains("?("))
  }

  @Test func `"present adapt" rewrites a compared selector of a method with several parameters`()
    throws
  {
    let run = try adapt(
      """
      class Proxy: NSObject {
          func isShow(_ selector: Selector) -> Bool {
              selector == #selector(show(_:animated:)) || #selector(show(_:animated:)) != selector
          }
          @objc func show(_ screen: UIViewController, animated: Bool) {}
      }
      """)
    expect(run.status, equals: .passed, "\(run.errors)")
    let written = "\"show:animated:\", { (target: Proxy) in }"
    expect(run.output.components(separatedBy: written).count, equals: 3)
  }

  @Test func `"present adapt" advises how to forward the methods of a delegate`() throws {
    let run = try adapt(
      """
      class Proxy: NSObject {
          weak var base: NSObject?
          override func responds(to selector: Selector!) -> Bool { true }
          override func forwardingTarget(for selector: Selector!) -> Any? { base }
      }
      """)
    let advice = "implement the delegate's methods, call the other delegate in each"
    expect(run.errors.contains("Screen.swift:3: responds cannot be overridden on Linux"))
    expect(run.errors.contains("Screen.swift:4: forwardingTarget cannot be overridden on Linux"))
    expect(run.errors.components(separatedBy: advice).count, equals: 3)
  }

  @Test func `"present adapt" lists a selector inside a string`() throws {
    let run = try adapt("import UIKit\nlet text = \"no \\(#selector(Screen.tap))\"\n")
    expect(run.errors.contains("Screen.swift:2: #selector in a string: assign the selector"))
  }

  @Test func `"present adapt" leaves out the flattening of the delegate's window`() throws {
    let run = try adapt(
      "import UIKit\nlet window = UIApplication.shared.delegate?.window?.flatMap { $0 }\n")
    expect(run.output, equals: "import UIKit\nlet window = UIApplication.shared.delegate?.window\n")
    expect(run.status, equals: .passed)
  }

  @Test func `"present adapt" names overrides in bars and items that do not compile`() throws {
    let run = try adapt(
      """
      class Bar: UINavigationBar {
          override func pushItem(_ item: UINavigationItem, animated: Bool) {}
      }
      class Item: UINavigationItem {
          override var titleView: UIView? { didSet {} }
      }
      """)
    expect(run.errors.contains("Screen.swift:2: pushItem cannot be overridden on Linux"))
    expect(run.errors.contains("Screen.swift:5: titleView cannot be overridden on Linux"))
  }
}
