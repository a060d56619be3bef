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
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    stack.transitionView.frame = bounds
    stack.transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(stack.transitionView)
    addSubview(stack.navigationBar)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func didMoveToWindow() {
    stack?.noteWindow()
  }

  override func layoutSubviews() {
    guard let stack else { return }
    stack.navigationBar.frame = CGRect(
      x: 0, y: safeAreaInsets.top, width: bounds.width, height: NavigationBar.height)
    super.layoutSubviews()
    stack.display { .layOut($0) }
  }
}

extension NavigationController {
  /// Hides or shows the bar, which changes the safe area of the controllers in the stack (L-13).
  final func hideBar(_ isHidden: Bool) {
    navigationBar.isHidden = isHidden
    transitionView.barChanged()
  }
}
