/// A callback of one of a plan's controllers, written `Editor.viewDidAppear`.
package struct PlanCallback: Hashable, Sendable, CustomStringConvertible {
  /// The callbacks that a plan can act in.
  package enum Moment: String, CaseIterable, Sendable {
    /// The view has been made.
    case viewDidLoad
    /// The view is about to appear.
    case viewWillAppear
    /// The view is in the window and has its size.
    case viewIsAppearing
    /// The view has appeared.
    case viewDidAppear
    /// The view is about to disappear.
    case viewWillDisappear
    /// The view has disappeared.
    case viewDidDisappear
    /// The completion of a `present` of the controller, or of a `dismiss` that it received.
    case completion
    /// The presentation controller is told that the presentation begins.
    case presentationWillBegin = "presentation.presentationTransitionWillBegin"
    /// The presentation controller is told that the presentation has ended.
    case presentationDidEnd = "presentation.presentationTransitionDidEnd"
    /// The presentation controller is told that the dismissal begins.
    case dismissalWillBegin = "presentation.dismissalTransitionWillBegin"
    /// The presentation controller is told that the dismissal has ended.
    case dismissalDidEnd = "presentation.dismissalTransitionDidEnd"
    /// The adaptive delegate is asked whether the user may dismiss.
    case shouldDismiss = "delegate.presentationControllerShouldDismiss"
    /// The adaptive delegate is told that the user's dismissal begins.
    case willDismiss = "delegate.presentationControllerWillDismiss"
    /// The adaptive delegate is told that the user's dismissal has ended.
    case didDismiss = "delegate.presentationControllerDidDismiss"
    /// The adaptive delegate is told that the user's attempt was refused.
    case didAttemptToDismiss = "delegate.presentationControllerDidAttemptToDismiss"
    /// A stack's delegate is told which controller is about to be shown.
    case willShow = "delegate.willShow"
    /// A stack's delegate is told which controller is shown.
    case didShow = "delegate.didShow"
    /// The delegate of tabs is asked whether a tap may select.
    case shouldSelect = "delegate.shouldSelect"
    /// The delegate of tabs is told that a tap has selected.
    case didSelect = "delegate.didSelect"

    /// The requirement on a controller for this callback.
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

  /// The moments, as a regular expression.
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

  /// The controller's name.
  package var controller: String
  /// The callback of the controller.
  package var moment: Moment

  /// Makes a callback.
  package init(controller: String, moment: Moment) {
    self.controller = controller
    self.moment = moment
  }

  /// The callback as a plan writes it.
  package var description: String { "\(controller).\(moment.rawValue)" }
}
