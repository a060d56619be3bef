import Foundation
import PresentationMotion

/// The methods that pass a change of the size or the traits to children and presented controllers
/// (P-85 to P-88).
extension ViewController {
  /// Records a new size and calls `viewWillTransition(to:with:)`.
  ///
  /// If the size is unchanged and the window does not rotate, `viewWillTransition(to:with:)` is not
  /// called (P-86).
  final func hear(_ size: CGSize, _ coordinator: any ViewControllerTransitionCoordinator) {
    let known = toldSize ?? viewIfLoaded?.bounds.size
    toldSize = size
    guard size != known || !coordinator.targetTransform.isIdentity else { return }
    record(.sizeTransition(width: size.width, height: size.height))
    viewWillTransition(to: size, with: coordinator)
  }

  final func hear(
    _ traits: TraitCollection, _ coordinator: any ViewControllerTransitionCoordinator
  ) {
    record(.traitTransition(traits))
    willTransition(to: traits, with: coordinator)
  }

  final func passOn(_ size: CGSize, _ coordinator: any ViewControllerTransitionCoordinator) {
    for child in children {
      child.hear(
        self.size(forChildContentContainer: child, withParentContainerSize: size), coordinator)
    }
    ownPresented?.ownPresentationController?.viewWillTransition(to: size, with: coordinator)
  }

  final func passOn(
    _ traits: TraitCollection, _ coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children { child.hear(traits, coordinator) }
    ownPresented?.ownPresentationController?.willTransition(to: traits, with: coordinator)
  }

  /// Calls `traitCollectionDidChange` on this controller, on its children and on the controllers
  /// that they present, if their views are in `window` (P-88a).
  final func tellTraitsDidChange(from traits: TraitCollection, in window: Window) {
    if viewIfLoaded?.window === window { traitCollectionDidChange(traits) }
    for child in children { child.tellTraitsDidChange(from: traits, in: window) }
    ownPresented?.tellTraitsDidChange(from: traits, in: window)
  }

  final func preferredContentSizeChanged() {
    if let parent {
      worldToEnter.use { parent.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
    guard let presentation = ownPresentationController, presentation.relation != nil else { return }
    presentation.hook(.preferredContentSizeDidChange)
    presentation.placeAtPreferredSize()
  }
}
