public import Presentation

/// UIKit's name for `ViewController`: a screen, or part of one.
public typealias UIViewController = ViewController

/// UIKit's name for `NavigationController`: a stack of controllers.
public typealias UINavigationController = NavigationController

/// UIKit's name for `NavigationControllerDelegate`: the delegate of a stack, which supplies its
/// animators.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate

/// UIKit's name for `PresentationController`: manages one presentation.
public typealias UIPresentationController = PresentationController

/// UIKit's name for `PopoverPresentationController`: presents a popover.
public typealias UIPopoverPresentationController = PopoverPresentationController

/// UIKit's name for `AdaptivePresentationControllerDelegate`: the delegate for adaptation and for
/// dismissals by the user.
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate

/// UIKit's name for `ModalPresentationStyle`: how a controller is presented.
public typealias UIModalPresentationStyle = ModalPresentationStyle

/// UIKit's name for `ModalTransitionStyle`: the way in which a view is presented and dismissed.
public typealias UIModalTransitionStyle = ModalTransitionStyle

/// UIKit's name for `NavigationBar`: the bar of a stack.
public typealias UINavigationBar = NavigationBar

/// UIKit's name for `NavigationItem`: what a controller shows in the bar of its stack.
public typealias UINavigationItem = NavigationItem

/// UIKit's name for `TabBarController`: controllers of which one is selected.
public typealias UITabBarController = TabBarController

/// UIKit's name for `TabBarControllerDelegate`: the delegate for taps on tabs, which supplies the
/// animators of selections.
public typealias UITabBarControllerDelegate = TabBarControllerDelegate

/// UIKit's name for `TabBar`: the bar with the tabs.
public typealias UITabBar = TabBar

/// UIKit's name for `ContentContainer`: an object with a content size.
public typealias UIContentContainer = ContentContainer

/// UIKit's name for what a zoom asks about, when it asks for its source view.
public typealias UIZoomTransitionSourceViewProviderContext = ViewController.Transition.ZoomContext

/// UIKit's name for `SheetPresentationController`: presents a sheet with detents.
public typealias UISheetPresentationController = SheetPresentationController

/// UIKit's name for `SheetPresentationControllerDelegate`: the delegate for changes of a sheet's
/// detent.
public typealias UISheetPresentationControllerDelegate = SheetPresentationControllerDelegate

/// UIKit's name for `SheetDetentContext`: what a custom detent computes its height from.
public typealias UISheetPresentationControllerDetentResolutionContext = SheetDetentContext
