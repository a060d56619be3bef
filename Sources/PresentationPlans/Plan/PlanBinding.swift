package import Presentation
package import PresentationTesting

/// A value that a plan declares, and the controller that presents what it asks for.
///
/// The presenting begins when that controller's view has loaded, as in an app.
package struct PlanBinding: Hashable, Sendable {
  /// The presented content, which decides the type of the value.
  package enum Contents: Hashable, Sendable {
    /// The controller that is presented while a Bool is true.
    case whileTrue(String)
    /// The controllers of an item, by its key.
    case byKey([String: String])
  }

  /// Its name in steps, expectations and traces: neither a controller's nor a fact's.
  package var name: String
  /// The controller that presents.
  package var presenter: String
  /// The presented content.
  package var contents: Contents
  /// The value at first: false or null, unless the plan says.
  package var value: PlanValue
  /// The binding whose value this one shares; nil if it has its own.
  package var shared: String?
  /// Whether presentations and dismissals are animated.
  package var isAnimated = true
  /// The time at which the value is updated after dismissals that it did not ask for.
  package var writeBack = WriteBack.willDismiss
  /// The position of its name in the file.
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
  /// The item's keys; nil for a Bool.
  var keys: Set<String>? {
    switch self {
    case .whileTrue: nil
    case .byKey(let controllers): Set(controllers.keys)
    }
  }
}
