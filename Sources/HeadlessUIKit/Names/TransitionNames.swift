public import Presentation

/// UIKit's name for `ViewControllerAnimatedTransitioning`: an object that animates a transition.
public typealias UIViewControllerAnimatedTransitioning = ViewControllerAnimatedTransitioning

/// UIKit's name for `ViewControllerInteractiveTransitioning`: an object that drives an interactive
/// transition.
public typealias UIViewControllerInteractiveTransitioning = ViewControllerInteractiveTransitioning

/// UIKit's name for `ViewControllerContextTransitioning`: the context that a transition passes to
/// its animator.
public typealias UIViewControllerContextTransitioning = ViewControllerContextTransitioning

/// UIKit's name for `ViewControllerTransitioningDelegate`: a delegate that supplies the animators
/// and the presentation controller of a presentation.
public typealias UIViewControllerTransitioningDelegate = ViewControllerTransitioningDelegate

/// UIKit's name for `ViewControllerTransitionCoordinator`: an object that runs animations alongside
/// a transition.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator

/// UIKit's name for `ViewControllerTransitionCoordinatorContext`: the state of a transition, which
/// is passed to the blocks of the transition coordinator.
public typealias UIViewControllerTransitionCoordinatorContext =
  ViewControllerTransitionCoordinatorContext

/// UIKit's name for `PercentDrivenInteractiveTransition`: an object that sets the progress of an
/// interactive transition.
public typealias UIPercentDrivenInteractiveTransition = PercentDrivenInteractiveTransition

/// UIKit's name for `TransitionContextViewControllerKey`: the role (`from` or `to`) of a controller
/// in a transition.
public typealias UITransitionContextViewControllerKey = TransitionContextViewControllerKey

/// UIKit's name for `TransitionContextViewKey`: the role (`from` or `to`) of a view in a
/// transition.
public typealias UITransitionContextViewKey = TransitionContextViewKey
