#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit

  extension UIView {
    /// The view to which a ``PresenterProbe`` can be added: this view or its content view.
    ///
    /// A visual effect view raises an exception for subviews outside its content view.
    var probeContainer: UIView { (self as? UIVisualEffectView)?.contentView ?? self }

    /// Whether the view is in a window.
    ///
    /// A hidden window counts as well, because UIKit does not tell views when their window is
    /// shown.
    var isOnScreen: Bool { window != nil }

    /// Calls `body` in the next turn of the main run loop.
    func inNextTurn(_ body: @escaping @MainActor () -> Void) {
      Task { @MainActor in body() }
    }
  }
#endif
