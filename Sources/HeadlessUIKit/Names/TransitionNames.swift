public import Presentation

/// UIKit's name for `ViewControllerAnimatedTransitioning`: an object that animates a transition.
public typealias UIViewControllerAnimatedTransitioning = ViewControllerAnimatedTransitioning

/// UIKit's name for `ViewControllerInteractiveTransitioning`: drives one interactive transition.
public typealias UIViewControllerInteractiveTransitioning = ViewControllerInteractiveTransitioning

/// UIKit's name for `ViewControllerContextTransitioning`: the context that an animator works with.
public typealias UIViewControllerContextTransitioning = ViewControllerContextTransitioning

/// UIKit's name for `ViewControllerTransitioningDelegate`: supplies the animators and the
/// presentation controller of a presentation.
public typealias UIViewControllerTransitioningDelegate = ViewControllerTransitioningDelegate

/// UIKit's name for `ViewControllerTransitionCoordinator`: runs animations alongside a transition.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator

/// UIKit's name for `ViewControllerTransitionCoordinatorContext`: the context of these animations.
public typealias UIViewControllerTransitionCoordinatorContext =
  ViewControllerTransitionCoordinatorContext

/// UIKit's name for `PercentDrivenInteractiveTransition`: drives an animator by a fraction.
public typealias UIPercentDrivenInteractiveTransition = PercentDrivenInteractiveTransition

/// UIKit's name for `TransitionContextViewControllerKey`: the role of a controller in a transition.
public typealias UITransitionContextViewControllerKey = TransitionContextViewControllerKey

/// UIKit's name for `TransitionContextViewKey`: the role of a view in a transition.
public typealias UITransitionContextViewKey = TransitionContextViewKey
