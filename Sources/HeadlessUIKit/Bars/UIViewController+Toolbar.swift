public import Presentation

extension ViewController {
  /// The items of the toolbar while this controller is the top of a stack.
  ///
  /// The toolbar is not drawn. A test simulates a tap with ``UIBarButtonItem/tap()``.
  public final var toolbarItems: [UIBarButtonItem]? {
    get { attachments.find { KeptToolbarItems() }.items }
    set { attachments.find { KeptToolbarItems() }.items = newValue }
  }

  /// Sets ``toolbarItems``; the change is not animated.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
}

extension NavigationController {
  /// The toolbar of the stack, with the items of the top controller.
  public final var toolbar: UIToolbar! { kept.toolbar }

  /// Whether the toolbar is hidden, as it is at first.
  ///
  /// A visible toolbar is at the lower edge of the stack's view, and reduces the safe area of the
  /// controllers in the stack (L-13). It is also hidden while a controller with
  /// `hidesBottomBarWhenPushed` is in the stack.
  public final var isToolbarHidden: Bool {
    get { isLowerBarHidden }
    set { setLowerBar(kept.toolbar, isHidden: newValue) }
  }

  /// Sets ``isToolbarHidden``; the change is not animated.
  public final func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  private var kept: KeptToolbar { attachments.find { KeptToolbar(of: self) } }
}

/// The items that a controller shows in a toolbar.
@MainActor private final class KeptToolbarItems: ClosureSource {
  var items: [UIBarButtonItem]?

  var closureHolders: [any ClosureHolder] { (items ?? []).flatMap(\.actions) }
}

/// The toolbar that an app has asked a stack for.
@MainActor private final class KeptToolbar {
  let toolbar: UIToolbar

  init(of stack: NavigationController) { toolbar = StackToolbar(of: stack) }
}

/// A toolbar that shows the items of a stack's top controller.
private final class StackToolbar: UIToolbar {
  private weak var stack: NavigationController?

  init(of stack: NavigationController) {
    self.stack = stack
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var items: [UIBarButtonItem]? {
    get { stack?.topViewController?.toolbarItems }
    set { stack?.topViewController?.toolbarItems = newValue }
  }
}
