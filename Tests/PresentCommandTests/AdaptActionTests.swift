import PresentCommand
import TestSupport
import Testing

@MainActor @Suite struct `The adapt command and actions` {
  private func adapt(_ text: String) throws -> CommandRun {
    let folder = try PlanFolder()
    return CommandRun(["adapt", try folder.write(text, to: "Screen.swift")])
  }

  /// Returns the printed places without the folder of the file.
  private func places(_ run: CommandRun) -> [String] {
    run.errors.split(separator: "\n").dropLast().compactMap { line in
      line.split(separator: "/").last.map { String($0) }
    }
  }

  @Test(arguments: [
    (
      "swiped", "UISwipeGestureRecognizer",
      "UIPanGestureRecognizer(target: self, action: #selector(swiped))", "UIPanGestureRecognizer"
    ),
    (
      "close", "UIButton",
      "UIBarButtonItem(title: \"A\", style: .plain, target: self, action: #selector(close(_:)))",
      "UIBarButtonItem"
    ),
    (
      "slid", "UISlider?", "toggle.addTarget(self, action: #selector(slid), for: .valueChanged)",
      "UISwitch"
    ),
  ])
  func `an action that declares another type than that of its sender is listed`(
    method: String, declared: String, use: String, sender: String
  ) throws {
    let run = try adapt(
      """
      class Screen: UIViewController {
          let toggle = UISwitch()
          func add() { \(use) }
          @objc func \(method)(_ sender: \(declared)) {}
      }
      """)
    expect(run.status, equals: .failed)
    expect(run.output.contains("Selector(\"\(method):\", {"))
    let places = places(run)
    expect(places.count, equals: 1)
    let type = declared.replacing("?", with: "")
    expect(
      places.first?.hasSuffix(
        "the sender is a \(sender), but \(method) declares a \(type), so it is not called here: "
          + "declare a class that both share") == true, "\(places)")
  }

  @Test(arguments: [
    ("UIGestureRecognizer", "UIPanGestureRecognizer(target: self, action: #selector(act))"),
    (
      "UIPanGestureRecognizer",
      "UIScreenEdgePanGestureRecognizer(target: self, action: #selector(act))"
    ),
    ("UIPanGestureRecognizer", "OwnPan(target: self, action: #selector(act))"),
    ("OwnPan", "OwnPan(target: self, action: #selector(act))"),
    ("Any?", "UIBarButtonItem(title: nil, style: .plain, target: self, action: #selector(act))"),
    ("UIControl", "toggle.addTarget(self, action: #selector(act), for: .valueChanged)"),
    ("UIButton", "unknown.addTarget(self, action: #selector(act), for: .touchUpInside)"),
    ("Notification", "center.addObserver(self, selector: #selector(act), name: nil, object: nil)"),
  ])
  func `an action that declares a superclass of its sender is not listed`(
    declared: String, use: String
  ) throws {
    let run = try adapt(
      """
      class OwnPan: UIPanGestureRecognizer {}
      class Screen: UIViewController {
          let toggle: UISwitch = UISwitch()
          func add() { \(use) }
          @objc func act(_ sender: \(declared)) {}
      }
      """)
    expect(run.status, equals: .passed, "\(run.errors)")
    expect(run.output.contains("Selector(\"act:\", {"))
  }

  @Test func `an action is called without its sender if its parameter is a number with a default`()
    throws
  {
    let run = try adapt(
      """
      class Tip: UIView {
          func start() {
              timer(selector: #selector(hide), #selector(close(_:)), #selector(count))
          }
          @objc func hide(forced: Bool = false) {}
          @objc func close(_ sender: Any? = nil) {}
          @objc func count(_ number: Int) {}
      }
      """)
    expect(
      run.output.contains(
        "selector: Selector(\"hideWithForced:\", { (target: Tip) in target.hide() }), "
          + "Selector(\"close:\", { (target: Tip, sender: Any?) in target.close(sender) }), "))
    expect(
      places(run),
      equals: [
        "Screen.swift:3: #selector(count): the sender is an object, but count declares Int, so it "
          + "is not called here: declare a method without parameters"
      ])
  }

  @Test func `the target of an action in an extension of a nested type has the whole name`() throws
  {
    let run = try adapt(
      """
      enum Photos { class Grid: UIView {} }
      extension Photos.Grid {
          func start() { act(#selector(zoom)) }
          @objc func zoom() {}
          class Cell: UIView {
              func start() { act(#selector(tap)) }
              @objc func tap() {}
          }
      }
      """)
    expect(run.output.contains("{ (target: Photos.Grid) in target.zoom() }"))
    expect(run.output.contains("{ (target: Cell) in target.tap() }"))
  }

  @Test func `the name of a selector has no backticks`() throws {
    let run = try adapt(
      """
      class Tip: UIView {
          func start() { act(#selector(self.repeat), #selector(`default`(_:))) }
          @objc func `repeat`() {}
          @objc func `default`(_ sender: UIButton) {}
      }
      """)
    expect(run.status, equals: .passed, "\(run.errors)")
    expect(run.output.contains("Selector(\"repeat\", { (target: Tip) in target.`repeat`() })"))
    expect(run.output.contains("Selector(\"default:\", {"))
  }

