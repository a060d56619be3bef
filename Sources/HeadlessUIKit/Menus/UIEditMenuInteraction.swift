public import Foundation
public import Presentation

/// A menu with entries such as Copy, which an app shows beside a place of a view.
///
/// The menu is not drawn. A test reads ``visibleMenu``, and chooses an entry with
/// ``UIMenu/choose(_:)``, which dismisses the menu. ``dismissMenu()`` and the next menu dismiss it,
/// too.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction, MenuInteraction {
  /// The delegate, which supplies the menu; not retained.
  public private(set) final weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view to which the interaction was added; nil if there is none.
  public private(set) final weak var view: View?
  /// The menu that is shown; nil if there is none.
  public private(set) final var visibleMenu: UIMenu?
  private var shown: UIEditMenuConfiguration?

  /// Creates an interaction; without a delegate, the menu has the system's own entries.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing by default.
  open func willMove(to view: View?) {}

  /// Sets ``view``.
  open func didMove(to view: View?) { self.view = view }

  /// Shows the menu for a configuration, after dismissing the menu that is shown.
  ///
  /// Does nothing if the view is not in a window, or if the menu has no entries.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard view?.window != nil, let menu = makeMenu(for: configuration), !menu.leaves.isEmpty
    else { return }
    (visibleMenu, shown) = (menu, configuration)
    menu.interaction = self
    let animator = MenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    animator.run()
  }

  /// Asks the delegate for the entries of the menu again; does nothing if no menu is shown.
  open func reloadVisibleMenu() {
    guard let shown, let menu = makeMenu(for: shown) else { return }
    visibleMenu?.interaction = nil
    visibleMenu = menu
    menu.interaction = self
  }

  /// Dismisses the menu; does nothing if no menu is shown.
  open func dismissMenu() {
    guard let shown else { return }
    visibleMenu?.interaction = nil
    (visibleMenu, self.shown) = (nil, nil)
    let animator = MenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: shown, animator: animator)
    animator.run()
  }

  /// Has no effect, because the menu is not drawn.
  open func updateVisibleMenuPosition(animated: Bool) {}

  private func makeMenu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    let suggested = UIMenuController.edits(from: World.current.responders.first, for: self)
      .map { UICommand(title: $0.title, action: $0.action.selector) }
    return delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggested) ?? UIMenu(children: suggested)
  }
}
