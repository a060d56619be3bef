public import Foundation

/// A step from one screen to another.
///
/// There are no storyboards: a client or a test makes the segue.
@preconcurrency @MainActor open class StoryboardSegue: NSObject {
  /// The name of the segue.
  public final let identifier: String?
  /// The screen that the step begins at.
  public final let source: ViewController
  /// The screen that the step leads to.
  public final let destination: ViewController
  private let handler: (() -> Void)?

  /// Creates a segue, which subclasses perform.
  public init(identifier: String?, source: ViewController, destination: ViewController) {
    (self.identifier, self.source, self.destination, handler) = (
      identifier, source, destination, nil
    )
    super.init()
  }

  /// Creates a segue that is performed by a closure.
  public init(
    identifier: String?, source: ViewController, destination: ViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = performHandler
    super.init()
  }

  /// Makes the step: calls the closure that the segue was created with.
  open func perform() { handler?() }
}
