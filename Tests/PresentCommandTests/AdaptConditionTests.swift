import PresentCommand
import TestSupport
import Testing

@MainActor @Suite struct `The adapt command and code for Apple platforms` {
  private func adapt(_ text: String) throws -> CommandRun {
    let folder = try PlanFolder()
    return CommandRun(["adapt", try folder.write(text, to: "Screen.swift")])
  }

  /// Returns the line and the text of each printed place.
  private func places(_ run: CommandRun) -> [String] {
    run.errors.split(separator: "\n").dropLast().compactMap { line in
      line.split(separator: "Screen.swift:").last.map { String($0) }
    }
  }

  @Test(arguments: [
    "os(iOS)", "!os(Linux)", "canImport(SwiftUI)", "targetEnvironment(simulator)",
    "DEBUG && os(iOS)", "!(os(Linux) || DEBUG)", "os(tvOS) || (os(iOS) && DEBUG)",
    "canImport(ObjectiveC)", "false", "!true",
  ])
  func `code that Linux does not compile is neither changed nor listed`(condition: String) throws {
    let code = "import SwiftUI\n@objc func a() {}\nlet map = UIMenuController.shared\n"
    let source = "#if \(condition)\n\(code)#if DEBUG\n\(code)#endif\n#else\nlet a = 1\n#endif\n"
    let run = try adapt(source)
    expect(run.output, equals: source)
    expect(run.status, equals: .passed)
  }

  @Test(arguments: ["os(Linux)", "DEBUG", "canImport(UIKit)", "!os(iOS)", "!DEBUG || os(iOS)"])
  func `code that Linux may compile is changed and listed`(condition: String) throws {
    let run = try adapt("#if \(condition)\nimport SwiftUI\n@objc func a() {}\n#endif\n")
    expect(run.output, equals: "#if \(condition)\nimport SwiftUI\nfunc a() {}\n#endif\n")
    expect(places(run).count, equals: 1)
  }

  @Test func `of several branches, those that Linux does not compile are left unchanged`() throws {
    let run = try adapt(
      """
      #if os(iOS)
      @objc func a() { f(
      #elseif DEBUG
      @objc func b() {}
      #elseif os(Linux)
      @objc func c() {}
      #elseif RELEASE
      @objc func d() { f(
      #else
      @objc func e() { f(
      #endif
      """)
    expect(
      run.output,
      equals: """
        #if os(iOS)
        @objc func a() { f(
        #elseif DEBUG
        func b() {}
        #elseif os(Linux)
        func c() {}
        #elseif RELEASE
        @objc func d() { f(
        #else
        @objc func e() { f(
        #endif
        """)
    expect(run.status, equals: .passed)
  }

  @Test func `an override that is compiled under a condition is not moved out of it`() throws {
    let source = """
      #if canImport(UIKit)
      class Screen: UIViewController {}
      extension Screen {
          #if DEBUG
          override func viewDidLoad() {}
          #endif
      }
      #endif

      """
    let run = try adapt(source)
    expect(run.output, equals: source)
    expect(
      places(run),
      equals: [
        "5: override in an extension: move the method into the class; it is inside #if"
      ])
    let moved = try adapt(
      source.replacing("#if DEBUG\n", with: "").replacing("    #endif\n", with: ""))
    expect(moved.status, equals: .passed)
  }

  @Test func `the attribute main is removed from the delegate of the application only`() throws {
    let run = try adapt(
      """
      @main final class Delegate: UIResponder {}
      extension Delegate: UIApplicationDelegate {}
      @main enum Tool { static func main() {} }
      @main class Own: UIApplicationDelegate { static func main() {} }
      """)
    expect(
      run.output,
      equals: """
        final class Delegate: UIResponder {}
        extension Delegate: UIApplicationDelegate {}
        @main enum Tool { static func main() {} }
        @main class Own: UIApplicationDelegate { static func main() {} }
        """)
    expect(run.status, equals: .passed)
  }

