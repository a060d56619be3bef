public import Foundation

/// A segue from one controller to another.
///
/// Because there are no storyboards, the app or a test creates the segue.
@preconcurrency @MainActor open class StoryboardSegue: NSObject {
  /// The name that was passed to the initializer of this segue; nil if none was passed.
  public final let identifier: String?
  /// The controller at which the segue begins.
  public final let source: ViewController
  /// The controller to which the segue leads.
  public final let destination: ViewController
  private let handler: (() -> Void)?

  /// Creates a segue without a closure; a subclass overrides `perform()`.
  public init(identifier: String?, source: ViewController, destination: ViewController) {
    (self.identifier, self.source, self.destination, handler) = (
      identifier, source, destination, nil
    )
    super.init()
  }

  /// Creates a segue that calls a closure when it is performed.
  public init(
    identifier: String?, source: ViewController, destination: ViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = performHandler
    super.init()
  }

  /// Performs the segue: calls the closure of the initializer, if there is one.
  open func perform() { handler?() }
}
