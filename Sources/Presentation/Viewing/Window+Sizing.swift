public import Foundation
import PresentationMotion

/// A window that turns, or changes its size (P-84 to P-88).
extension Window {
  /// Turns the window.
  ///
  /// In the call, from the root inwards and then to what is presented: `willTransition(to:with:)`
  /// if the traits change (P-88), `viewWillTransition(to:with:)` (P-85), the new size and layout,
  /// and what was registered beside it. Completions follow after
  /// ``SystemBehavior/rotationDuration``. During a modal transition it waits for the end (P-84).
  public final func rotate(to orientation: InterfaceOrientation) {
    let old = pending?.orientation ?? interfaceOrientation
    guard orientation != old else { return }
    let size = pending?.size ?? bounds.size
    let turned = CGSize(width: size.height, height: size.width)
    change(
      to: Sizing(
        size: orientation.isPortrait == old.isPortrait ? size : turned, orientation: orientation))
  }

  /// Changes the window's size, as when it shares the screen with other windows.
  ///
  /// It is like a rotation without animation; a controller whose size does not change gets no
  /// callback (P-86).
  public final func resize(to size: CGSize) {
    guard size.width.isFinite, size.height.isFinite, size != (pending?.size ?? bounds.size) else {
      return
    }
    change(to: Sizing(size: size, orientation: pending?.orientation ?? interfaceOrientation))
  }

  /// A change of a window's size.
  struct Sizing {
    let size: CGSize
    let orientation: InterfaceOrientation
  }

  /// A modal transition has ended (P-84).
  final func changeSizeIfPending() {
    guard let pending, owner?.isInModalTransition == false else { return }
    self.pending = nil
    perform(pending)
  }

  private func change(to sizing: Sizing) {
    guard owner?.isInModalTransition == true else { return perform(sizing) }
    pending = sizing
  }

  private func perform(_ sizing: Sizing) {
    guard let owner else { return }
    let turn = sizing.orientation.angle - interfaceOrientation.angle
    interfaceOrientation = sizing.orientation
    let transition = SizeTransition(
      of: self, by: turn,
      over: turn == 0 || !owner.areAnimationsEnabled ? .zero : owner.system.rotationDuration)
    owner.use {
      if isVisible, let root = rootViewController {
        let traits = TraitCollection(of: sizing.size)
        if traits != traitCollection { root.hear(traits, transition.coordinator) }
        root.hear(sizing.size, transition.coordinator)
      }
      transition.run { [self] in
        bounds = CGRect(origin: bounds.origin, size: sizing.size)
        center = CGPoint(x: sizing.size.width / 2, y: sizing.size.height / 2)
        layoutIfNeeded()
      }
    }
  }
}
