import Foundation
import Testing

/// What is said to a device is not run here: it is the text of what is run, and it compiles.
@Suite("UIKit's twin")
struct UIKitTwinTests {
  private static let twin = "UIKit/UIViewController+Presenter.swift"
  private static let stack = "UIKit/UINavigationController+StackPresenter.swift"
  private static let binding = Compiler.root.appendingPathComponent("Sources/PresentationBinding")

  private static func text(of path: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  // MARK: The same text

  /// The lines without conditions, imports, head comment, indentation and prefix.
  static func essence(of text: String) -> [String] {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let code = lines.filter { line in
      !["#if", "#endif", "import ", "public import ", "package import "]
        .contains(where: line.hasPrefix)
    }
    let isHead = { (line: Substring) in line.hasPrefix("//") && !line.hasPrefix("///") }
    return code.drop(while: isHead).map { line in
      String(line).replacing(/\bUI(?=[A-Z])/, with: "")
    }
  }

  @Test func `is the model's text with a prefix`() throws {
    let model = try Self.text(
      of: "Sources/Presentation/Binding/ViewController+Presenter.swift", in: Compiler.root)
    let twin = Self.essence(of: try Self.text(of: Self.twin, in: Self.binding))
    #expect(twin.count > 50)
    #expect(Self.essence(of: model) == twin)
  }

  @Test func `differs by a word, a line or a comment`() {
    let model = """
      import B
      // The head.

      /// A.
      extension View: C {}
      """
    let twin = """
      #if os(iOS)
        public import UIKit
        // Another
        // head.

        /// A.
        extension UIView: C {}
      #endif
      """
    #expect(Self.essence(of: model) == ["/// A.", "extension View: C {}"])
    #expect(Self.essence(of: twin) == Self.essence(of: model))
    for (old, new) in [("View:", "Views:"), ("/// A.", "/// B."), ("C {}", "C {}\n// D")] {
      #expect(Self.essence(of: twin.replacing(old, with: new)) != Self.essence(of: model))
    }
  }

  // MARK: It compiles

  /// The binding's sources that know no UIKit.
  private static func plainSources() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: binding.path).sorted()
    let sources = names.filter { $0.hasSuffix(".swift") }
    #expect(sources.contains("Presenter.swift"))
    return sources.map { binding.appendingPathComponent($0).path }
  }

  /// All of them, with the conditions of the UIKit files taken away, beside a module UIKit.
  private static func sources(for compiler: Compiler) throws -> [String] {
    expectClean(
      try compiler.emitModule("UIKit", of: [compiler.write(UIKitStub.source, to: "UIKit.swift")]))
    let opened = try [twin, stack].enumerated().map { number, path in
      let lines = try text(of: path, in: binding).split(
        separator: "\n", omittingEmptySubsequences: false)
      let kept = lines.filter { !$0.hasPrefix("#if os(") && !$0.hasPrefix("#endif") }
      #expect(kept.count == lines.count - 2)
      return try compiler.write(kept.joined(separator: "\n"), to: "Twin\(number).swift")
    }
    return try plainSources() + opened
  }

  private static func expectClean(_ outcome: Compiler.Outcome) {
    #expect(outcome.status == 0)
    #expect(outcome.messages == "")
  }

  @Test func `compiles against UIKit's signatures`() throws {
    let compiler = try Compiler(), sources = try Self.sources(for: compiler)
    for mode in ["5", "6"] {
      Self.expectClean(try compiler.check(sources, as: "PresentationBinding", mode: mode))
    }
  }

  @Test func `serves an app's screen`() throws {
    let compiler = try Compiler()
    Self.expectClean(
      try compiler.emitModule("PresentationBinding", of: Self.sources(for: compiler)))
    let app = try compiler.write(UIKitStub.app, to: "App.swift")
    for mode in ["5", "6"] { Self.expectClean(try compiler.check([app], as: "App", mode: mode)) }
    let wrong = UIKitStub.app.replacing("EditorViewController()", with: "1")
    let broken = try compiler.write(wrong, to: "Broken.swift")
    #expect(try compiler.check([broken], as: "App", mode: "6").status != 0)
  }

  /// Screens that conform by an extension with this text inside.
  private static func checkScreens(inside: String) throws {
    let compiler = try Compiler()
    expectClean(try compiler.emitModule("PresentationBinding", of: plainSources()))
    let screens = UIKitStub.screens.replacing("{CONFORMANCE}", with: "{\(inside)}")
    let file = try compiler.write(screens, to: "Screens.swift")
    for mode in ["5", "6"] {
      expectClean(try compiler.check([file], as: "Screens", mode: mode))
    }
  }

  @Test func `UIKit's signatures conform`() throws {
    try Self.checkScreens(inside: " typealias Presented = Screen ")
  }

  @Test func `UIKit's signatures conform by an empty extension`() throws {
    try Self.checkScreens(inside: "")
  }
}
