import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Further properties and methods of UIKit's classes that an app's subclass overrides.
@MainActor @Suite("Overrides that have an effect") struct OverridableMemberTests {
  private final class Screen: UIViewController {
    var heard: [String] = []

    override var definesPresentationContext: Bool {
      get { true }
      set {}
    }
    override var providesPresentationContextTransitionStyle: Bool {
      get { false }
      set {}
    }
    override var additionalSafeAreaInsets: UIEdgeInsets {
      get { UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 0) }
      set {}
    }
    override var modalPresentationCapturesStatusBarAppearance: Bool {
      get { true }
      set {}
    }
    override var traitCollection: UITraitCollection {
      UITraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .compact)
    }
    override var undoManager: UndoManager? { own }
    private let own = UndoManager()
    override var inputAccessoryView: UIView? { accessory }
    private let accessory = UIView()
    override func loadViewIfNeeded() {
      if !isViewLoaded { heard.append("loads") }
      super.loadViewIfNeeded()
    }
    override func transition(
      from fromViewController: UIViewController, to toViewController: UIViewController,
      duration: TimeInterval, options: UIView.AnimationOptions = [],
      animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      heard.append("transition")
      super.transition(
        from: fromViewController, to: toViewController, duration: duration, options: options,
        animations: animations, completion: completion)
    }
  }

  @Test func `a subclass of a controller replaces its settings and its transition`() throws {
    let screen = Screen(), one = UIViewController(), two = UIViewController()
    let stage = Stage(screen)
    try stage.settle()
    for child in [one, two] {
      screen.addChild(child)
      child.didMove(toParent: screen)
    }
    screen.view.addSubview(one.view)
    screen.transition(from: one, to: two, duration: 0, animations: nil)
    expect(screen.heard == ["loads", "transition"] && two.view.superview === screen.view)
    expect(screen.view.safeAreaInsets.top, equals: 12)
    expect(screen.traitCollection.horizontalSizeClass, equals: .regular)
    expect(screen.modalPresentationCapturesStatusBarAppearance)
    expect(screen.view.undoManager === screen.undoManager)
    expect(screen.inputAccessoryView != nil && screen.inputView == nil)
    let inner = UIViewController()
    inner.modalPresentationStyle = .currentContext
    two.present(inner, animated: false)
    try stage.settle()
    expect(inner.presentingViewController === screen)
    expect(inner.activePresentationController === inner.presentationController)
    expect(screen.activePresentationController == nil)
  }

  private final class Panel: UIPresentationController {
    override var traitCollection: UITraitCollection { super.traitCollection }
    override var containerView: UIView? { super.containerView }
    override var presentedViewController: UIViewController { super.presentedViewController }
    override func adaptivePresentationStyle(
      for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
    }
  }

  private final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Panel(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test func `a presentation controller chooses the style for a compact width`() throws {
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    let sheet = UIViewController(), delegate = Transitioning()
    (sheet.modalPresentationStyle, sheet.transitioningDelegate) = (.custom, delegate)
    home.present(sheet, animated: false)
    try stage.settle()
    let panel = try #require(sheet.presentationController as? Panel)
    expect(panel.adaptivePresentationStyle == .fullScreen && panel.containerView != nil)
    expect(panel.shouldRemovePresentersView && home.view.window == nil)
    try stage.close()
  }

  private final class Bar: UINavigationBar {}

  private final class Stack: UINavigationController {
    var seen: UIViewController?

    init() { super.init(navigationBarClass: Bar.self, toolbarClass: nil) }
    required init?(coder: NSCoder) { nil }
    override var visibleViewController: UIViewController? { seen ?? super.visibleViewController }
  }

  @Test func `a stack with the class of another bar is reported once`() throws {
    let stack = Stack(), home = PlainViewController(title: "Home"), stage = Stage(stack)
    stage.world.use { _ = Stack() }
    stack.pushViewController(home, animated: false)
    try stage.settle()
    expect(stack.visibleViewController === home && stack.navigationBar.topItem != nil)
    stack.seen = stack
    expect(stack.visibleViewController === stack)
    expect(stage.issues.map(\.code), equals: [.notModelled])
  }

  private final class Shape: CAShapeLayer {}

  private final class Graph: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override class var requiresConstraintBasedLayout: Bool { true }
    var moved: [UIView] = []
    override func bringSubviewToFront(_ view: UIView) {
      moved.append(view)
      super.bringSubviewToFront(view)
    }
    override func sendSubviewToBack(_ view: UIView) {
      moved.append(view)
      super.sendSubviewToBack(view)
    }
  }

  private final class Fade: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  private final class Own: UIView {
    override class var layerClass: AnyClass { Shape.self }
  }

  @Test func `a view has a layer of the class that it chooses`() {
    let graph = Graph(), home = PlainViewController(title: "Home"), stage = Stage(home)
    let one = UIView(), two = UIView()
    home.view.addSubview(graph)
    graph.addSubview(one)
    graph.addSubview(two)
    let shape = graph.layer as? CAShapeLayer
    shape?.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).cgPath
    graph.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    expect(shape?.bounds.width == 30 && shape?.path != nil && graph.layer === shape)
    expect(shape?.delegate === graph && Fade().layer is CAGradientLayer)
    graph.bringSubviewToFront(one)
    graph.sendSubviewToBack(one)
    expect(graph.moved == [one, one] && graph.subviews == [one, two])
    expect(Graph.requiresConstraintBasedLayout && stage.issues.isEmpty)
    stage.world.use {
      let own = Own(), other = Own()
      expect(own.layer is CAShapeLayer && !(own.layer is Shape))
      expect(other.layer is CAShapeLayer)
    }
    expect(stage.issues.map(\.code), equals: [.notModelled])
  }

  private final class Percent: UIPercentDrivenInteractiveTransition {
    override var duration: CGFloat { 7 }
    override var percentComplete: CGFloat { 0.25 }
  }

  private final class Alert: UIAlertController {
    override var preferredStyle: UIAlertController.Style { .actionSheet }
  }

  private final class Split: UISplitViewController {
    var heard: [String] = []
    override func setViewController(
      _ vc: UIViewController?, for column: UISplitViewController.Column
    ) {
      heard.append("sets")
      super.setViewController(vc, for: column)
    }
    override func show(_ column: UISplitViewController.Column) { heard.append("shows") }
    override func hide(_ column: UISplitViewController.Column) { heard.append("hides") }
  }

  private final class Pages: UIPageViewController, UIPageViewControllerDataSource {
    override var dataSource: (any UIPageViewControllerDataSource)? {
      get { self }
      set {}
    }
    override var viewControllers: [UIViewController]? { super.viewControllers ?? [] }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
  }

  private final class Search: UISearchController {
    override var isActive: Bool {
      get { true }
      set {}
    }
  }

  @Test func `subclasses of containers, alerts and interactions replace their members`() {
    let split = Split(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.show(.primary)
    split.hide(.primary)
    expect(split.heard, equals: ["sets", "shows", "hides"])
    let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    expect(pages.dataSource === pages && pages.viewControllers?.isEmpty == true)
    expect(Search(searchResultsController: nil).isActive)
    expect(
      Alert(title: nil, message: nil, preferredStyle: .alert).preferredStyle, equals: .actionSheet)
    expect(Percent().duration == 7 && Percent().percentComplete == 0.25)
    let plain = UIPercentDrivenInteractiveTransition()
    expect(plain.duration, equals: CGFloat(0))
  }

  private final class Key: UIButton {
    var blocked = false
    var count = 0
    override var isTracking: Bool { blocked || super.isTracking }
    override func sendAction(_ action: UIAction) {
      count += 1
      if !blocked { super.sendAction(action) }
    }
  }

  private final class Tap: UITapGestureRecognizer {
    var ignored = 0
    override func ignore(_ touch: UITouch, for event: UIEvent) {
      ignored += 1
      super.ignore(touch, for: event)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      for touch in touches { ignore(touch, for: event) }
    }
  }

  private final class Glass: UIWindow {
    var events: [UIEvent.EventType] = []
    var isDeaf = false
    override func sendEvent(_ event: UIEvent) {
      events.append(event.type)
      if !isDeaf { super.sendEvent(event) }
    }
  }

  @Test func `a window, a control and a recognizer can stop touches and actions`() {
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    var performed = 0
    stage.world.use {
      let glass = Glass(frame: stage.window.frame), root = UIViewController()
      glass.rootViewController = root
      glass.isHidden = false
      stage.runTurn()
      let key = Key(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let tap = Tap()
      root.view.addSubview(key)
      root.view.addGestureRecognizer(tap)
      key.addAction(UIAction { _ in performed += 1 }, for: .touchUpInside)
      stage.user.tap(key)
      expect(glass.events.count == 2 && performed == 1 && key.count == 1)
      stage.user.tap(root.view)
      expect(tap.ignored > 0)
      glass.isDeaf = true
      stage.user.tap(key)
      expect(glass.events.count == 6 && key.count == 1)
      glass.isDeaf = false
      key.blocked = true
      key.sendActions(for: .touchUpInside)
      expect(key.count == 2 && performed == 1 && key.isTracking)
      glass.isHidden = true
    }
  }

  private final class Scroll: UIScrollView {
    var changes = 0
    override func adjustedContentInsetDidChange() { changes += 1 }
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
  }

  @Test func `a scroll view is told when its adjusted insets have changed`() {
    let scroll = Scroll()
    scroll.contentInset.top = 5
    scroll.contentInset.top = 5
    expect(scroll.changes == 1 && scroll.touchesShouldCancel(in: UIButton()))
    expect(!UIScrollView().touchesShouldCancel(in: UIButton()))
    expect(UIScrollView().touchesShouldCancel(in: UIView()))
  }

  /// A stack that is its own delegate, and shows another object as its delegate.
  private final class OwnStack: UINavigationController, UINavigationControllerDelegate {
    weak var other: (any UINavigationControllerDelegate)?
    var shown: [String] = []
    override var delegate: (any UINavigationControllerDelegate)? {
      get { other }
      set { other = newValue }
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      super.delegate = self
    }
    func navigationController(
      _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
    ) { shown.append(controller.title ?? "") }
  }

  private final class Tabs: UITabBarController, UITabBarControllerDelegate {
    var selected = 0
    override var delegate: (any UITabBarControllerDelegate)? {
      get { nil }
      set {}
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      super.delegate = self
    }
    func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
      selected += 1
    }
  }

  private final class List: UITableView, UITableViewDelegate {
    var scrolls = 0
    override var delegate: (any UITableViewDelegate)? {
      get { nil }
      set { super.delegate = newValue == nil ? nil : self }
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 7 }
  }

  private final class Field: UITextField, UITextFieldDelegate {
    override var delegate: (any UITextFieldDelegate)? {
      get { nil }
      set { super.delegate = newValue == nil ? nil : self }
    }
    func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { false }
  }

  private final class Pan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    override var delegate: (any UIGestureRecognizerDelegate)? {
      get { nil }
      set { super.delegate = newValue == nil ? nil : self }
    }
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
  }

  @Test func `a subclass that returns another delegate is called itself`() throws {
    let home = PlainViewController(title: "Home"), stack = OwnStack(rootViewController: home)
    let tabs = Tabs(), list = List(), field = Field(), pan = Pan(), others = OwnStack()
    tabs.viewControllers = [stack, PlainViewController(title: "Other")]
    let stage = Stage(tabs)
    try stage.settle()
    stack.delegate = others
    (list.delegate, field.delegate, pan.delegate) = (list, field, pan)
    stack.pushViewController(PlainViewController(title: "Next"), animated: true)
    try stage.settle()
    expect(stack.shown == ["Home", "Next"] && others.shown.isEmpty && stack.delegate === others)
    stage.user.tapTab(at: 1)
    try stage.settle()
    expect(tabs.selected == 1 && tabs.delegate == nil)
    let other = try #require(tabs.selectedViewController?.view)
    for view in [list, field] { other.addSubview(view) }
    other.addGestureRecognizer(pan)
    list.contentOffset.y = 3
    pan.pan(.began, translation: .zero)
    expect(list.scrolls == 1 && !field.becomeFirstResponder() && pan.state == .possible)
    try stage.close()
  }
}
