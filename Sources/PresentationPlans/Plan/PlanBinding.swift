package import Presentation
package import PresentationTesting

/// A value in a plan, and a controller whose presented content depends on the value.
///
/// For example, the controller presents `Editor` while the value is true. The binding begins when
/// the view of the presenting controller has loaded.
package struct PlanBinding: Hashable, Sendable {
  /// The presented content, which determines the type of the value.
  package enum Contents: Hashable, Sendable {
    /// The name of the controller that is presented while a Bool is true.
    case whileTrue(String)
    /// The key of each item, with the name of the controller that is presented for this item.
    case byKey([String: String])
  }

  /// The name of the binding in steps, expectations and traces.
  ///
  /// No controller, animator or fact of the plan may have this name.
  package var name: String
  /// The name of the presenting controller.
  package var presenter: String
  /// The presented content.
  package var contents: Contents
  /// The initial value; false or null by default.
  package var value: PlanValue
  /// The name of another binding that owns the value; nil if this binding owns its value.
  package var shared: String?
  /// Whether presentations and dismissals are animated.
  package var isAnimated = true
  /// The moment at which the value changes when the user or other code dismisses the content.
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
  /// The names of the controllers that the binding presents.
  var names: [String] {
    switch self {
    case .whileTrue(let name): [name]
    case .byKey(let controllers): controllers.values.sorted()
    }
  }

  /// The keys of the items; nil if the value is a Bool.
  var keys: Set<String>? {
    switch self {
    case .whileTrue: nil
    case .byKey(let controllers): Set(controllers.keys)
    }
  }
}
