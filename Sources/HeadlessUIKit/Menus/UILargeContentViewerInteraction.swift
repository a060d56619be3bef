public import Foundation
public import Presentation

/// An interaction that shows the large contents of a view and of the views inside it; nothing is
/// shown.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view to which the interaction was added; nil if there is none.
  public private(set) final weak var view: View?

  /// Does nothing by default.
  open func willMove(to view: View?) {}

  /// Sets ``view``.
  open func didMove(to view: View?) { self.view = view }
}
