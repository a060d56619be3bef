import Foundation
import PresentCommand
import TestSupport
import Testing

@MainActor @Suite struct `The adapt command and inherited members` {
  private func adapt(_ text: String) throws -> CommandRun {
    let folder = try PlanFolder()
    return CommandRun(["adapt", try folder.write(text, to: "Screen.swift")])
  }

  @Test func `"present adapt" ends even if a nested class inherits from itself`() throws {
    let source = """
      import UIKit
      class List {
        class Cell: Cell {}
      }
      """
    let run = try adapt(source)
    expect(run.output, equals: source)
    expect(run.status, equals: .passed)
  }

  @Test func `"present adapt" turns selectors of UIKit's own methods into closures`() throws {
    let run = try adapt(
      """
      import UIKit
      let done = #selector(UIResponder.resignFirstResponder)
      let end = #selector(UIView.endEditing(_:))
      let back = #selector(UINavigationController.popViewController(animated:))
      """)
    expect(
      run.output,
      equals: """
        import UIKit
        let done = Selector("resignFirstResponder", { (target: UIResponder) in \
        _ = target.resignFirstResponder() })
        let end = Selector("endEditing:", { (target: UIView) in _ = target.endEditing(true) })
        let back = Selector("popViewControllerAnimated:", { (target: UINavigationController) in \
        _ = target.popViewController(animated: true) })

        """.trimmingCharacters(in: .newlines))
    expect(run.status, equals: .passed)
  }

  @Test func `selectors of edit actions become closures, also in files with methods of the names`()
    throws
  {
    let run = try adapt(
      """
      import UIKit
      let copies = action == #selector(UIResponderStandardEditActions.copy(_:))
      class Store { func copy(_ item: Int) {} }
      let pastes = #selector(paste(_:))
      """)
    expect(
      run.output,
      equals: """
        import UIKit
        let copies = action == Selector("copy:", { (target: UIResponder) in target.copy(nil) })
        class Store { func copy(_ item: Int) {} }
        let pastes = Selector("paste:", { (target: UIResponder) in target.paste(nil) })
        """)
    expect(run.status, equals: .passed, "\(run.errors)")
  }

  @Test func `a cell with an initializer for storyboards gets the initializer that lists call`()
    throws
  {
    let run = try adapt(
      """
      import UIKit
      class Plain: UITableViewCell { var count = 0 }
      class Loaded: UICollectionViewCell {
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          setUp()
        }
        func setUp() {}
      }
      public class Setting: UITableViewCell {
        init(title: String) { super.init(style: .value1, reuseIdentifier: nil) }
        required init?(coder: NSCoder) { fatalError() }
      }

      """)
    expect(
      run.output,
      equals: """
        import UIKit
        class Plain: UITableViewCell { var count = 0 }
        class Loaded: UICollectionViewCell {
          required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
          }
          func setUp() {}

          required init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
          }
        }
        public class Setting: UITableViewCell {
          init(title: String) { super.init(style: .value1, reuseIdentifier: nil) }
          required init?(coder: NSCoder) { fatalError() }

          public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            fatalError("init(style:reuseIdentifier:) has not been implemented")
          }
        }

        """)
    expect(run.status, equals: .passed, "\(run.errors)")
  }

  @Test func `a selector of a method in a generic superclass names the subclass`() throws {
    let run = try adapt(
      """
      class Base<Model>: UIViewController {
        @objc func tap() {}
        lazy var own = #selector(tap)
      }
      class Child: Base<Int> {
        lazy var all = [#selector(tap), #selector(self.tap), #selector(Child.tap)]
      }
      class Other: NSObject { lazy var foreign = #selector(Child.tap) }
      """)
    expect(run.status, equals: .passed, "\(run.errors)")
    let targets = run.output.matches(of: /\(target: (\w+)\)/).map { String($0.1) }
    expect(targets, equals: ["Base", "Child", "Child", "Child", "Child"])
  }

  @Test func `"present adapt" moves a method that a subclass overrides from extension to class`()
    throws
  {
    let run = try adapt(
      """
      class Base {
          var a = 1
      }
      extension Base {
          @objc func grow(_ size: Int) {}
          func stay() {}
      }
      class Leaf: Base {}
      extension Leaf {
          override func grow(_ size: Int) { super.grow(2) }
      }

      """)
    expect(
      run.output,
      equals: """
        class Base {
            var a = 1

            func grow(_ size: Int) {}
        }
        extension Base {
            func stay() {}
        }
        class Leaf: Base {

            override func grow(_ size: Int) { super.grow(2) }
        }
        extension Leaf {
        }

        """)
    expect(run.status, equals: .passed)
  }

  @Test
  func `"present adapt" makes a view with gestureRecognizerShouldBegin a recognizer delegate`()
    throws
  {
    let run = try adapt(
      """
      class Slider: UIView {
          override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool {
              return g.view == self && super.gestureRecognizerShouldBegin(g)
          }
      }
      class Narrow: Slider {
          override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { false }
      }

      """)
    expect(
      run.output,
      equals: """
        class Slider: UIView {
            func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool {
                return g.view == self && true
            }
        }
        class Narrow: Slider {
            override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { false }
        }

        extension Slider: UIGestureRecognizerDelegate {}

        """)
  }

