public import Presentation

/// UIKit's name for `ViewPropertyAnimator`: an animator that can be paused and reversed.
public typealias UIViewPropertyAnimator = ViewPropertyAnimator

/// UIKit's name for `ViewAnimating`: an animation that can be started and stopped.
public typealias UIViewAnimating = ViewAnimating

/// UIKit's name for `ViewImplicitlyAnimating`: an animator to which animation blocks can be added.
public typealias UIViewImplicitlyAnimating = ViewImplicitlyAnimating

/// UIKit's name for `ViewAnimatingState`: the state of an animator.
public typealias UIViewAnimatingState = ViewAnimatingState

/// UIKit's name for `ViewAnimatingPosition`: the position at which an animator ends.
public typealias UIViewAnimatingPosition = ViewAnimatingPosition

/// UIKit's name for `TimingCurveProvider`: an object that provides a timing curve.
public typealias UITimingCurveProvider = TimingCurveProvider

/// UIKit's name for `TimingCurveType`: the kind of a timing curve.
public typealias UITimingCurveType = TimingCurveType

/// UIKit's name for `CubicTimingParameters`: a Bezier curve that determines the timing of an
/// animator.
public typealias UICubicTimingParameters = CubicTimingParameters

/// UIKit's name for `SpringTimingParameters`: a spring that determines the timing of an animator.
public typealias UISpringTimingParameters = SpringTimingParameters
