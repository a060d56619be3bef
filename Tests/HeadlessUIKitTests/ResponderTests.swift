import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Responders and overridable properties of screens") struct ResponderTests {
  private final class Field: UIView {
    var maySign = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { maySign }
  }

  private final class Screen: UIViewController {
    var log: [String] = []
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var shouldAutorotate: Bool { false }
    override func awakeFromNib() { log.append("awake") }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      log.append("prepares \(segue.identifier ?? "")")
    }
    override func removeFromParent() {
      log.append("leaves")
      super.removeFromParent()
    }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
      log.append("begins")
      super.beginAppearanceTransition(isAppearing, animated: animated)
    }
    override func endAppearanceTransition() {
      log.append("ends")
      super.endAppearanceTransition()
    }
    override var transitioningDelegate: UIViewControllerTransitioningDelegate? {
      get { own }
      set { own = newValue as? FadeTransitioningDelegate }
    }
    private var own: FadeTransitioningDelegate?
  }

  @Test
  func `the responder chain leads from a view to its window, the scene and the application`() {
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    let inner = UIView(), leaf = UIView()
    home.view.addSubview(inner)
    inner.addSubview(leaf)
    stage.world.use {
      expect(leaf.next === inner && inner.next === home.view && home.view.next === home)
      expect(home.next === home.view.window)
      let window = home.view.window, scene = window?.next as? UIWindowScene
      expect(scene != nil && scene === window?.windowScene)
      expect(scene?.next === UIApplication.shared && UIApplication.shared.next == nil)
    }
  }

  @Test func `the responder chain of a presented controller leads to its presenter`() throws {
    final class Counter: UIViewController {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let home = Counter(), stage = Stage(home), sheet = PlainViewController(title: "Sheet")
    let stack = UINavigationController(rootViewController: sheet)
    home.present(stack, animated: false)
    try stage.settle()
    expect(stack.view.next === stack && stack.next === home)
    stage.user.tap(sheet.view)
    expect(home.count, equals: 1)
    home.dismiss(animated: false)
    try stage.settle()
    expect(stack.next == nil)
    try stage.close()
  }

  @Test(arguments: [false, true])
  func `the responder chain ends although a view contains the view of its presenter or parent`(
    isChild: Bool
  ) throws {
    let home = PlainViewController(title: "Home"), stage = Stage(home), inner = UIViewController()
    isChild ? home.addChild(inner) : home.present(inner, animated: false)
    try stage.settle()
    inner.view.addSubview(home.view)
    var chain: [UIResponder] = [home.view]
    while let next = chain.last?.next, chain.count < 50 { chain.append(next) }
    expect(chain.count < 50 && chain.contains { $0 === inner })
    stage.user.tap(home.view)
    try stage.close()
  }

  @Test func `a responder that refuses to resign stays the first responder`() {
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    let one = Field(), two = Field()
    home.view.addSubview(one)
    home.view.addSubview(two)
    stage.world.use {
      expect(!home.view.becomeFirstResponder())
      expect(one.becomeFirstResponder() && one.isFirstResponder)
      expect(two.becomeFirstResponder() && !one.isFirstResponder)
      two.maySign = false
      expect(!one.becomeFirstResponder() && two.isFirstResponder)
      expect(!home.view.endEditing(false) && two.isFirstResponder)
      expect(one.endEditing(true) && two.isFirstResponder, "it is not inside")
      expect(home.view.endEditing(true) && !two.isFirstResponder)
      expect(home.view.endEditing(false))
    }
  }

  @Test func `an action with a nil target is sent along the responder chain`() {
    final class Receiver: UIView { var count = 0 }
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    let receiver = Receiver(), leaf = Field()
    home.view.addSubview(receiver)
    receiver.addSubview(leaf)
    #if !canImport(ObjectiveC)
      let action = Selector("count") { (view: Receiver) in view.count += 1 }
      stage.world.use {
        leaf.becomeFirstResponder()
        expect(UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil))
        expect(receiver.count, equals: 1)
        expect(!UIApplication.shared.sendAction(action, to: home, from: nil, for: nil))
        expect(receiver.responds(to: action) && !home.responds(to: action))
      }
    #endif
  }

  @Test(.rule("P-94", "C-2"))
  func `a view controller can override the same members as in UIKit`() throws {
    let home = PlainViewController(title: "Home"), stage = Stage(home), screen = Screen()
    expect(screen.prefersStatusBarHidden && screen.preferredStatusBarStyle == .lightContent)
    expect(screen.preferredStatusBarUpdateAnimation == .slide && !screen.shouldAutorotate)
    expect(screen.supportedInterfaceOrientations, equals: .landscape)
    expect(home.supportedInterfaceOrientations, equals: .allButUpsideDown)
    expect(!home.prefersStatusBarHidden && !home.prefersHomeIndicatorAutoHidden)
    screen.setNeedsStatusBarAppearanceUpdate()
    screen.didReceiveMemoryWarning()
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = FadeTransitioningDelegate()
    home.present(screen, animated: true)
    try stage.settle()
    expect(stage.trace.description.contains("-> FadeAnimator"))
    home.dismiss(animated: false)
    try stage.settle()
    home.addChild(screen)
    screen.beginAppearanceTransition(true, animated: false)
    screen.endAppearanceTransition()
    screen.removeFromParent()
    expect(screen.log, equals: ["begins", "ends", "leaves"])
  }

  @Test
  func `a storyboard instantiates the controllers that a test supplies`() {
    let home = PlainViewController(title: "Home"), stage = Stage(home), screen = Screen()
    stage.world.use {
      UIStoryboard.supply("Main", "Screen") { screen }
      let board = UIStoryboard(name: "Main", bundle: nil)
      expect(board.instantiateViewController(withIdentifier: "Screen") === screen)
      expect(board.instantiateInitialViewController() == nil)
      expect(board.instantiateViewController(withIdentifier: "Other") !== screen)
      expect(stage.issues.map(\.code), equals: [.notModelled, .notModelled])
      let segue = UIStoryboardSegue(identifier: "go", source: screen, destination: home) {
        screen.log.append("performed")
      }
      screen.prepare(for: segue, sender: nil)
      expect(screen.shouldPerformSegue(withIdentifier: "go", sender: nil))
      segue.perform()
      expect(segue.source === screen && segue.destination === home)
      UIStoryboardSegue(identifier: nil, source: screen, destination: home).perform()
      screen.performSegue(withIdentifier: "go", sender: nil)
    }
    expect(screen.log, equals: ["awake", "prepares go", "performed"])
    expect(stage.issues.count, equals: 3)
  }

  @Test(.rule("N-2"))
  func `inside a navigation stack, show pushes a controller; elsewhere, show presents it`()
    throws
  {
    let home = PlainViewController(title: "Home")
    let stack = UINavigationController(rootViewController: home), stage = Stage(stack)
    let next = PlainViewController(title: "Next"), last = PlainViewController(title: "Last")
    home.show(next, sender: nil)
    try stage.settle()
    expect(stack.topViewController === next)
    next.showDetailViewController(last, sender: nil)
    try stage.settle()
    expect(stack.presentedViewController === last)
    let after = PlainViewController(title: "After")
    last.show(after, sender: nil)
    try stage.settle()
    expect(last.presentedViewController === after)
  }

  @Test(.rule("P-18"))
  func `a presentation controller's presentingViewController is never nil`() throws {
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    let next = PlainViewController(title: "Next")
    let presentation = UIPresentationController(
      presentedViewController: next, presenting: nil)
    stage.world.use {
      expect(presentation.presentingViewController !== home)
      expect(presentation.presentingViewController === presentation.presentingViewController)
    }
    expect(stage.issues.map(\.code), equals: [.ownerIsGone])
    home.present(next, animated: true)
    try stage.settle()
    expect(next.presentationController?.presentingViewController === home)
  }
}
