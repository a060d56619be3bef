import Foundation
import PresentCommand
import TestSupport
import Testing

@MainActor @Suite struct `The adapt command` {
  private func adapt(_ text: String) throws -> CommandRun {
    let folder = try PlanFolder()
    return CommandRun(["adapt", try folder.write(text, to: "Screen.swift")])
  }

  /// Returns the printed places that must be changed by hand, without the summary line.
  private func left(_ run: CommandRun) -> [String] {
    run.errors.split(separator: "\n").dropLast().map { String($0) }
  }

  private func expectLeft(_ run: CommandRun, _ words: [String]) {
    let left = left(run)
    expect(left.count, equals: words.count, "\(left)")
    for (line, words) in zip(left, words) { expect(line.contains(words)) }
    expect(run.status, equals: words.isEmpty ? .passed : .failed)
  }

  @Test func `"present adapt" removes imports of modules that UIKit re-exports`() throws {
    let run = try adapt("import Foundation\nimport UIKit\nimport Dispatch\nimport Network\n")
    expect(run.output, equals: "\nimport UIKit\n\nimport Network\n")
    try expect(
      adapt("import Foundation\nlet a = 1\n").output, equals: "import Foundation\nlet a = 1\n")
  }

  @Test func `"present adapt" rewrites code that needs no decision by the user`() throws {
    let run = try adapt(
      """
      import UIKit

      final class Screen: UIViewController {
          @IBOutlet weak var card: UIView?

          override func viewDidLoad() {
              super.viewDidLoad()
              let tap = UITapGestureRecognizer(target: self, action: #selector(close))
              let pan = UIPanGestureRecognizer(target: self, action: #selector(Screen.panned(_:)))
          }

          @objc private func close() {}
          @objc func panned(_ sender: UIPanGestureRecognizer) {}
      }

      class PhotoCell: UICollectionViewCell {
          override init(frame: CGRect) { super.init(frame: frame) }
      }

      class Header: UITableViewHeaderFooterView {
          override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
      }

      """)
    expectLeft(run, [])
    expect(run.errors == "  1 file, 1 changed: 7 rewrites, 0 places left alone, 0 missing names\n")
    expect(
      run.output,
      equals: """
        import UIKit

        final class Screen: UIViewController {
            weak var card: UIView?

            override func viewDidLoad() {
                super.viewDidLoad()
                let tap = UITapGestureRecognizer(target: self, action: \
        Selector("close", { (target: Screen) in target.close() }))
                let pan = UIPanGestureRecognizer(target: self, action: \
        Selector("panned:", { (target: Screen, sender: UIPanGestureRecognizer) in \
        target.panned(sender) }))
            }

            private func close() {}
            func panned(_ sender: UIPanGestureRecognizer) {}
        }

        class PhotoCell: UICollectionViewCell {
            required init(frame: CGRect) { super.init(frame: frame) }
        }

        class Header: UITableViewHeaderFooterView {
            required init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
        }

        """)
  }

  @Test
  func `in a closure for a selector, "present adapt" names the class that declares the method`()
    throws
  {
    let run = try adapt(
      """
      class Base: UIViewController {
          @objc
          func handlePan(sender: UIPanGestureRecognizer) {}
          @objc(done)
          func finish() -> Bool { true }
      }
      class Screen: Base {
          let a = #selector(handlePan(sender:)), b = #selector(self.finish)
          // #selector(comment) and @objc stay here
          let c = "#selector(text)"
      }
      """)
    expectLeft(run, [])
    expect(
      run.output == """
        class Base: UIViewController {
            func handlePan(sender: UIPanGestureRecognizer) {}
            func finish() -> Bool { true }
        }
        class Screen: Base {
            let a = Selector("handlePanWithSender:", \
        { (target: Base, sender: UIPanGestureRecognizer) in target.handlePan(sender: sender) }), \
        b = Selector("done", { (target: Base) in _ = target.finish() })
            // #selector(comment) and @objc stay here
            let c = "#selector(text)"
        }
        """)
  }