  @Test(arguments: [
    ("close as () -> Void", "in target.close() })"),
    ("close as (UIButton) -> Void", "sender: UIButton) in target.close(sender) })"),
    ("close(_:) as (UISlider) -> Void", "sender: UISlider) in target.close(sender) })"),
    ("Tip.close as (Tip) -> (UISlider) -> Void", "sender: UISlider) in target.close(sender) })"),
  ])
  func `the types after "as" select one of several methods`(method: String, call: String) throws {
    let run = try adapt(
      """
      class Tip: UIView {
          func start() { act(#selector(\(method))) }
          @objc func close() {}
          @objc func close(_ sender: UIButton) {}
          @objc func close(_ sender: UISlider) {}
      }
      """)
    expect(run.status, equals: .passed, "\(run.errors)")
    expect(run.output.contains(call), "\(run.output)")
  }

  @Test func `selectors and key paths anywhere in an interpolation are listed`() throws {
    let run = try adapt(
      ###"""
      class Tip: UIView {
          let a = "\(#keyPath(Tip.alpha)) == %@", b = "\(String(describing: #selector(hide)))"
          let c = "#selector(hide) \\(#selector(hide)) \(1)", d = ##"\#(#keyPath(Tip.alpha))"##
          @objc func hide() {}
      }
      """###)
    expect(
      places(run),
      equals: [
        "Screen.swift:2: #keyPath in a string: assign the key path to a constant before the string",
        "Screen.swift:2: #selector in a string: assign the selector to a constant before the "
          + "string",
      ])
  }

  @Test func `the window of the application's delegate stays optional twice in a condition`() throws
  {
    let run = try adapt(
      """
      func windows() {
          guard let window = UIApplication.shared.delegate?.window else { return }
          if true, let other = UIApplication.shared.delegate?.window, let own = other { own.b() }
          let third = UIApplication.shared.delegate?.window
          guard let fourth = delegate?.window else { return }
          guard let fifth = UIApplication.shared.delegate?.window?.rootViewController else { return }
      }
      """)
    expect(run.status, equals: .passed)
    expect(
      run.output,
      equals: """
        func windows() {
            guard let window = UIApplication.shared.delegate.map({ $0.window }) else { return }
            if true, let other = UIApplication.shared.delegate.map({ $0.window }), \
        let own = other { own.b() }
            let third = UIApplication.shared.delegate?.window
            guard let fourth = delegate?.window else { return }
            guard let fifth = UIApplication.shared.delegate?.window?.rootViewController \
        else { return }
        }
        """)
  }

  @Test func `older names of notifications are not listed as missing`() throws {
    let run = try adapt(
      """
      let names: [Notification.Name] = [
          .UIApplicationDidBecomeActive, NSNotification.Name.UIDeviceOrientationDidChange,
          .UIApplicationDidNothing,
      ]
      """)
    expect(places(run).count, equals: 1)
    expect(places(run)[0].hasPrefix("Screen.swift:3: UIApplicationDidNothing is missing: "))
  }

  @Test func `missing members are listed by their names, and by their types if names are shared`()
    throws
  {
    let run = try adapt(
      """
      UIView.beginAnimations("a", context: nil)
      UIView.setAnimationDuration(1); CATransaction.setAnimationDuration(1)
      CATransaction.flush(); file.flush()
      view.setNeedsFocusUpdate()
      let options: UIView.AnimationOptions = .preferredFramesPerSecond60
      """)
    expect(
      places(run).map { $0.split(separator: " is missing")[0] },
      equals: [
        "Screen.swift:1: beginAnimations", "Screen.swift:2: UIView.setAnimationDuration",
        "Screen.swift:3: CATransaction.flush", "Screen.swift:4: setNeedsFocusUpdate",
        "Screen.swift:5: preferredFramesPerSecond60",
      ])
  }

  @Test func `"present adapt" lets tests perform the actions of targets`() throws {
    let run = try adapt(
      """
      _ = item?.target?.perform(item?.action, with: item)
      _ = save.target!.perform(save.action!)
      view.target?.perform(with: 1)
      operation?.perform(action)
      """)
    expect(
      run.output,
      equals: """
        _ = item?.target.perform(item?.action, with: item)
        _ = save.target.perform(save.action!)
        view.target?.perform(with: 1)
        operation?.perform(action)
        """)
  }

  @Test func `the default of an optional property that can be set has a setter`() throws {
    let run = try adapt(
      """
      @objc protocol Form: AnyObject {
          @objc optional var footer: UIView? { get set }
          @objc optional var header: UIView? { get }
      }
      """)
    expect(run.output.contains("var footer: UIView? { get { nil } set {} }"))
    expect(run.output.contains("var header: UIView? { nil }"))
  }
}
