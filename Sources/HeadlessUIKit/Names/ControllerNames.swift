public import Presentation

/// UIKit's name for `ViewController`: a screen, or part of one.
public typealias UIViewController = ViewController

/// UIKit's name for `NavigationController`: a stack of controllers.
public typealias UINavigationController = NavigationController

/// UIKit's name for `NavigationControllerDelegate`:
/// hears of a stack, and supplies its animators.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate

/// UIKit's name for `PresentationController`: manages one presentation.
public typealias UIPresentationController = PresentationController

/// UIKit's name for `PopoverPresentationController`: presents a popover.
public typealias UIPopoverPresentationController = PopoverPresentationController

/// UIKit's name for `AdaptivePresentationControllerDelegate`:
/// hears of adaptation and of dismissals by the user.
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate

/// UIKit's name for `ModalPresentationStyle`: how a controller is presented.
public typealias UIModalPresentationStyle = ModalPresentationStyle

/// UIKit's name for `NavigationBar`: the bar of a stack.
public typealias UINavigationBar = NavigationBar
