package import Presentation
package import PresentationTesting

/// A value that a plan declares, bound to a controller that presents content for the value.
///
/// The binding begins when the presenting controller's view has loaded, as in an app.
package struct PlanBinding: Hashable, Sendable {
  /// The presented content, which determines the type of the value.
  package enum Contents: Hashable, Sendable {
    /// The name of the controller that is presented while a Bool is true.
    case whileTrue(String)
    /// The names of the controllers that are presented for an item, by the item's key.
    case byKey([String: String])
  }

  /// The name in steps, expectations and traces; it must not be a controller's or a fact's name.
  package var name: String
  /// The name of the presenting controller.
  package var presenter: String
  /// The presented content.
  package var contents: Contents
  /// The initial value; false or null by default.
  package var value: PlanValue
  /// The name of the binding whose value this binding shares; nil for a value of its own.
  package var shared: String?
  /// Whether presentations and dismissals are animated.
  package var isAnimated = true
  /// The time at which the value is updated after a dismissal that the value did not cause.
  package var writeBack = WriteBack.willDismiss
  /// The position of the binding's name in the file.
  package var position: TextPosition

  init(name: String, presenter: String, contents: Contents, position: TextPosition) {
    (self.name, self.presenter, self.contents) = (name, presenter, contents)
    self.position = position
    value =
      switch contents {
      case .whileTrue: .bool(false)
      case .byKey: .key(nil)
      }
  }
}

extension PlanBinding.Contents {
  /// The keys of the items; nil for a Bool.
  var keys: Set<String>? {
    switch self {
    case .whileTrue: nil
    case .byKey(let controllers): Set(controllers.keys)
    }
  }
}
