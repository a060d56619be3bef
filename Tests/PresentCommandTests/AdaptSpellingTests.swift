import PresentCommand
import TestSupport
import Testing

@MainActor @Suite struct `The adapt command and unusual spellings` {
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

  @Test func `comments inside interpolations may contain quotes and parentheses`() throws {
    let run = try adapt(
      #"""
      let a = "\(1 /* ) " */)", b = """
        \(2 /* " */) \([
          3,  // ) it's "
        ])
        """
      @objc class Screen: UIView {}

      """#)
    expect(run.status, equals: .passed, "\(run.errors)")
    expect(run.output.hasSuffix("\nclass Screen: UIView {}\n"))
  }

  @Test func `raw strings inside interpolations may contain quotes`() throws {
    let run = try adapt(
      #"""
      let a = "\(#"a"b)"#)"; @objc class Screen: UIView {}
      let b = """
        \(##"c"#d)"##)
        """
      @objc class Other: UIView {}

      """#)
    expect(run.output.contains("#)\"; class Screen: UIView {}\n"))
    expect(run.output.hasSuffix("\nclass Other: UIView {}\n"))
  }

  @Test func `an import is removed with its attributes and its access level`() throws {
    let folder = try PlanFolder()
    let text = """
      public import UIKit
      public import Foundation
      @preconcurrency import Dispatch; @_spi(Own) private import ObjectiveC
      package
      import Foundation
      public final class Screen: UIViewController {}
      func move(
        import text: String) { move(
        import: text) }

      """
    let run = CommandRun(["adapt", try folder.write(text, to: "Screen.swift")])
    expect(run.status, equals: .passed, "\(run.errors)")
    expect(
      run.output,
      equals: """
        public import UIKit

        \(" ")

        public final class Screen: UIViewController {}
        func move(
          import text: String) { move(
          import: text) }

        """)
  }

  @Test(arguments: [
    "@_exported import MapKit", "package import MapKit", "@_spi(Own) import MapKit",
    "import UIKit; import MapKit", "@preconcurrency public import MapKit",
  ])
  func `an import of an absent module is listed with every attribute and access level`(
    line: String
  ) throws {
    let folder = try PlanFolder()
    let run = CommandRun(["adapt", try folder.write(line + "\n", to: "Screen.swift")])
    expect(run.status, equals: .failed)
    expect(run.errors.contains("Screen.swift:1: Linux has no MapKit: move"), "\(run.errors)")
  }

  @Test(arguments: [
    ##"let a = /[@objc]+"#selector\(/"##, #"f(/a"]/.b, 1)"#, ##"let a = #/x"y[/#"##,
    #"let t = "\(["a": ")"]["a"] ?? "(")""#, #"let t = "\("nested \("deep }") {")""#,
  ])
  func `quotes and brackets in regular expressions and interpolations have no meaning`(
    literal: String
  ) throws {
    let run = try adapt("\(literal)\n@objc func a() {}\n")
    expect(run.output, equals: "\(literal)\nfunc a() {}\n")
    expect(run.status, equals: .passed)
  }

  @Test(arguments: [
    "import class Foundation.Bundle", "import struct Foundation.Date",
    "import protocol Foundation.LocalizedError", "import func Foundation.sqrt",
  ])
  func `the kind of an import declares no type`(line: String) throws {
    let body = "@objc func go() {}\n  lazy var a = #selector(go)\n}\n"
    let run = try adapt("\(line)\nclass Screen: UIViewController {\n  \(body)")
    expect(run.output.hasPrefix("\(line)\nclass Screen: UIViewController {\n  func go() {}\n"))
    expect(run.output.contains("Selector(\"go\", { (target: Screen) in target.go() })"))
  }

  @Test func `a file with the line breaks of Windows keeps them`() throws {
    let source = """
      import UIKit
      class Screen: UIViewController {
          let a = URLSession.shared
          @objc func b() {}
      }
      extension Screen { override func viewDidLoad() {} }
      @objc protocol Source { @objc optional func c() }
      """
    let adapted = try adapt(source).output
    let windows = try adapt(source.replacing("\n", with: "\r\n")).output
    expect(windows, equals: adapted.replacing("\n", with: "\r\n"))
    expect(adapted.contains("import FoundationNetworking"))
  }

  @Test func `a division and an operator before a name are no regular expressions`() throws {
    let source = "let a = b / c, d = b/c + \"@objc\".count/2\nf(/Case.one, /Case.two)\n"
    try expect(
      adapt(source + "@objc let e = (1) / 2\n").output, equals: source + "let e = (1) / 2\n")
  }

  @Test func `a selector can state the type of its method`() throws {
    let run = try adapt(
      """
      class Screen: UIViewController {
          let a = #selector(close as () -> Void), b = #selector(Screen.tap(_:) as (UIView) -> Void)
          @objc func close() {}
          @objc func close(_ sender: UIView, event: UIEvent) {}
          @objc func tap(_ sender: UIView) {}
      }
      """)
    expect(run.status, equals: .passed)
    expect(run.output.contains(#"a = Selector("close", { (target: Screen) in target.close() }),"#))
    expect(run.output.contains(#"b = Selector("tap:", { (target: Screen, sender: UIView) in"#))
  }

  @Test func `selectors of methods that an action cannot call are listed`() throws {
    let run = try adapt(
      """
      class Screen: UIViewController {
          let a = #selector(shared), b = #selector(load)
          let c = #selector(save(_:))
          @objc class func shared() {}
          @objc func load() async throws {}
          @objc func save(_ sender: Any) throws(Failure) { stop() }
      }
      """)
    let found = places(run)
    expect(found.count, equals: 3, "\(found)")
    expect(found[0].hasPrefix("2: #selector(load): load is declared with async, so an action"))
    expect(found[1].hasPrefix("2: #selector(shared): shared belongs to the type"))
    expect(found[2].hasPrefix("3: #selector(save(_:)): save is declared with throws"))
  }

  @Test func `a class inside a function is named without the type around the function`() throws {
    let run = try adapt(
      """
      class Screen: UIViewController {
          func open() {
              class Target { @objc func run() {} }
              add(#selector(Target.run))
          }
      }
      """)
    expect(run.output.contains(#"add(Selector("run", { (target: Target) in target.run() }))"#))
    expect(run.status, equals: .passed)
  }

  @Test func `optional methods with one base name get the default that their callers write`()
    throws
  {
    let run = try adapt(
      """
      @objc protocol PickerDelegate: AnyObject {
          @objc optional func picker(_ picker: Picker, shouldSelect row: Int) -> Bool
          @objc optional func picker(_ picker: Picker, heightFor row: Int) -> Int
          @objc optional func pickerDidOpen()
      }
      func a() {
          if delegate?.picker?(self, shouldSelect: row ?? f(a, b)) ?? true {}
          print(delegate?.picker?(self, heightFor: 1) ?? 44)
          delegate!.pickerDidOpen!()
      }
      """)
    expect(run.status, equals: .passed, "\(run.errors)")
    expect(run.output.contains("shouldSelect row: Int) -> Bool { true }"))
    expect(run.output.contains("heightFor row: Int) -> Int { 44 }"))
    expect(run.output.contains("delegate!.pickerDidOpen()\n"))
  }

  @Test(arguments: [
    ("Int", "-1"), ("Double", "0.5"), ("[String]", "[]"), ("[Int: Int]", "[:]"),
    ("CGSize", "CGSize.zero"), ("CGSize", ".zero"), ("String", "\"a\""),
  ])
  func `the value after an optional call becomes the default of the optional method`(
    type: String, value: String
  ) throws {
    let run = try adapt(
      """
      @objc protocol Source: AnyObject {
          @objc optional func value(at row: Int) -> \(type)
      }
      func a(source: Source) {
          print(weak?.value?(at: 1) ?? \(value))
          let strong = source.value?(at: 1) ?? \(value)
          print(strong)
      }
      """)
    expect(run.status, equals: .passed, "\(run.errors)")
    expect(run.output.contains("func value(at row: Int) -> \(type) { \(value) }"))
    expect(run.output.contains("print(weak?.value(at: 1) ?? \(value))\n"))
    expect(run.output.contains(" let strong = source.value(at: 1)\n"))
  }

  @Test(arguments: ["-offset", "Self.height", "44 + inset", "1 << 2", "44 as Int"])
  func `a longer expression after an optional call is no default`(value: String) throws {
    let run = try adapt(
      """
      @objc protocol Source: AnyObject {
          @objc optional func value(at row: Int) -> Int
      }
      func a(source: Source) { print(source.value?(at: 1) ?? \(value)) }
      """)
    expect(run.status == .failed && !run.output.contains("-> Int {"), "\(run.output)")
  }

  @Test func `an optional method can be called with a trailing closure`() throws {
    let run = try adapt(
      """
      @objc protocol Source: AnyObject {
          @objc optional func load(then done: () -> Void)
          @objc optional var isOpen: Bool { get }
      }
      func a() { source?.load? { print(1) } }
      let b = source.isOpen ? { 1 } : { 2 }
      """)
    expect(run.output.contains("func a() { source?.load { print(1) } }\n"))
    expect(run.output.contains("let b = source.isOpen ? { 1 } : { 2 }"))
  }

  @Test func `the creation of an object of a generic view class is listed`() throws {
    let run = try adapt(
      """
      final class Cell<Content: UIView, Model>: UITableViewCell {
          let content = Content()
          func make(_ content: Content) -> Model { Model() }
      }
      """)
    let found = places(run)
    expect(found.count, equals: 1, "\(found)")
    expect(found[0].hasPrefix("2: Content(...): Swift's classes create an object of a generic"))
  }

  @Test func `an override of a method that an extension adds to UIKit's class is listed`() throws {
    let run = try adapt(
      """
      extension UIViewController { @objc func track() {} }
      class Screen: UIViewController { override func track() {} }
      """)
    expect(
      places(run),
      equals: [
        "1: a subclass overrides this method: move it into a class of your own between "
          + "UIViewController and the subclass"
      ])
  }

  @Test func `an outlet that the file sets itself is not listed`() throws {
    let run = try adapt(
      """
      import UIKit
      class Form: UIViewController {
        @IBOutlet var table: UITableView!
        @IBOutlet var title2: UILabel!
        override func viewDidLoad() {
          if table == nil { table = UITableView() }
          if title2 == nil { let title2 = 1 }
        }
      }
      """)
    expect(!run.errors.contains("outlet table"))
    expect(run.errors.contains("4: no storyboard sets the outlet title2"), "\(run.errors)")
  }

  @Test func `an outlet is listed if code follows its type on the same line`() throws {
    let run = try adapt(
      """
      class A: UIView { @IBOutlet var a: UIView!; func f() {}
          @IBOutlet var b: UIView! { didSet {} }
          @IBOutlet var c: UIView? { didSet { a! } }
      }
      """)
    let found = places(run)
    expect(found.count, equals: 2, "\(found)")
    expect(found[0].hasPrefix("1: no storyboard sets the outlet a:"))
    expect(found[1].hasPrefix("2: no storyboard sets the outlet b:"))
    let again = try adapt(run.output)
    expect(places(again) == found && again.output == run.output)
    expect(run.output.hasPrefix("class A: UIView { /* @IBOutlet */ var a: UIView!; func f()"))
  }

  @Test func `the attribute NSCopying is removed`() throws {
    let run = try adapt("class A: UIView { @NSCopying var color: UIColor? }\n")
    expect(run.output.contains("class A: UIView { var color: UIColor? }"))
  }
}
