import Foundation
import PresentationMotion

/// The methods that pass a change of the size or the traits to children and presented controllers
/// (P-85 to P-88).
extension ViewController {
  /// Records a new size and calls `viewWillTransition(to:with:)`.
  ///
  /// If the size is unchanged and the window does not rotate, `viewWillTransition(to:with:)` is not
  /// called (P-86). The controller that this controller presents may still get a new size.
  final func hear(_ size: CGSize, _ coordinator: any ViewControllerTransitionCoordinator) {
    let known = toldSize ?? loadedView?.bounds.size
    toldSize = size
    guard size != known || !coordinator.targetTransform.isIdentity else {
      return passOnToPresented(nil, coordinator)
    }
    record(.sizeTransition(width: size.width, height: size.height))
    viewWillTransition(to: size, with: coordinator)
  }

  /// Calls `willTransition(to:with:)` with the traits that this controller will have.
  ///
  /// If these are its old traits, because overrides or a narrow presentation hide the change, the
  /// method is not called (P-88b). The controller that this controller presents may still get new
  /// traits.
  ///
  /// - Parameters:
  ///   - traits: The new traits around this controller.
  ///   - old: The old traits, if an adaptation has already changed them; otherwise nil.
  final func hear(
    _ traits: TraitCollection, _ coordinator: any ViewControllerTransitionCoordinator,
    since old: TraitCollection? = nil
  ) {
    let (overrides, upcoming) = (allTraitOverrides, ownPlace.upcomingTraits)
    let own = upcoming ?? overrides.replacing(in: traits)
    if upcoming != nil || overrides != TraitOverrides(), own == old ?? traitCollection {
      return passOnToPresented(traits, coordinator)
    }
    record(.traitTransition(own))
    willTransition(to: own, with: coordinator)
  }

  final func passOn(_ size: CGSize, _ coordinator: any ViewControllerTransitionCoordinator) {
    for child in ownChildren {
      child.hear(
        self.size(forChildContentContainer: child, withParentContainerSize: size), coordinator)
    }
    passOnToPresented(size, coordinator)
  }

  final func passOn(
    _ traits: TraitCollection, _ coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in ownChildren { child.hear(traits, coordinator) }
    passOnToPresented(traits, coordinator)
  }

  /// Passes a new size on to the presentation of the controller that this controller presents.
  ///
  /// - Parameter size: The new size of this controller; nil if its size does not change.
  private func passOnToPresented(
    _ size: CGSize?, _ coordinator: any ViewControllerTransitionCoordinator
  ) {
    guard let presentation = ownPresented?.ownPresentationController,
      let size = presentation.upcomingContainerSize ?? size
    else { return }
    presentation.viewWillTransition(to: size, with: coordinator)
  }

  /// Passes new traits on to the presentation of the controller that this controller presents.
  private func passOnToPresented(
    _ traits: TraitCollection, _ coordinator: any ViewControllerTransitionCoordinator
  ) {
    guard let presentation = ownPresented?.ownPresentationController else { return }
    presentation.willTransition(to: presentation.upcomingTraits ?? traits, with: coordinator)
  }

  /// Sets the preferred content size, and tells the controllers around this one.
  final func prefer(_ size: CGSize) {
    guard size != ownPreferredSize else { return }
    let stack = followingStack
    let surveys = [
      traits(beforePreferring: size),
      stack.flatMap { $0.traits(beforePreferring: $0.addingBars(to: size)) },
    ]
    ownPreferredSize = size
    preferredContentSizeChanged()
    stack?.preferredContentSizeChanged()
    for survey in surveys { survey?.tell {} }
  }

  /// The stack whose preferred content size follows that of this controller (P-91a).
  private var followingStack: NavigationController? {
    guard let stack = ownParent as? NavigationController, stack.ownPreferredSize == .zero,
      stack.topViewController === self
    else { return nil }
    return stack
  }

  /// The preferred content size of a stack that has none of its own; otherwise zero (P-91a).
  final var preferredSizeOfTop: CGSize {
    guard let stack = self as? NavigationController else { return .zero }
    let sizes = stack.viewControllers.reversed().lazy.map(\.preferredContentSize)
    return sizes.first { $0 != .zero }.map(stack.addingBars) ?? .zero
  }

  /// Surveys the traits inside the presentation of this controller, if a preferred content size
  /// makes a form sheet or a popover narrow or wide (P-88a).
  private func traits(beforePreferring size: CGSize) -> TraitSurvey? {
    guard let presentation = ownPresentationController, presentation.relation != nil,
      presentation.changesWidthClass(preferring: size),
      let view = presentation.manager.presentedView
    else { return nil }
    return TraitSurvey(of: view, includingAbsent: false)
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
