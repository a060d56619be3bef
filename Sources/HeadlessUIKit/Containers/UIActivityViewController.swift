public import Foundation
public import Presentation

/// A sheet for sharing, which is presented as a plain controller; the activities themselves are not
/// modeled, which is reported once (`notModelled`).
@preconcurrency @MainActor open class UIActivityViewController: ViewController {
  /// The items to share.
  public final let activityItems: [Any]
  /// A handler that ``complete(_:)`` calls; its argument tells whether the items were shared.
  public final var completionWithItemsHandler: ((_ completed: Bool) -> Void)?

  /// Creates a sheet that shares several items.
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

  /// Simulates the user's choice of an activity, or the sheet's cancellation: the sheet is
  /// dismissed first, and then the handler is called.
  public final func complete(_ completed: Bool) {
    let handler = completionWithItemsHandler
    presentingViewController?.dismiss(animated: true) { handler?(completed) }
  }
}
