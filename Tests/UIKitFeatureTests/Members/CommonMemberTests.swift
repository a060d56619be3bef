import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Members of UIKit's classes that many apps use.
@MainActor @Suite("Members that many apps use") struct CommonMemberTests {
  private let home = PlainViewController(title: "Home")

  private final class BarDelegate: UIResponder, UINavigationBarDelegate {
    var mayChange = true
    var heard: [String] = []

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    {
      mayChange
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      heard.append("pushed \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      mayChange
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      heard.append("popped \(item.title ?? "")")
    }
  }

  @Test(.rule("N-27a"))
  func `the items of a stack's bar are those of its controllers, and cannot be changed`() throws {
    let stack = UINavigationController(rootViewController: home)
    let stage = Stage(stack), detail = PlainViewController(title: "Detail")
    let bar = stack.navigationBar
    expect(bar.topItem === home.navigationItem && bar.backItem == nil)
    stack.pushViewController(detail, animated: true)
    try stage.settle()
    expect(bar.topItem === detail.navigationItem && bar.backItem === home.navigationItem)
    expect(bar.items, equals: [home.navigationItem, detail.navigationItem])
    bar.topItem?.backButtonTitle = ""
    expect(detail.navigationItem.backButtonTitle, equals: "")
    bar.pushItem(UINavigationItem(title: "Own"), animated: true)
    expect(bar.popItem(animated: false) == nil)
    bar.setItems([], animated: false)
    bar.delegate = BarDelegate()
    expect(bar.items?.count == 2 && bar.delegate == nil)
    expect(stage.issues.map(\.code), equals: Array(repeating: .stackOperation, count: 4))
    expect(
      stage.issues.last?.message,
      equals: "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
    let first = stage.issues.first?.message
    expect(
      first,
      equals: """
        Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a \
        controller.
        """)
  }

  @Test func `a bar that the app has created pushes and pops its items`() {
    let bar = UINavigationBar(), delegate = BarDelegate(), stage = Stage(home)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let one = UINavigationItem(title: "one"), two = UINavigationItem(title: "two")
    two.titleView = view
    bar.delegate = delegate
    expect(bar.items == nil && bar.topItem == nil && bar.popItem(animated: true) == nil)
    bar.items = [one]
    bar.pushItem(two, animated: true)
    expect(bar.items == [one, two] && bar.topItem === two && bar.backItem === one)
    expect(view.superview === bar)
    delegate.mayChange = false
    bar.pushItem(UINavigationItem(), animated: true)
    expect(bar.popItem(animated: true) == nil && bar.topItem === two)
    delegate.mayChange = true
    expect(bar.popItem(animated: true) === two && bar.topItem === one)
    expect(view.superview == nil && delegate.heard == ["pushed two", "popped two"])
    expect(stage.issues.isEmpty)
  }

  private final class Screen: UIViewController {
    var allowed = true
    var log: [String] = []

    #if canImport(ObjectiveC)
      static let save = #selector(saveAll)
      @objc private func saveAll() { log.append("saved") }
    #else
      static let save = Selector("saveAll") { (screen: Screen) in screen.log.append("saved") }
    #endif

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      allowed && super.canPerformAction(action, withSender: sender)
    }
    override func unwind(
      for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
    ) {
      log.append("unwinds")
    }
  }

  @Test func `an action finds the first responder of the chain that can perform it`() {
    let screen = Screen(), child = UIViewController(), button = UIButton()
    let stage = Stage(screen)
    screen.addChild(child)
    screen.view.addSubview(child.view)
    child.didMove(toParent: screen)
    child.view.addSubview(button)
    stage.world.use {
      expect(!button.canPerformAction(Screen.save, withSender: nil))
      expect(button.target(forAction: Screen.save, withSender: nil) as? Screen === screen)
      expect(child.targetViewController(forAction: Screen.save, sender: nil) === screen)
      expect(screen.canPerformUnwindSegueAction(Screen.save, from: child, sender: nil))
      expect(UIApplication.shared.sendAction(Screen.save, to: nil, from: button, for: nil))
      screen.allowed = false
      expect(button.target(forAction: Screen.save, withSender: nil) == nil)
      expect(child.targetViewController(forAction: Screen.save, sender: nil) == nil)
      expect(!UIApplication.shared.sendAction(Screen.save, to: nil, from: button, for: nil))
    }
    screen.unwind(
      for: UIStoryboardSegue(identifier: nil, source: child, destination: screen), towards: screen)
    expect(screen.log == ["saved", "unwinds"] && stage.issues.isEmpty)
  }

