/// A callback of one of a plan's controllers, written as `Editor.viewDidAppear`.
package struct PlanCallback: Hashable, Sendable, CustomStringConvertible {
  /// The callbacks of a controller inside which a plan can perform steps.
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
    /// The completion of a `present` call that presents the controller, or of a `dismiss` call on
    /// the controller.
    case completion
    /// The callback of the presentation controller at the beginning of the presentation.
    case presentationWillBegin = "presentation.presentationTransitionWillBegin"
    /// The callback of the presentation controller after the presentation.
    case presentationDidEnd = "presentation.presentationTransitionDidEnd"
    /// The callback of the presentation controller at the beginning of the dismissal.
    case dismissalWillBegin = "presentation.dismissalTransitionWillBegin"
    /// The callback of the presentation controller after the dismissal.
    case dismissalDidEnd = "presentation.dismissalTransitionDidEnd"
    /// The adaptive delegate's decision whether the user may dismiss the controller.
    case shouldDismiss = "delegate.presentationControllerShouldDismiss"
    /// The callback of the adaptive delegate at the beginning of a dismissal by the user.
    case willDismiss = "delegate.presentationControllerWillDismiss"
    /// The callback of the adaptive delegate after a dismissal by the user.
    case didDismiss = "delegate.presentationControllerDidDismiss"
    /// The callback of the adaptive delegate after the user could not dismiss the controller,
    /// because the dismissal was refused.
    case didAttemptToDismiss = "delegate.presentationControllerDidAttemptToDismiss"
    /// The callback of a stack's delegate before a controller is shown.
    case willShow = "delegate.willShow"
    /// The callback of a stack's delegate after a controller was shown.
    case didShow = "delegate.didShow"
    /// The decision of a tab bar controller's delegate whether a tap may select a tab.
    case shouldSelect = "delegate.shouldSelect"
    /// The callback of a tab bar controller's delegate after a tap has selected a tab.
    case didSelect = "delegate.didSelect"

    /// The feature that a controller needs in order to receive this callback.
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

  /// A regular expression that matches the names of all callbacks.
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

  /// The callback as text in the form `Editor.viewDidAppear`.
  package var description: String { "\(controller).\(moment.rawValue)" }
}
