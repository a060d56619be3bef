/// A callback of one of a plan's controllers, written as `Editor.viewDidAppear`.
package struct PlanCallback: Hashable, Sendable, CustomStringConvertible {
  /// The callbacks in which a plan can perform steps.
  package enum Moment: String, CaseIterable, Sendable {
    /// The view has loaded.
    case viewDidLoad
    /// The view is about to appear.
    case viewWillAppear
    /// The view is in the window and has its final size.
    case viewIsAppearing
    /// The view has appeared.
    case viewDidAppear
    /// The view is about to disappear.
    case viewWillDisappear
    /// The view has disappeared.
    case viewDidDisappear
    /// The completion of a `present` of the controller, or of a `dismiss` that it received.
    case completion
    /// The presentation controller is called at the beginning of the presentation.
    case presentationWillBegin = "presentation.presentationTransitionWillBegin"
    /// The presentation controller is called after the presentation.
    case presentationDidEnd = "presentation.presentationTransitionDidEnd"
    /// The presentation controller is called at the beginning of the dismissal.
    case dismissalWillBegin = "presentation.dismissalTransitionWillBegin"
    /// The presentation controller is called after the dismissal.
    case dismissalDidEnd = "presentation.dismissalTransitionDidEnd"
    /// The adaptive delegate decides whether the user may dismiss.
    case shouldDismiss = "delegate.presentationControllerShouldDismiss"
    /// The adaptive delegate is called at the beginning of the user's dismissal.
    case willDismiss = "delegate.presentationControllerWillDismiss"
    /// The adaptive delegate is called after the user's dismissal.
    case didDismiss = "delegate.presentationControllerDidDismiss"
    /// The adaptive delegate is called after a refused dismissal by the user.
    case didAttemptToDismiss = "delegate.presentationControllerDidAttemptToDismiss"
    /// A stack's delegate is called before a controller is shown.
    case willShow = "delegate.willShow"
    /// A stack's delegate is called after a controller was shown.
    case didShow = "delegate.didShow"
    /// A tab bar controller's delegate decides whether a tap may select a tab.
    case shouldSelect = "delegate.shouldSelect"
    /// A tab bar controller's delegate is called after a tap has selected a tab.
    case didSelect = "delegate.didSelect"

    /// The feature that a controller must have to get this callback.
    var need: Need {
      switch self {
      case .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
        .viewDidDisappear, .completion:
        .nothing
      case .presentationWillBegin, .presentationDidEnd, .dismissalWillBegin, .dismissalDidEnd:
        .customStyle
      case .shouldDismiss, .willDismiss, .didDismiss, .didAttemptToDismiss: .delegate
      case .willShow, .didShow: .stackDelegate
      case .shouldSelect, .didSelect: .tabsDelegate
      }
    }
  }

  /// The names of the callbacks, as a regular expression.
  static var pattern: String {
    Moment.allCases.map { $0.rawValue.replacing(".", with: "\\.") }.joined(separator: "|")
  }

  enum Need {
    case nothing
    case customStyle
    case delegate
    case stackDelegate
    case tabsDelegate
  }

  /// The name of the controller.
  package var controller: String
  /// The callback of the controller.
  package var moment: Moment

  /// Creates a callback.
  package init(controller: String, moment: Moment) {
    self.controller = controller
    self.moment = moment
  }

  /// The callback in the form in which a plan writes it.
  package var description: String { "\(controller).\(moment.rawValue)" }
}
