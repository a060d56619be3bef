public import Presentation

/// UIKit's name for `ViewController`: a controller of a screen or of a part of a screen.
public typealias UIViewController = ViewController

/// UIKit's name for `NavigationController`: a stack of controllers.
public typealias UINavigationController = NavigationController

/// UIKit's name for `NavigationControllerDelegate`: the delegate of a navigation controller,
/// which supplies the animators of pushes and pops.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate

/// UIKit's name for `PresentationController`: an object that manages one presentation.
public typealias UIPresentationController = PresentationController

/// UIKit's name for `PopoverPresentationController`: an object that presents a popover.
public typealias UIPopoverPresentationController = PopoverPresentationController

/// UIKit's name for `PopoverPresentationControllerDelegate`: a delegate that is called before a
/// popover is presented.
public typealias UIPopoverPresentationControllerDelegate = PopoverPresentationControllerDelegate

/// UIKit's name for `PopoverPresentationControllerSourceItem`: a view or bar button item at which a
/// popover points.
public typealias UIPopoverPresentationControllerSourceItem = PopoverPresentationControllerSourceItem

/// UIKit's name for `AdaptivePresentationControllerDelegate`: a delegate that chooses the adapted
/// style of a presentation, and allows or prevents dismissals by the user.
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate

/// UIKit's name for `ModalPresentationStyle`: the style in which a controller is presented.
public typealias UIModalPresentationStyle = ModalPresentationStyle

/// UIKit's name for `ModalTransitionStyle`: the animation that presents and dismisses a controller.
public typealias UIModalTransitionStyle = ModalTransitionStyle

/// UIKit's name for `NavigationBar`: the bar of a navigation controller.
public typealias UINavigationBar = NavigationBar

/// UIKit's name for `NavigationItem`: the content of the navigation bar for one controller.
public typealias UINavigationItem = NavigationItem

/// UIKit's name for `TabBarController`: a container of controllers, one of which is selected.
public typealias UITabBarController = TabBarController

/// UIKit's name for `TabBarControllerDelegate`: the delegate of a tab bar controller, which handles
/// taps on tabs and supplies animators.
public typealias UITabBarControllerDelegate = TabBarControllerDelegate

/// UIKit's name for `TabBar`: the bar with the tabs.
public typealias UITabBar = TabBar

/// UIKit's name for `ContentContainer`: an object, such as a view controller, that determines the
/// sizes of contents.
public typealias UIContentContainer = ContentContainer

/// UIKit's name for `ViewController.Transition.ZoomContext`: the argument of the closure that
/// returns the source view of a zoom transition.
public typealias UIZoomTransitionSourceViewProviderContext = ViewController.Transition.ZoomContext

/// UIKit's name for `SheetPresentationController`: an object that presents a sheet with detents.
public typealias UISheetPresentationController = SheetPresentationController

/// UIKit's name for `SheetPresentationControllerDelegate`: a delegate that is called when the
/// selected detent of a sheet changes.
public typealias UISheetPresentationControllerDelegate = SheetPresentationControllerDelegate

/// UIKit's name for `SheetDetentContext`: the values from which a custom detent computes its
/// height.
public typealias UISheetPresentationControllerDetentResolutionContext = SheetDetentContext

/// UIKit's name for `ContentUnavailableState`: the facts from which a controller derives the
/// contents that it shows if it has nothing else to show.
public typealias UIContentUnavailableConfigurationState = ContentUnavailableState