  @Test func `"present adapt" makes a class with observeValue conform to KeyValueObserver`() throws
  {
    let run = try adapt(
      """
      class Model: NSObject {
          override func observeValue(
              forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?,
              context: UnsafeMutableRawPointer?
          ) {
              super.observeValue(forKeyPath: k, of: o, change: change, context: context)
          }
      }
      class Screen: UIViewController {
          override func observeValue(
              forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?,
              context: UnsafeMutableRawPointer?
          ) {}
      }

      """)
    expect(run.output.contains("    func observeValue("))
    expect(run.output.contains("        ()\n"))
    expect(run.output.contains("    override func observeValue("))
    expect(run.output.hasSuffix("\nextension Model: KeyValueObserver {}\n"))
    expect(run.status, equals: .passed)
  }

  @Test func `"present adapt" changes window?? after the application's delegate to window?`() throws
  {
    let run = try adapt(
      "let root = UIApplication.shared.delegate?.window??.rootViewController\n")
    expect(
      run.output, equals: "let root = UIApplication.shared.delegate?.window?.rootViewController\n")
  }

  @Test func `"present adapt" lists UIKit members that the package does not have`() throws {
    let run = try adapt(
      """
      class Screen: UIViewController {
          override func viewDidLoad() {
              view.setNeedsFocusUpdate()
              view.maskView = nil
          }
          override func viewDidUnload() {}
          var typingAttributes = 1
          func read() { print(self.typingAttributes) }
      }

      """)
    let lines = run.errors.split(separator: "\n").dropLast().map { String($0) }
    expect(lines.count, equals: 3, "\(lines)")
    for (line, words) in zip(
      lines,
      [
        ":3: setNeedsFocusUpdate is missing", ":4: maskView is missing",
        ":6: viewDidUnload is missing",
      ])
    { expect(line.contains(words)) }
    expect(run.status, equals: .failed)
  }

  @Test func `"present adapt" names the overrides that do not compile on Linux`() throws {
    let run = try adapt(
      """
      class Canvas: UIView {
          override func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
          override func layoutSubviews() {}
      }
      class Tabs {
          var tabs = 1
      }
      class MoreTabs: Tabs {
          override var tabs: Int { didSet {} }
      }
      class Screen: UIViewController {
          var toolbar = 1
      }
      class Leaf: Screen {
          override var toolbar: Int { didSet {} }
          override open var storyboard: UIStoryboard? { nil }
      }
      """)
    let advice = "set or call the member instead, or put the override into #if !os(Linux)"
    expect(
      run.errors.contains(
        "Screen.swift:2: addGestureRecognizer cannot be overridden on Linux: \(advice)"))
    expect(
      run.errors.contains("Screen.swift:16: storyboard cannot be overridden on Linux: \(advice)"))
    expect(run.errors.matches(of: /cannot be overridden/).count, equals: 2)
  }

  @Test func `a property that a subclass overrides moves from the extension into its class`() throws
  {
    let run = try adapt(
      """
      class Mover: NSObject {
          var time = 1
      }
      extension Mover: UIViewControllerInteractiveTransitioning {
          @objc var wantsInteractiveStart: Bool { return false }
          func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {}
      }
      class Drag: Mover {
          override var wantsInteractiveStart: Bool { return true }
      }

      """)
    expect(run.status, equals: .passed)
    expect(
      run.output,
      equals: """
        class Mover: NSObject {
            var time = 1

            var wantsInteractiveStart: Bool { return false }
        }
        extension Mover: UIViewControllerInteractiveTransitioning {
            func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {}
        }
        class Drag: Mover {
            override var wantsInteractiveStart: Bool { return true }
        }

        """)
  }

  @Test func `a managed property of a layer gets the first value that Core Animation gives it`()
    throws
  {
    let run = try adapt(
      """
      class Ring: CALayer {
          @NSManaged var progress: CGFloat
          @NSManaged public var color: CGColor?
          @NSManaged var isOn: Bool
          @NSManaged var path: CGPath
      }

      """)
    expect(
      run.output,
      equals: """
        class Ring: CALayer {
            var progress: CGFloat = 0
            public var color: CGColor?
            var isOn: Bool = false
            @NSManaged var path: CGPath
        }

        """)
    expect(run.errors.contains("5: @NSManaged: remove it, and give path a first value"))
  }

  @Test func `"present adapt" names missing members of newer systems`() throws {
    let run = try adapt(
      """
      import UIKit
      class Bar: UIView {
        override func setNeedsFocusUpdate() {}
        func style(_ item: UIBarButtonItem) { item.hidesSharedBackground = true }
        func allow(_ stack: UINavigationController) {
          stack.interactiveContentPopGestureRecognizer?.isEnabled = false
        }
      }
      """)
    for name in [
      ":3: setNeedsFocusUpdate", ":4: hidesSharedBackground",
      ":6: interactiveContentPopGestureRecognizer",
    ] { expect(run.errors.contains("\(name) is missing"), "\(run.errors)") }
  }
}
