public import Foundation
public import Presentation

/// A menu that opens when the user presses a view for a while.
///
/// A test opens the menu with ``openMenu(at:)``. Fingers do not open the menu. An open menu ends
/// with the choice of an entry, with a tap on the preview, with ``dismissMenu()``, or when another
/// menu of the interaction is opened. The delegate's
/// `contextMenuInteraction(_:willDisplayMenuFor:animator:)` and
/// `contextMenuInteraction(_:willEndFor:animator:)` are called at the beginning and at the end.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, MenuInteraction {
  /// The delegate, which supplies the menu; not retained.
  public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view to which the interaction was added; nil if there is none.
  public private(set) final weak var view: View?
  private var open: OpenContextMenu?

  /// Creates an interaction with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing by default.
  open func willMove(to view: View?) {}

  /// Sets ``view``.
  open func didMove(to view: View?) { self.view = view }

  /// Simulates that the user presses a point of the view, and then taps the preview.
  ///
  /// Calls the delegate's
  /// `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`, and then ends the
  /// menu.
  ///
  /// Does nothing if the delegate supplies no configuration, or while a transition turns user
  /// interaction off (P-66a).
  public final func tapPreview(at location: CGPoint) {
    openMenu(at: location) { menu in
      let animator = ContextMenuAnimator(of: menu)
      _ = menu.preview
      delegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: menu.configuration, animator: animator)
      animator.run()
      dismissMenu()
    }
  }

  /// Simulates that the user opens the menu by pressing a point of the view.
  ///
  /// The test can choose an entry with ``UIMenu/choose(_:)``, which ends the menu.
  ///
  /// - Returns: The menu; nil if the delegate supplies no menu. The result is also nil while a
  ///   transition turns user interaction off (P-66a).
  public final func openMenu(at location: CGPoint) -> UIMenu? {
    openMenu(at: location) { $0.menu }
  }

  /// Ends the open menu without a choice; does nothing if no menu is open.
  public final func dismissMenu() {
    guard let menu = open else { return }
    open = nil
    menu.menu?.interaction = nil
    let animator = ContextMenuAnimator(of: menu)
    delegate?.contextMenuInteraction(self, willEndFor: menu.configuration, animator: animator)
    animator.run()
  }

  /// Opens the menu at a point, and then calls `body`; returns nil if there is no menu.
  @discardableResult private func openMenu<Result>(
    at location: CGPoint, _ body: (OpenContextMenu) -> Result?
  ) -> Result? {
    guard let view, !view.clientWorld.isIgnoringInteractionEvents else { return nil }
    return view.clientWorld.use {
      dismissMenu()
      guard
        let configuration = delegate?.contextMenuInteraction(
          self, configurationForMenuAtLocation: location)
      else { return nil }
      let menu = OpenContextMenu(configuration)
      open = menu
      menu.menu?.interaction = self
      let animator = ContextMenuAnimator(of: menu)
      delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
      animator.run()
      return body(menu)
    }
  }
}
