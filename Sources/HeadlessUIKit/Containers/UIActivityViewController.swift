public import Foundation
public import Presentation

/// A controller for sharing items, without visible contents.
///
/// The list of activities is not modeled. Creating an activity controller is reported once as the
/// issue `notModelled`. A test simulates the user's choice with ``complete(_:activityType:)``. When
/// the user dismisses the controller with a gesture, ``completionWithItemsHandler`` is called
/// without an activity.
@preconcurrency @MainActor
open class UIActivityViewController: ViewController, ClosureHolder, UserDismissalObserving {
  /// The items to share.
  public final let activityItems: [Any]
  /// A closure that is called when the user has chosen an activity or has canceled sharing.
  ///
  /// The arguments are the kind of the activity, whether the items were shared, the items that an
  /// app extension returned, and an error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  /// The handler that ``complete(_:activityType:)`` and the user's dismissal call.
  public final var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The kinds of activity that are not offered; the value is stored but has no effect.
  @exclusivity(unchecked) public var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a controller that shares items; the argument `applicationActivities` has no effect.
  public init(activityItems: [Any], applicationActivities: [UIActivity]? = nil) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
    worldToReport.reportOnce(
      "UIActivityViewController", "An activity controller is presented as a plain controller.",
      advice: "Call complete(_:) for what the user does.")
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  package final var closureName: String { "its completionWithItemsHandler" }

  package final func releaseClosure() { completionWithItemsHandler = nil }

  package final func userDidDismiss() { completionWithItemsHandler?(nil, false, nil, nil) }

  /// Simulates that the user chooses an activity (true) or cancels sharing (false).
  ///
  /// The method dismisses the controller. After the dismissal, the method calls
  /// `completionWithItemsHandler` with the arguments of this method, without items and without an
  /// error. If the controller is not presented, the method has no effect.
  public final func complete(_ completed: Bool, activityType: UIActivity.ActivityType? = nil) {
    let handler = completionWithItemsHandler
    presentingViewController?.dismiss(animated: true) {
      handler?(activityType, completed, nil, nil)
    }
  }
}
