import Foundation

/// The view of a navigation controller.
///
/// A push, pop or `setViewControllers` call waits for the layout of this view. The layout then
/// replaces the shown view and sends the appearance callbacks (N-1).
final class NavigationView: View {
  private let stackHandle: Handle<ViewController>
  private var stack: NavigationController? { stackHandle.object?.navigation }

  init(of stack: NavigationController) {
    stackHandle = stack.handle
    super.init(frame: stack.worldToEnter.screenBounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.transitionView.frame = bounds
    stack.transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(stack.transitionView)
    addSubview(stack.ownNavigationBar)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func didMoveToWindow() {
    stack?.noteWindow()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    stack?.placeBars()
  }

  override func hiddenChanged(of subview: View) {
    super.hiddenChanged(of: subview)
    stack?.transitionView.hiddenChanged(ofBar: subview)
  }

  override func layoutSubviews() {
    guard let stack else { return }
    stack.placeBars()
    super.layoutSubviews()
    stack.display { .layOut($0) }
  }
}

/// The views that a navigation controller has from the beginning.
@MainActor struct StackViews {
  let bar: NavigationBar
  let space: TransitionView

  init() {
    bar = NavigationBar("", frame: .zero)
    space = TransitionView(behind: bar)
  }
}

extension NavigationController {
  /// Completes the initializer of the stack (P-4).
  final func setUp() {
    ownNavigationBar.stackHandle = handle
    definesPresentationContext = true
  }

  /// Whether the app hides the stack's toolbar; true if the toolbar was never shown.
  package final var isLowerBarHidden: Bool { transitionView.isToolbarHidden }

  /// Shows or hides a toolbar at the lower edge of the stack's view, without animation (L-13).
  package final func setLowerBar(_ toolbar: View, isHidden: Bool) {
    transitionView.setToolbar(toolbar, isHidden: isHidden)
  }

  /// Places the bars inside the safe area of the stack's view.
  fileprivate final func placeBars() {
    guard let view = loadedView else { return }
    let frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: NavigationBar.height)
    if ownNavigationBar.frame != frame {
      ownNavigationBar.frame = frame
      transitionView.barChanged()
    }
    placeToolbar()
  }

  /// Places the toolbar, which is above the lower safe area and fills it.
  final func placeToolbar() {
    guard let toolbar = transitionView.toolbar, let view = loadedView else { return }
    let isHidden = transitionView.isToolbarHidden || hidesBottomBar
    let height = NavigationBar.height + view.safeAreaInsets.bottom
    let frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    transitionView.setLowerBar(toolbar, isHidden: isHidden)
    guard toolbar.superview !== view || toolbar.frame != frame else { return }
    if toolbar.superview !== view { view.addSubview(toolbar) }
    toolbar.frame = frame
    transitionView.barChanged()
  }

  /// Hides or shows the bar, which changes the safe area of the controllers in the stack (L-13).
  final func hideBar(_ isHidden: Bool) {
    ownNavigationBar.isHidden = isHidden
  }
}
