import Foundation
import PresentationLifecycle

/// A stack of controllers of which the top one is shown.
///
/// Modelled after UIKit (N-1 to N-50). An operation has two halves: in the call the stack changes,
/// and `willMove(toParent:)` and the delegate's queries run; in the next layout of its own view,
/// usually in the commit of the same turn, views and appearance callbacks follow (N-1). An
/// operation that is asked for while an animated one is under way waits for its end (N-40).
///
/// ```swift
/// let stack = NavigationController(rootViewController: albums)
/// stack.pushViewController(ViewController("Rome"), animated: true)
/// ```
@preconcurrency @MainActor open class NavigationController: ViewController {
  /// What a delegate's animator is for.
  public enum Operation: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A controller comes that was not in the stack.
    case push
    /// A controller comes that was below the top.
    case pop
  }

  /// Hears of transitions, and supplies their animators.
  open weak var delegate: (any NavigationControllerDelegate)?
  /// Whether the bar is hidden; it also holds the edge swipe back (N-60).
  open var isNavigationBarHidden = false

  /// Its identity among the machines, once it has joined a world.
  final var stackID: StackID?
  /// The stack before it has joined a world.
  private final var early: [ViewController] = []
  /// What the view half that is under way exchanges.
  final var exchange: StackExchange?
  /// The request that is being carried out.
  final var operation: Request?
  /// Whom `didShow` has not named after a first display (N-15).
  final weak var owedDidShow: ViewController?
  /// Who was let go and has not heard of it; nobody else may hold them (N-13).
  final var departing: [ViewController] = []
  /// Whether a controller of the stack was ever on screen.
  final var hasDisplayed = false
  final var listeners: [WeakListener] = []
  final let transitionView = View("", frame: .zero)

  override final var navigation: NavigationController? { self }

  override final var frontChild: ViewController? { topViewController }

  /// A stack with a root: a push without animation (N-33).
  public convenience init(rootViewController: ViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a view that holds the shown controller's.
  open override func loadView() {
    view = NavigationView(of: self)
  }

  /// From the root to the top; setting it replaces the stack without animation (N-30).
  open var viewControllers: [ViewController] {
    get {
      guard let world, let stack = stackID.flatMap({ world.ledger.stack($0) }) else {
        return early
      }
      return stack.controllers.compactMap { world.controller($0) }
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last controller of the stack (N-2).
  public final var topViewController: ViewController? { viewControllers.last }

  /// What is presented over the stack, else the top (N-5).
  public final var visibleViewController: ViewController? {
    presentedViewController ?? topViewController
  }

  /// Whether a tab bar is hidden: a controller from the root's next one up to the top wants it
  /// (N-36).
  public final var hidesBottomBar: Bool {
    viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// Pushes a controller (N-10, N-14).
  ///
  /// Raises for a controller that is in the stack (N-24), and for another stack (N-27).
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    guard !(viewController is NavigationController) else {
      return worldToEnter.report(Issues.pushedStack(), at: subject)
    }
    operate(
      animated: animated, with: [viewController],
      unless: early.contains { $0 === viewController }
        ? Issues.pushedTwice(viewController.printed, on: printed) : nil
    ) {
      .push($0[0])
    } early: {
      $0 + [viewController]
    }
  }

  /// Pops the top (N-13).
  ///
  /// - Returns: The popped controller, or the present top when the pop waits (N-43); nil at the
  ///   root (N-20).
  @discardableResult open func popViewController(animated: Bool) -> ViewController? {
    let old = viewControllers
    guard old.count > 1 else { return nil }
    operate(animated: animated, with: []) { _ in
      .pop
    } early: {
      $0.dropLast()
    }
    return old.last
  }

  /// Pops everything above a controller (N-22); raises if it is not in the stack (N-23).
  ///
  /// - Returns: The popped controllers, lowest first; nil if there are none (N-21).
  @discardableResult open func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    let old = viewControllers
    operate(
      animated: animated, with: [viewController],
      unless: early.contains { $0 === viewController } ? nil : Issues.popToMissing()
    ) {
      .popTo($0[0])
    } early: { early in
      early.firstIndex { $0 === viewController }.map { Array(early[...$0]) } ?? early
    }
    guard let index = old.firstIndex(where: { $0 === viewController }), index + 1 < old.count
    else { return nil }
    return Array(old[(index + 1)...])
  }

  /// Pops everything above the root (N-22).
  ///
  /// - Returns: The popped controllers, lowest first; nil if there are none (N-21).
  @discardableResult open func popToRootViewController(animated: Bool) -> [ViewController]? {
    let old = viewControllers
    operate(animated: animated, with: []) { _ in
      .popToRoot
    } early: {
      Array($0.prefix(1))
    }
    return old.count > 1 ? Array(old.dropFirst()) : nil
  }

  /// Replaces the stack: a push if the new top is new, a pop if it was below the old one, nothing
  /// that is seen if the top stays (N-28, N-29).
  ///
  /// Raises if a controller occurs twice (N-25).
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    operate(
      animated: animated, with: viewControllers,
      unless: Set(viewControllers.map { ObjectIdentifier($0) }).count < viewControllers.count
        ? Issues.setTwice(viewControllers.map { $0.printed }) : nil
    ) {
      .set($0)
    } early: { _ in
      viewControllers
    }
  }

  /// Before there is a world, `mistake` says what UIKit raises for; after that, admission does.
  private func operate(
    animated: Bool, with controllers: [ViewController],
    unless mistake: @autoclosure () -> PresentationIssue? = nil,
    _ operation: ([ControllerID]) -> StackOperation,
    early operate: ([ViewController]) -> [ViewController]
  ) {
    guard let world, let stackID else {
      if let mistake = mistake() { return worldToEnter.report(mistake, at: subject) }
      return operateEarly(operate(early))
    }
    guard controllers.allSatisfy({ world.admits($0) }) else { return }
    world.operate(
      operation(controllers.compactMap { $0.membership?.id }), on: self, stackID,
      with: controllers, animated: animated)
  }

  /// The model half, before there is a world (N-33, N-34).
  private func operateEarly(_ new: [ViewController]) {
    exchangeChildren(early, for: new) { early = new }
  }

  override final func joined() {
    guard let world, let id = membership?.id else { return }
    let controllers = early
    early = []
    stackID = world.makeStack(of: id, with: controllers)
  }

  override final func beganToAppear() {
    if hasDisplayed { world?.display(self) { .appear($0) } }
  }

  override final func endedAppearance(of child: ViewController) {
    guard owedDidShow === child else { return }
    owedDidShow = nil
    world?.tellDidShow(child, by: self, animated: child.isAppearanceAnimated)
  }
}
