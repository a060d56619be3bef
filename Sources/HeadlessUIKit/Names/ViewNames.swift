public import Presentation

/// UIKit's name for `View`: a rectangle on the screen with subviews.
public typealias UIView = View

/// UIKit's name for `Window`: the root of a view hierarchy.
public typealias UIWindow = Window

/// UIKit's name for `ViewColor`: a color with red, green, blue and alpha.
public typealias UIColor = ViewColor

/// UIKit's name for `ViewInsets`: distances from the four sides of a rectangle.
public typealias UIEdgeInsets = ViewInsets

/// UIKit's name for `ViewEvent`: an event that is passed to touch methods and to hit tests.
public typealias UIEvent = ViewEvent

/// UIKit's name for `LayoutPriority`: the priority of a constraint.
public typealias UILayoutPriority = LayoutPriority

/// UIKit's name for `SemanticContentAttribute`: the direction of a view's contents.
public typealias UISemanticContentAttribute = SemanticContentAttribute

/// UIKit's name for `TraitCollection`: the traits to which controllers and views adapt.
public typealias UITraitCollection = TraitCollection

/// UIKit's name for `TraitEnvironment`: an object with traits.
public typealias UITraitEnvironment = TraitEnvironment

/// UIKit's name for `TraitOverrides`: traits that replace the inherited ones.
public typealias UITraitOverrides = TraitOverrides

/// UIKit's name for `TraitCollection.SizeClass`: a coarse measure of a width or a height.
public typealias UIUserInterfaceSizeClass = TraitCollection.SizeClass

/// UIKit's name for `InterfaceOrientation`: the orientation of a window.
public typealias UIInterfaceOrientation = InterfaceOrientation

/// Core Animation's name for `Layer`: the layer of a view, or a layer without a view.
public typealias CALayer = Layer

/// Core Animation's name for `LayerDelegate`: an object that supplies the actions of a layer.
public typealias CALayerDelegate = LayerDelegate

/// Core Animation's name for `LayerAction`: an object that reacts to the change of a layer's
/// property, for example with an animation.
public typealias CAAction = LayerAction

/// Core Animation's name for `Layer.Corners`: the set of a layer's rounded corners.
public typealias CACornerMask = Layer.Corners
