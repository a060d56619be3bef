public import Foundation
public import Presentation

/// A sheet for sharing, presented as a plain controller; activities are reported once
/// (`notModelled`).
@preconcurrency @MainActor open class UIActivityViewController: ViewController {
  /// The shared items.
  public final let activityItems: [Any]
  /// Called by ``complete(_:)``, with whether something was shared.
  public final var completionWithItemsHandler: ((_ completed: Bool) -> Void)?

  /// Creates a sheet that shares some items.
  public init(activityItems: [Any], applicationActivities: [Any]? = nil) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
    worldToReport.reportOnce(
      "UIActivityViewController", "An activity controller is presented as a plain controller.",
      advice: "Call complete(_:) for what the user does.")
  }

  /// Not supported: there are no archives without a screen.
  ///
  /// Answers nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// A test's finger: chooses an activity, or closes the sheet; the sheet is dismissed, and then
  /// the handler is called.
  public final func complete(_ completed: Bool) {
    let handler = completionWithItemsHandler
    presentingViewController?.dismiss(animated: true) { handler?(completed) }
  }
}