  @Test
  func `"present adapt" writes selectors that are valid in conditions and after the word case`()
    throws
  {
    let run = try adapt(
      """
      class Screen: UIViewController {
          @objc func add() {}
          func check(_ action: Selector) -> Bool {
              guard action != #selector(add), !responds(to: #selector(add)) else { return false }
              switch action {
              case #selector(copy(_:)), #selector(dismiss(animated:completion:)): return true
              case .some(let other) where other == #selector(add): return false
              default: return false
              }
          }
          @objc override func copy(_ sender: Any?) {}
      }
      """)
    expectLeft(run, [])
    expect(
      run.output,
      equals: """
        class Screen: UIViewController {
            func add() {}
            func check(_ action: Selector) -> Bool {
                guard action != Selector("add", { (target: Screen) in target.add() }), \
        !responds(to: Selector("add", { (target: Screen) in })) else { return false }
                switch action {
                case Selector("copy:", { (target: Screen) in }), \
        Selector("dismissViewControllerAnimated:completion:", \
        { (target: UIViewController) in }): return true
                case .some(let other) where other == \
        Selector("add", { (target: Screen) in target.add() }): return false
                default: return false
                }
            }
            override func copy(_ sender: Any?) {}
        }
        """)
  }

  @Test
  func `"present adapt" replaces imports of UIKit submodules by an import of UIKit`() throws {
    let run = try adapt(
      """
      import UIKit.UIGestureRecognizerSubclass
      import class UIKit.UIView
      let key = #keyPath(CALayer.isHidden), other = #keyPath(Model.name.first)
      let hears = target.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)))
      """)
    expectLeft(run, [])
    expect(
      run.output,
      equals: """
        import UIKit
        import UIKit
        let key = "hidden", other = "name.first"
        let hears = target.responds(to: \
        Selector("scrollViewDidScroll:", { (target: UIScrollViewDelegate) in }))
        """)
  }

  @Test
  func `"present adapt" adds default implementations of optional protocol methods`() throws {
    let run = try adapt(
      """
      @objc public protocol PagerDelegate {
          @objc optional func pagerDidClose(_ pager: Pager)
          @objc optional func pager(_ pager: Pager, mayShow page: Int) -> Bool
          @objc optional func title(of page: Int) -> String?
          func pagerDidOpen()
      }
      final class Pager {
          weak var delegate: PagerDelegate?
          var onClose: (() -> Void)?
          func close(_ table: UITableView) {
              delegate?.pagerDidClose?(self)
              if delegate?.pager?(self, mayShow: 1) ?? true { onClose?() }
              if let delegate, delegate.pager?(self, mayShow: 2) ?? true { self.onClose?() }
              table.delegate?.scrollViewDidScroll?(table)
          }
      }
      """)
    expectLeft(run, [])
    expect(
      run.output,
      equals: """
        public protocol PagerDelegate: AnyObject {
            func pagerDidClose(_ pager: Pager)
            func pager(_ pager: Pager, mayShow page: Int) -> Bool
            func title(of page: Int) -> String?
            func pagerDidOpen()
        }

        extension PagerDelegate {
            public func pagerDidClose(_ pager: Pager) {}

            public func pager(_ pager: Pager, mayShow page: Int) -> Bool { true }

            public func title(of page: Int) -> String? { nil }
        }
        final class Pager {
            weak var delegate: PagerDelegate?
            var onClose: (() -> Void)?
            func close(_ table: UITableView) {
                delegate?.pagerDidClose(self)
                if delegate?.pager(self, mayShow: 1) ?? true { onClose?() }
                if let delegate, delegate.pager(self, mayShow: 2) { self.onClose?() }
                table.delegate?.scrollViewDidScroll(table)
            }
        }
        """)
  }

  @Test func `"present adapt" moves an override from an extension into the class`() throws {
    let folder = try PlanFolder()
    let screen = try folder.write(
      """
      class Screen: UIViewController {
          func first() {}
      }

      """, to: "A.swift")
    let rest = try folder.write(
      """
      extension Screen {
          /// Loads.
          @objc override func viewDidLoad() {
              let a = #selector(close)
          }

          @objc func close() {}
      }
      """, to: "B.swift")
    let run = CommandRun(["adapt", "--write", folder.path])
    expect(run.status, equals: .passed, "\(run.errors)")
    expect(
      run.output, equals: "  2 files, 2 changed: 4 rewrites, 0 places left alone, 0 missing names\n"
    )
    func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
    expect(
      try text(screen) == """
        class Screen: UIViewController {
            func first() {}

            /// Loads.
            override func viewDidLoad() {
                let a = Selector("close", { (target: Screen) in target.close() })
            }
        }

        """)
    try expect(
      text(rest),
      equals: """
        extension Screen {

            func close() {}
        }
        """)
    expect(CommandRun(["adapt", folder.path]).status, equals: .passed)
  }

