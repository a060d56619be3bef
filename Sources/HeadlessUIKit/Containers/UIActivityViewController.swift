public import Foundation
public import Presentation

/// A controller for sharing items, without visible contents.
///
/// The list of activities is not modeled. Creating an activity controller is reported once as the
/// issue `notModelled`. A test simulates the user's choice with ``complete(_:)``.
@preconcurrency @MainActor open class UIActivityViewController: ViewController, ClosureHolder {
  /// The items to share.
  public final let activityItems: [Any]
  /// The handler that ``complete(_:)`` calls; the argument is true if the items were shared.
  public final var completionWithItemsHandler: ((_ completed: Bool) -> Void)?

  /// Creates a controller that shares items; the argument `applicationActivities` has no effect.
  public init(activityItems: [Any], applicationActivities: [Any]? = nil) {
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

  /// Simulates that the user chooses an activity (true) or cancels sharing (false).
  ///
  /// The method dismisses the controller. After the dismissal, the method calls
  /// `completionWithItemsHandler`. If the controller is not presented, the method has no effect.
  public final func complete(_ completed: Bool) {
    let handler = completionWithItemsHandler
    presentingViewController?.dismiss(animated: true) { handler?(completed) }
  }
}
