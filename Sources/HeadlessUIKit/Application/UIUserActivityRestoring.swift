public import Presentation

#if canImport(ObjectiveC)
  public import Foundation
#endif

/// An object that can restore an activity of the user, such as the page of a link.
///
/// An app passes these objects to the `restorationHandler` of
/// `application(_:continue:restorationHandler:)`, which a test calls.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
  /// Restores an activity; never called by this package.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension Responder: UIUserActivityRestoring {}
