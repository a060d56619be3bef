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
    let known = toldSize ?? loadedView?.bounds.size
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
    for child in ownChildren {
      child.hear(
        self.size(forChildContentContainer: child, withParentContainerSize: size), coordinator)
    }
    ownPresented?.ownPresentationController?.viewWillTransition(to: size, with: coordinator)
  }

  final func passOn(
    _ traits: TraitCollection, _ coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in ownChildren {
      let overrides = child.allTraitOverrides, own = overrides.replacing(in: traits)
      if overrides != TraitOverrides(), own == child.traitCollection { continue }
      child.hear(own, coordinator)
    }
    ownPresented?.ownPresentationController?.willTransition(to: traits, with: coordinator)
  }

  final func preferredContentSizeChanged() {
    if let ownParent {
      worldToEnter.use { ownParent.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
    guard let presentation = ownPresentationController, presentation.relation != nil else { return }
    presentation.hook(.preferredContentSizeDidChange)
    presentation.placeAtPreferredSize()
  }
}
