import PresentationLab
import TestSupport
import Testing

@Suite("Unfinished Swift files")
struct UnfinishedSourceTests {
  private static let source = #"""
    import UIKit
    import class QuartzCore.CALayer

    @objc(Sheet) protocol SheetDelegate: AnyObject {
      @objc optional func sheet(_ sheet: Sheet, mayClose reason: String) -> Bool
      @objc optional var title: String? { get }
    }

    final class Sheet: UIViewController, UIGestureRecognizerDelegate {
      weak var delegate: (any SheetDelegate)?
      lazy var tap: UITapGestureRecognizer = .init(target: self, action: #selector(tapped(_:)))
      init?(_ names: [String: (Int) -> Void] = [:]) { super.init(nibName: nil, bundle: nil) }
      class func make() throws -> Outer.Inner { fatalError("\(1) \"\#(2)") }
    }

    extension Sheet.Part where Element: Hashable {
      override func viewDidLoad() { /* a /* nested */ comment */ super.viewDidLoad() }
      @objc func tapped(_ tap: UITapGestureRecognizer) { if delegate?.title == nil {} }
    }
    """#

  @Test
  func `in an incomplete Swift file, each note of "present adapt" refers to an existing line`() {
    for end in Self.source.indices {
      let beginning = String(Self.source[..<end])
      let adapted = SourceAdaptation(of: [beginning])
      let lines = beginning.split(separator: "\n", omittingEmptySubsequences: false).count
      expect(adapted.notes.allSatisfy { (1...lines).contains($0.line) }, "\(beginning)")
    }
  }

  @Test
  func `"present adapt" accepts a file that contains only the beginning of a line`() {
    for line in Self.source.split(separator: "\n") {
      for end in line.indices {
        let source = "import UIKit\n\(line[..<end])"
        let adapted = SourceAdaptation(of: [source])
        expect(adapted.texts.count == 1 && adapted.notes.allSatisfy { $0.line <= 2 }, "\(source)")
      }
    }
  }

  @Test(arguments: ["UIKit", "QuartzCore", "Foundation", "MessageUI"])
  func `"present adapt" accepts an import that ends with a dot`(module: String) {
    for rest in [".", " .", ".\n", ". // Incomplete"] {
      let adapted = SourceAdaptation(of: ["import UIKit\nimport \(module)\(rest)"])
      expect(adapted.texts[0].hasPrefix("import UIKit\n"), "\(rest)")
    }
  }

  @Test(arguments: [
    String(repeating: #""\("#, count: 20_000),
    #"let text = ""# + String(repeating: #"\(""#, count: 20_000)
      + String(repeating: #"")"#, count: 20_000) + #"""#,
    "#if " + String(repeating: "(", count: 60_000) + "os(iOS)",
    "#if " + String(repeating: "!", count: 60_000) + "os(iOS)\n#endif",
  ])
  func `"present adapt" accepts any depth of strings and conditions`(text: String) {
    let source = "import UIKit\n" + text
    expect(SourceAdaptation(of: [source]).texts == [source])
  }

  @Test
  func `"present adapt" does not change a Swift file with an unbalanced bracket`() {
    let source = "import UIKit\n\n@objc final class Sheet: UIView {\n  func close() { [0) }\n}\n"
    let adapted = SourceAdaptation(of: [source, Self.source])
    expect(adapted.texts[0], equals: source)
    expect(adapted.texts[1] != Self.source)
    expect(
      adapted.notes.filter { $0.file == 0 }.map { "\($0.line): \($0.text)" },
      equals: [
        "4: a bracket has no partner, so the file is not changed: add or remove brackets"
      ])
  }
}
