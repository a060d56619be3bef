public import Presentation

#if canImport(ObjectiveC)
  public import Foundation
#endif

extension Responder {
  /// The activity of the user in this responder; the value is stored but has no effect.
  ///
  /// Views, view controllers and scenes store the value. In all other responders, it stays nil.
  public final var userActivity: NSUserActivity? {
    get { keptActivity?.activity }
    set { keptActivity?.activity = newValue }
  }

  private var keptActivity: KeptActivity? {
    switch self {
    case let view as View: view.attachment { KeptActivity() }
    case let controller as ViewController: controller.attachments.find { KeptActivity() }
    case let scene as UIScene: scene.activity
    default: nil
    }
  }
}

/// The activity of the user in one responder.
@MainActor final class KeptActivity {
  var activity: NSUserActivity?
}
