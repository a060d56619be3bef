public import Presentation

/// UIKit's name for `View`: a view.
public typealias UIView = View

/// UIKit's name for `Window`: a window.
public typealias UIWindow = Window

/// UIKit's name for `ViewColor`: a colour.
public typealias UIColor = ViewColor

/// UIKit's name for `ViewInsets`: distances from four sides.
public typealias UIEdgeInsets = ViewInsets

/// UIKit's name for `ViewEvent`: what hit testing is asked with.
public typealias UIEvent = ViewEvent

/// UIKit's name for `TraitCollection`: what screens adapt to.
public typealias UITraitCollection = TraitCollection

/// UIKit's name for `TraitCollection.SizeClass`: a width or a height, coarsely.
public typealias UIUserInterfaceSizeClass = TraitCollection.SizeClass

/// UIKit's name for `InterfaceOrientation`: how a window stands.
public typealias UIInterfaceOrientation = InterfaceOrientation

/// UIKit's name for `Layer`: a layer.
public typealias CALayer = Layer

/// Core Animation's name for `LayerDelegate`: the delegate of a layer, which supplies its actions.
public typealias CALayerDelegate = LayerDelegate

/// Core Animation's name for `LayerAction`: the reaction of a layer to a change.
public typealias CAAction = LayerAction

/// Core Animation's name for `Layer.Corners`: which corners are round.
public typealias CACornerMask = Layer.Corners