  private final class Note {
    var text = ""
  }

  private func write(_ text: String, to note: Note, _ manager: UndoManager) {
    let old = note.text
    manager.registerUndo(withTarget: note) { write(old, to: $0, manager) }
    note.text = text
  }

  @Test func `the undo manager of a window undoes and redoes the changes of each turn`() throws {
    let stage = Stage(home), note = Note(), field = UIView()
    home.view.addSubview(field)
    let manager = try #require(field.undoManager)
    expect(manager === home.undoManager && manager === stage.window.undoManager)
    expect(!manager.canUndo && !manager.canRedo && manager.groupsByEvent)
    try stage.world.use {
      write("a", to: note, manager)
      write("b", to: note, manager)
      manager.setActionName("Typing")
      stage.runTurn()
      write("c", to: note, manager)
      expect(manager.canUndo && manager.undoActionName.isEmpty)
      manager.undo()
      expect(note.text == "b" && manager.undoActionName == "Typing" && manager.canRedo)
      expect(manager.undoMenuItemTitle, equals: "Undo Typing")
      manager.undo()
      expect(note.text.isEmpty && !manager.canUndo && manager.redoActionName == "Typing")
      manager.redo()
      manager.redo()
      expect(note.text == "c" && !manager.canRedo)
      manager.undo()
      stage.runTurn()
      write("d", to: note, manager)
      expect(!manager.canRedo)
      manager.disableUndoRegistration()
      write("e", to: note, manager)
      manager.enableUndoRegistration()
      manager.undo()
      expect(note.text, equals: "b")
      manager.removeAllActions(withTarget: note)
      expect(!manager.canUndo)
      write("f", to: note, manager)
      manager.removeAllActions()
      expect(!manager.canUndo && !manager.canRedo)
      try stage.settle()
    }
    expect(stage.issues.isEmpty && UIView().undoManager == nil)
  }

  @Test func `an undo manager with groups of the app undoes one outer group at a time`() {
    let manager = UndoManager(), note = Note(), stage = Stage(home)
    stage.world.use {
      manager.groupsByEvent = false
      manager.levelsOfUndo = 2
      for text in ["a", "b", "c"] {
        manager.beginUndoGrouping()
        write(text, to: note, manager)
        manager.beginUndoGrouping()
        write(text + text, to: note, manager)
        manager.endUndoGrouping()
        expect(manager.groupingLevel, equals: 1)
        manager.endUndoGrouping()
      }
      manager.undo()
      expect(note.text == "bb" && !manager.isUndoing && !manager.isRedoing)
      manager.undoNestedGroup()
      expect(note.text == "aa" && !manager.canUndo)
      manager.redo()
      expect(note.text == "bb" && manager.redoMenuItemTitle == "Redo")
    }
    expect(stage.issues.isEmpty)
  }

  @Test func `points convert between views, the screen and the scene of a window`() {
    let stage = Stage(home), inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    home.view.addSubview(inner)
    stage.world.use {
      let screen: any UICoordinateSpace = UIScreen.main.coordinateSpace
      let fixed = UIScreen.main.fixedCoordinateSpace
      expect(screen.bounds == stage.window.bounds && UIScreen.main.nativeBounds.width == 1_170)
      stage.window.frame.origin.y = 100
      expect(inner.convert(CGPoint(x: 1, y: 2), to: screen), equals: CGPoint(x: 11, y: 122))
      expect(inner.convert(CGPoint(x: 11, y: 122), from: fixed), equals: CGPoint(x: 1, y: 2))
      expect(screen.convert(inner.bounds, from: inner).origin, equals: CGPoint(x: 10, y: 120))
      expect(screen.convert(CGRect(x: 10, y: 120, width: 1, height: 1), to: inner).minY, equals: 0)
      expect(screen.convert(CGPoint(x: 3, y: 4), to: fixed), equals: CGPoint(x: 3, y: 4))
      let scene = stage.window.windowScene
      expect(scene?.coordinateSpace.bounds, equals: screen.bounds)
      expect(
        inner.convert(inner.bounds, to: home.view as any UICoordinateSpace), equals: inner.frame)
    }
    expect(stage.issues.isEmpty)
  }

