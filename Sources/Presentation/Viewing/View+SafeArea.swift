import Foundation
import PresentationMotion

extension View {
  /// The value of ``View/safeAreaInsets``, unless the app overrides it.
  final var ownSafeAreaInsets: ViewInsets {
    guard let superview else { return outermostInsets }
    var insets = insideInsets(of: superview, superview.safeAreaInsets)
    let bars = insetsOfBars
    insets.top = max(insets.top, bars.top)
    insets.bottom = max(insets.bottom, bars.bottom)
    if let more = controller?.additionalSafeAreaInsets, more != .zero { insets += more }
    return insets
  }

  /// Returns how far insets of the superview reach into this view.
  final func insideInsets(of superview: View, _ outer: ViewInsets) -> ViewInsets {
    let (frame, room) = (ownFrame, superview.ownBounds)
    // The part of the view that is outside of its superview is not covered by anything.
    func covered(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      max(0, min(inset, inset - distance))
    }
    return ViewInsets(
      top: covered(outer.top, frame.minY - room.minY),
      left: covered(outer.left, frame.minX - room.minX),
      bottom: covered(outer.bottom, room.maxY - frame.maxY),
      right: covered(outer.right, room.maxX - frame.maxX))
  }

  /// Reports changed safe area insets of this view and of its subviews (L-12).
  ///
  /// For each view whose insets have changed, calls the methods about the layout margins (L-18),
  /// and then the view's `safeAreaInsetsDidChange` and its controller's
  /// `viewSafeAreaInsetsDidChange`. Skips each subview that waits for its layout, because that
  /// layout calls this method.
  final func noticeSafeArea() {
    guard isInWindow else { return }
    if let controller, controller.additionalSafeAreaInsets != .zero { window?.hasInsets = true }
    guard handleOfWindow?.hasInsets == true else { return }
    let insets = safeAreaInsets
    guard insets != extras?.knownSafeAreaInsets ?? .zero else { return }
    madeExtras.knownSafeAreaInsets = insets
    if insetsLayoutMarginsFromSafeArea { tellMarginsChanged() }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    for subview in subviews where !subview.needsLayout { subview.noticeSafeArea() }
  }
}
