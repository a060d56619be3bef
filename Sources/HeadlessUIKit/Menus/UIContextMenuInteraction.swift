public import Foundation
public import Presentation

/// A menu that opens when the user presses a view for a while.
///
/// A test opens the menu with ``openMenu(at:)``. Fingers do not open the menu.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The delegate, which supplies the menu; not retained.
  public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view to which the interaction was added; nil if there is none.
  public private(set) final weak var view: View?

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
  /// `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`.
  ///
  /// Does nothing if the delegate supplies no configuration, or while a transition turns user
  /// interaction off (P-66a).
  public final func tapPreview(at location: CGPoint) {
    view?.tapPreview(of: { menu(at: location) }) { menu, animator in
      delegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }
  }

  /// Simulates that the user opens the menu by pressing a point of the view.
  ///
  /// The test can choose an entry with ``UIMenu/choose(_:)``.
  ///
  /// - Returns: The menu; nil if the delegate supplies no menu. The result is also nil while a
  ///   transition turns user interaction off (P-66a).
  public final func openMenu(at location: CGPoint) -> UIMenu? {
    view?.openMenu { menu(at: location) }
  }

  private func menu(at location: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
  }
}