  @Test func `a control performs its primary action, and a tint color is inherited`() {
    let stage = Stage(home), outer = TintView(), inner = TintView(), own = TintView()
    var count = 0
    let action = UIAction { _ in count += 1 }
    let toggle = UISwitch(frame: .zero, primaryAction: action)
    home.view.addSubview(toggle)
    stage.user.tap(toggle)
    expect(count, equals: 1)
    let field = UITextField(
      frame: CGRect(x: 0, y: 100, width: 99, height: 30), primaryAction: action)
    home.view.addSubview(field)
    stage.user.tap(field)
    expect(field.isFirstResponder && count == 1)
    field.tapReturn()
    expect(count, equals: 2)
    _ = (
      UISlider(frame: .zero, primaryAction: nil), UIRefreshControl(frame: .zero, primaryAction: nil)
    )
    own.tintColor = .red
    outer.addSubview(inner)
    outer.addSubview(own)
    outer.tintColor = .green
    expect(outer.changes == 1 && inner.changes == 1 && own.changes == 1)
    outer.layoutMargins.left = 20
    expect(outer.margins == 1 && !UIView.requiresConstraintBasedLayout)
  }

  private final class TintView: UIView {
    var changes = 0
    var margins = 0
    override func tintColorDidChange() { changes += 1 }
    override func layoutMarginsDidChange() { margins += 1 }
  }

  @Test func `the tab bar of a controller can be hidden by the app`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [home]
    let stage = Stage(tabs)
    try stage.settle()
    expect(!tabs.isTabBarHidden && !tabs.tabBar.isHidden)
    tabs.setTabBarHidden(true, animated: true)
    expect(tabs.isTabBarHidden && tabs.tabBar.isHidden)
    try stage.settle()
    expect(home.view.safeAreaInsets.bottom, equals: 0)
    tabs.isTabBarHidden = false
    expect(!tabs.tabBar.isHidden)
    tabs.tabBar.standardAppearance.backgroundColor = .red
    tabs.tabBar.scrollEdgeAppearance = tabs.tabBar.standardAppearance
    expect(tabs.tabBar.scrollEdgeAppearance?.backgroundColor, equals: .red)
    try stage.close()
  }

  @Test func `an image picker passes the picture to its delegate, which dismisses it`() throws {
    final class Picked: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
      var image: UIImage?
      func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {
        image = info[.originalImage] as? UIImage
        picker.dismiss(animated: true)
      }
    }
    let stage = Stage(home), picker = UIImagePickerController(), delegate = Picked()
    expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    picker.delegate = delegate
    home.present(picker, animated: true)
    try stage.settle()
    picker.pick([.originalImage: UIImage()])
    try stage.settle()
    expect(delegate.image != nil && home.presentedViewController == nil)
    home.present(picker, animated: true)
    try stage.settle()
    picker.tapCancel()
    try stage.settle()
    expect(home.presentedViewController == nil)
    try stage.close()
  }

  @Test func `the modes of keyframes that are not modeled are reported once`() {
    let stage = Stage(home)
    let modes: [UIView.KeyframeAnimationOptions] = [
      .calculationModeCubic, .calculationModePaced,
      [.calculationModeCubicPaced, .overrideInheritedDuration],
    ]
    stage.world.use {
      UIView.animateKeyframes(withDuration: 1, options: [.calculationModeDiscrete]) {}
      expect(stage.issues.isEmpty)
      for mode in modes { UIView.animateKeyframes(withDuration: 1, options: mode) {} }
    }
    expect(stage.issues.map(\.code), equals: [.notModelled])
    expect(modes.map(\.rawValue), equals: [3_072, 2_048, 4_128])
  }
}