  @Test func `previews for Xcode are put into a condition, with their attributes`() throws {
    let run = try adapt(
      """
      #Preview { Screen() }
      @available(iOS 17, *)
      #Preview("Two", traits: .portrait) {
        Screen()
      }
      """)
    let rewritten = """
      #if !os(Linux)
      #Preview { Screen() }
      #endif
      #if !os(Linux)
      @available(iOS 17, *)
      #Preview("Two", traits: .portrait) {
        Screen()
      }
      #endif
      """
    expect(run.output, equals: rewritten)
    expect(run.status, equals: .passed)
    try expect(adapt(rewritten).output, equals: rewritten)
  }

  @Test func `a file that uses the network imports Foundation's module for Linux once`() throws {
    let run = try adapt("import UIKit\n\nlet a = URLSession.shared, b: URLRequest\n")
    let rewritten = """
      import UIKit
      #if canImport(FoundationNetworking)
      import FoundationNetworking
      #endif

      let a = URLSession.shared, b: URLRequest

      """
    expect(run.output, equals: rewritten)
    try expect(adapt(rewritten).output, equals: rewritten)
    let own = "import UIKit\nclass URLSession {}\nlet a = URLSession()\n"
    try expect(adapt(own).output, equals: own)
  }

  @Test(arguments: [
    "let a = #selector(b(_:))", "let a = Selector((\"b\"))", "var a: NSKeyValueObservation?",
  ])
  func `a file that imports Foundation only imports UIKit if it uses Objective-C`(
    use: String
  ) throws {
    let rest = "class A { @objc func b(_ a: Any) {} }\n"
    let run = try adapt("import Dispatch\nimport Foundation\n\(use)\n\(rest)")
    expect(run.output.hasPrefix("\nimport UIKit\n"))
    try expect(adapt(run.output).output, equals: run.output)
    let text = "import Foundation\nlet a = \"Selector\" // Selector\n"
    try expect(adapt(text).output, equals: text)
  }

  @Test func `the advice for older alerts and animations names their replacement`() throws {
    let run = try adapt("UIView.beginAnimations(nil)\nlet a: UIAlertView\n")
    let found = places(run)
    expect(found.count, equals: 2, "\(found)")
    expect(found[0].hasSuffix(": write UIView.animate(withDuration:animations:completion:)"))
    expect(found[1].hasSuffix(": use UIAlertController"))
  }

  @Test func `calls that Linux does not have are listed with what to write instead`() throws {
    let run = try adapt(
      """
      import UIKit
      import Network
      func a() async {
        objc_sync_enter(self)
        await self.present(sheet, animated: true)
        await dismiss(animated: true)
        await withCheckedContinuation { done in dismiss(animated: true) { done.resume() } }
        Bundle.main.loadNibNamed("Card", owner: self)
      }
      func b(view: AutoreleasingUnsafeMutablePointer<UIView>) {}
      """)
    let expected = [
      "2: Linux has no Network", "4: objc_sync_enter is missing: use NSLock",
      "5: present returns before its transition has ended: write await withCheckedContinuation",
      "6: dismiss returns before its transition has ended: write await withCheckedContinuation",
      "8: a nib or a storyboard", "10: AutoreleasingUnsafeMutablePointer is missing: only",
    ]
    let found = places(run)
    expect(found.count, equals: expected.count, "\(found)")
    for (place, beginning) in zip(found, expected) { expect(place.hasPrefix(beginning)) }
  }

  @Test func `a loop over notifications needs UIKit on Linux`() throws {
    let loop = "let all = NotificationCenter.default.notifications(named: name)\n"
    let without = try adapt("import Foundation\n" + loop)
    expect(places(without).map { $0.hasPrefix("2: Linux's Foundation has no") }, equals: [true])
    expect(places(try adapt("import UIKit\n" + loop)), equals: [])
  }
}
