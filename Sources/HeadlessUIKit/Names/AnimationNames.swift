public import Presentation

/// UIKit's name for `ViewPropertyAnimator`: an animator that can be steered.
public typealias UIViewPropertyAnimator = ViewPropertyAnimator

/// UIKit's name for `ViewAnimating`: what can be started and stopped.
public typealias UIViewAnimating = ViewAnimating

/// UIKit's name for `ViewImplicitlyAnimating`: what takes blocks.
public typealias UIViewImplicitlyAnimating = ViewImplicitlyAnimating

/// UIKit's name for `ViewAnimatingState`: what an animator is doing.
public typealias UIViewAnimatingState = ViewAnimatingState

/// UIKit's name for `ViewAnimatingPosition`: where an animator ends.
public typealias UIViewAnimatingPosition = ViewAnimatingPosition

/// UIKit's name for `TimingCurveProvider`: how fast it goes when.
public typealias UITimingCurveProvider = TimingCurveProvider

/// UIKit's name for `TimingCurveType`: which of the two counts.
public typealias UITimingCurveType = TimingCurveType

/// UIKit's name for `CubicTimingParameters`: a Bezier curve.
public typealias UICubicTimingParameters = CubicTimingParameters

/// UIKit's name for `SpringTimingParameters`: a spring.
public typealias UISpringTimingParameters = SpringTimingParameters
