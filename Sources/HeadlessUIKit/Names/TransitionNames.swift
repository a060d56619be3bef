public import Presentation

/// UIKit's name for `ViewControllerAnimatedTransitioning`: animates one transition.
public typealias UIViewControllerAnimatedTransitioning = ViewControllerAnimatedTransitioning

/// UIKit's name for `ViewControllerInteractiveTransitioning`: steers one transition.
public typealias UIViewControllerInteractiveTransitioning = ViewControllerInteractiveTransitioning

/// UIKit's name for `ViewControllerContextTransitioning`: what an animator knows.
public typealias UIViewControllerContextTransitioning = ViewControllerContextTransitioning

/// UIKit's name for `ViewControllerTransitioningDelegate`:
/// supplies what makes a presentation special.
public typealias UIViewControllerTransitioningDelegate = ViewControllerTransitioningDelegate

/// UIKit's name for `ViewControllerTransitionCoordinator`: lets others animate alongside.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator

/// UIKit's name for `ViewControllerTransitionCoordinatorContext`: what those know.
public typealias UIViewControllerTransitionCoordinatorContext =
  ViewControllerTransitionCoordinatorContext

/// UIKit's name for `PercentDrivenInteractiveTransition`: steers an animator by a number.
public typealias UIPercentDrivenInteractiveTransition = PercentDrivenInteractiveTransition

/// UIKit's name for `TransitionContextViewControllerKey`: which end a controller is at.
public typealias UITransitionContextViewControllerKey = TransitionContextViewControllerKey

/// UIKit's name for `TransitionContextViewKey`: which end a view is at.
public typealias UITransitionContextViewKey = TransitionContextViewKey