  @Test func `"present adapt" lists the lines that need a decision by the user`() throws {
    let run = try adapt(
      """
      import Photos
      extension Screen {
          override func viewDidLoad() {}
          func tell() { delegate?.screenDidClose?(self) }
          @objc dynamic var progress = 0.0
          let action = #selector(somewhereElse)
          @IBOutlet weak var card: UIView!
      }
      class Two { @objc func tap(_ sender: Any, event: UIEvent) { #selector(tap) } }
      @objc protocol Source { @objc optional func count() -> Int }
      """)
    expectLeft(
      run,
      [
        "Screen.swift:1: Linux has no Photos", "Screen.swift:3: override in an extension",
        "Screen.swift:4: an optional method",
        "Screen.swift:6: #selector(somewhereElse)",
        "Screen.swift:7: no storyboard sets the outlet card", "Screen.swift:9: #selector(tap)",
        "Screen.swift:10: Source.count is optional",
      ])
    expect(run.output.contains("    dynamic var progress"))
    expect(run.output.contains("#selector(somewhereElse)"))
  }

  @Test func `"present adapt" lists each UIKit name that the package lacks once per file`() throws {
    let run = try adapt(
      """
      class Screen: UIViewController {
          let a = UINonsense(), b = UINonsense()
          let c: UINonsense, d: CAMetalLayer
          let e = UIView(), f = CAPITALS, g = "UIOther"
          class UIOwn {}
          let h = UIOwn()
      }
      """)
    expectLeft(
      run,
      [
        "Screen.swift:2: UINonsense is missing, and in 1 more line: declare",
        "Screen.swift:3: CAMetalLayer is missing: nothing is drawn",
      ])
    expect(run.errors.hasSuffix("0 places left alone, 2 missing names\n"))
  }

  @Test func `"present adapt" does not move an override that uses a private constant`() throws {
    let folder = try PlanFolder()
    try folder.write("class Screen: UIViewController {}\n", to: "A.swift")
    let path = try folder.write(
      """
      private let margin = 8.0
      extension Screen { override func viewDidLoad() { use(margin) } }
      extension Screen where Self: Other { override func loadView() {} }
      """, to: "B.swift")
    let run = CommandRun(["adapt", "--write", folder.path])
    expectLeft(
      CommandRun(["adapt", folder.path]),
      ["B.swift:2: override in an extension", "B.swift:3: override in an extension"])
    expect(run.errors.contains("it uses margin, which is private to this file"))
    expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("private let margin"))
  }

  @Test func `"present adapt" reads a file only once if two paths lead to it`() throws {
    let folder = try PlanFolder()
    let text = "import UIKit\n\nclass A: UIViewController {\n  @objc func f() {}\n}\n"
    let path = try folder.write(text, to: "A.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/B.swift", withDestinationPath: path)
    let run = CommandRun(["adapt", "--write", folder.path, path])
    expect(run.output.hasPrefix("  1 file, 1 changed"))
    expect(try String(contentsOfFile: path, encoding: .utf8).contains("  func f() {}"))
  }

  @Test func `"present adapt" adapts the files of a folder that a symbolic link leads to`() throws {
    let folder = try PlanFolder()
    try folder.write("import UIKit\n\n@objc class A {}\n", to: "sources/A.swift")
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path + "/sources")
    let run = CommandRun(["adapt", link])
    expect(run.status, equals: .passed)
    expect(run.output, equals: "import UIKit\n\nclass A {}\n")
  }

  @Test func `"present adapt" refuses missing files and unknown flags`() throws {
    expect(CommandRun(["adapt"]).status, equals: .badInput)
    let missing = CommandRun(["adapt", "Nowhere.swift"])
    expect(missing.status, equals: .badInput)
    expect(missing.errors.contains("found nothing at \"Nowhere.swift\", expected a folder, or a"))
    let folder = try PlanFolder()
    let plan = CommandRun(["adapt", try folder.write("{}", to: "plan.json")])
    expect(plan.status, equals: .badInput)
    expect(plan.errors.contains("which is no Swift file, expected a folder, or a file that ends"))
    expect(CommandRun(["adapt", "--write"]).errors.contains("the path of a file"))
    expect(CommandRun(["adapt", "--wrote"]).errors.contains("--write"))
    expect(CommandRun(["adapt", try PlanFolder().path]).status, equals: .badInput)
  }
}
