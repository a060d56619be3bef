// The delegates of exported plans: they record what UIKit asks them and tells them.
//
// Written by "present export --uikit". Public UIKit only.
import UIKit

/// Makes a presentation controller for a presented controller and its presenter.
typealias PresentationMaker = (UIViewController, UIViewController?) -> UIPresentationController

/// A transitioning delegate of a plan.
final class PlannedTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let part: PlannedPart
  private let make: PresentationMaker?

  init(of part: PlannedPart, _ make: PresentationMaker?) {
    (self.part, self.make) = (part, make)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let isAsked = !PlanRecorder.shared.receivers.isEmpty || presented.isKnown
    if isAsked { part.note("presentationController(forPresented)", as: ".delegate") }
    return make?(presented, presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    part.note("animationController(forPresented)", as: ".delegate")
    return part.coming?.object
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    part.note("animationController(forDismissed)", as: ".delegate")
    return (part.going ?? part.coming)?.object
  }
}

/// A transitioning delegate of a plan that also says what drives; not to have the methods is
/// another thing than to answer nil.
final class PlannedInteractiveTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let part: PlannedPart
  private let plain: PlannedTransition

  init(of part: PlannedPart, _ make: PresentationMaker?) {
    (self.part, plain) = (part, PlannedTransition(of: part, make))
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    plain.presentationController(forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    plain.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    plain.animationController(forDismissed: dismissed)
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    part.note("interactionControllerForPresentation", as: ".delegate")
    part.interaction = part.comingInteraction
    return part.interaction
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    part.note("interactionControllerForDismissal", as: ".delegate")
    part.interaction = part.drivesGoing
    return part.interaction
  }
}

/// An adaptive delegate of a plan.
final class PlannedDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private unowned let part: PlannedPart
  private let mayDismiss: Bool

  init(of part: PlannedPart, mayDismiss: Bool) {
    (self.part, self.mayDismiss) = (part, mayDismiss)
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    hear("presentationControllerShouldDismiss", .shouldDismiss)
    return mayDismiss
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    hear("presentationControllerWillDismiss", .willDismiss)
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    hear("presentationControllerDidDismiss", .didDismiss)
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    hear("presentationControllerDidAttemptToDismiss", .didAttemptToDismiss)
  }

  private func hear(_ event: String, _ moment: PlannedMoment) {
    part.note(event, as: ".delegate")
    part.play(moment)
  }
}

/// A delegate of a stack that is told what is shown.
final class PlannedStackDelegate: NSObject, UINavigationControllerDelegate {
  private unowned let part: PlannedPart

  init(of part: PlannedPart) { self.part = part }

  func navigationController(
    _ stack: UINavigationController, willShow shown: UIViewController, animated: Bool
  ) { part.hearShow("willShow", shown, animated, .willShow) }

  func navigationController(
    _ stack: UINavigationController, didShow shown: UIViewController, animated: Bool
  ) { part.hearShow("didShow", shown, animated, .didShow) }
}

/// A delegate of a stack that also animates.
final class PlannedAnimatingStackDelegate: NSObject, UINavigationControllerDelegate {
  private unowned let part: PlannedPart

  init(of part: PlannedPart) { self.part = part }

  func navigationController(
    _ stack: UINavigationController, willShow shown: UIViewController, animated: Bool
  ) { part.hearShow("willShow", shown, animated, .willShow) }

  func navigationController(
    _ stack: UINavigationController, didShow shown: UIViewController, animated: Bool
  ) { part.hearShow("didShow", shown, animated, .didShow) }

  func navigationController(
    _ stack: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from old: UIViewController, to new: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let isPush = operation == .push
    let names = "from: \(old.planName ?? "?"), to: \(new.planName ?? "?")"
    part.note("animationControllerFor(\(isPush ? "push" : "pop"), \(names))", as: ".delegate")
    part.interaction = isPush ? part.comingInteraction : part.drivesGoing
    return (isPush ? part.coming : part.going ?? part.coming)?.object
  }

  func navigationController(
    _ stack: UINavigationController,
    interactionControllerFor animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    part.note("interactionControllerFor", as: ".delegate")
    return part.interaction
  }
}

/// A delegate of tabs that is asked and told of taps.
final class PlannedTabsDelegate: NSObject, UITabBarControllerDelegate {
  private unowned let part: PlannedPart
  private let maySelect: Bool

  init(of part: PlannedPart, maySelect: Bool) { (self.part, self.maySelect) = (part, maySelect) }

  func tabBarController(
    _ tabs: UITabBarController, shouldSelect tab: UIViewController
  ) -> Bool { part.mayTap(tab, maySelect) }

  func tabBarController(_ tabs: UITabBarController, didSelect tab: UIViewController) {
    part.hearTap(tab)
  }
}

/// A delegate of tabs that also animates.
final class PlannedAnimatingTabsDelegate: NSObject, UITabBarControllerDelegate {
  private unowned let part: PlannedPart
  private let maySelect: Bool

  init(of part: PlannedPart, maySelect: Bool) { (self.part, self.maySelect) = (part, maySelect) }

  func tabBarController(
    _ tabs: UITabBarController, shouldSelect tab: UIViewController
  ) -> Bool { part.mayTap(tab, maySelect) }

  func tabBarController(_ tabs: UITabBarController, didSelect tab: UIViewController) {
    part.hearTap(tab)
  }

  func tabBarController(
    _ tabs: UITabBarController,
    animationControllerForTransitionFrom old: UIViewController, to new: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let names = "from: \(old.planName ?? "?"), to: \(new.planName ?? "?")"
    part.note("animationControllerForTransition(\(names))", as: ".delegate")
    return part.coming?.object
  }

  func tabBarController(
    _ tabs: UITabBarController,
    interactionControllerFor animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    part.note("interactionControllerFor", as: ".delegate")
    part.interaction = part.comingInteraction
    return part.interaction
  }
}

extension PlannedPart {
  /// What drives the way back: that of the dismissal's animator, or of the only one.
  fileprivate var drivesGoing: PlannedInteraction? {
    going == nil ? comingInteraction : goingInteraction
  }

  fileprivate func hearShow(
    _ event: String, _ shown: UIViewController, _ animated: Bool, _ moment: PlannedMoment
  ) {
    note("\(event)(\(shown.planName ?? "?")\(animated ? ", animated" : ""))", as: ".delegate")
    play(moment)
  }

  fileprivate func mayTap(_ tab: UIViewController, _ maySelect: Bool) -> Bool {
    note("shouldSelect(\(tab.planName ?? "?"))", as: ".delegate")
    play(.shouldSelect)
    return maySelect
  }

  fileprivate func hearTap(_ tab: UIViewController) {
    note("didSelect(\(tab.planName ?? "?"))", as: ".delegate")
    play(.didSelect)
  }
}
