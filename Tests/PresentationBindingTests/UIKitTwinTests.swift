import Foundation
import TestSupport
import Testing

/// The adapters for UIKit, which tests cannot run.
///
/// Each adapter has the same text, apart from UIKit's prefix, as an adapter that tests run.
///
/// `.ci/darwin` compiles the adapters against UIKit's signatures, together with apps.
@Suite("The adapters for UIKit")
struct UIKitTwinTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent("Sources/" + path), encoding: .utf8)
  }

  /// Returns the lines without conditions, imports, head comment, indentation and prefix.
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

  @Test(arguments: [
    "ViewController+Presenter", "ViewController+AlertPresenter", "TabBarController+TabPresenter",
    "Window+WindowPresenter", "PresenterProbe",
  ])
  func `the binding code for UIKit equals the code for Presentation, apart from the prefix UI`(
    file: String
  ) throws {
    let model = try Self.text(of: "Presentation/Binding/\(file).swift")
    let prefix = file.hasPrefix("Presenter") ? "" : "UI"
    let twin = Self.essence(
      of: try Self.text(of: "PresentationBinding/UIKit/\(prefix)\(file).swift"))
    expect(twin.count > 20)
    expect(Self.essence(of: model), equals: twin)
  }

  @Test func `two adapter files count as different if a word, a line or a comment differs`() {
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
    expect(Self.essence(of: model) == ["/// A.", "extension View: C {}"])
    expect(Self.essence(of: twin), equals: Self.essence(of: model))
    for (old, new) in [("View:", "Views:"), ("/// A.", "/// B."), ("C {}", "C {}\n// D")] {
      expect(Self.essence(of: twin.replacing(old, with: new)) != Self.essence(of: model))
    }
  }
}
