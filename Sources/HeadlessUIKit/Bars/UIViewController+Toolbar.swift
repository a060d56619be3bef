public import Presentation

extension ViewController {
  /// The items of the toolbar while this controller is the top of a stack.
  ///
  /// The items are stored, and the toolbar is not drawn. A test simulates a tap with
  /// ``UIBarButtonItem/tap()``.
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
  /// The toolbar of the stack; the stack does not add the toolbar to its view.
  public final var toolbar: UIToolbar! { kept.toolbar }

  /// Whether the toolbar is hidden; the value is stored but has no effect.
  public final var isToolbarHidden: Bool {
    get { kept.isHidden }
    set { kept.isHidden = newValue }
  }

  /// Sets ``isToolbarHidden``; the change is not animated.
  public final func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  private var kept: KeptToolbar { attachments.find { KeptToolbar() } }
}

/// The items that a controller shows in a toolbar.
@MainActor private final class KeptToolbarItems: ClosureSource {
  var items: [UIBarButtonItem]?

  var closureHolders: [any ClosureHolder] { (items ?? []).flatMap(\.actions) }
}

/// The toolbar of a stack.
@MainActor private final class KeptToolbar {
  lazy var toolbar = UIToolbar()
  var isHidden = true
}
