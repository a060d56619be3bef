import Synchronization

/// An object of the model that replaces a class of UIKit: a view or a view controller.
///
/// Members that UIKit's classes do not have, and whose names an app may need, are declared for this
/// protocol. So a subclass of an app can declare members of its own with the same names, such as
/// `name`. The attribute `@_disfavoredOverload` makes the compiler prefer the subclass's member.
@preconcurrency @MainActor public protocol ModelObject: AnyObject {}

extension View: ModelObject {}
extension ViewController: ModelObject {}

extension ModelObject where Self: View {
  /// The name of the view in a printed view tree; empty if no name was set.
  @_disfavoredOverload public nonisolated var name: String { givenName.load()?.text ?? "" }

  /// Sets the view's name if the view has no name yet, and returns the view.
  @_disfavoredOverload @discardableResult public func named(_ name: String) -> Self {
    if !name.isEmpty { _ = givenName.storeIfNil(GivenName(name)) }
    return self
  }

  /// The controller whose `view` is this view; nil if there is none.
  @_disfavoredOverload public var controller: ViewController? { (self as View).controller }
}

extension ModelObject where Self: ViewController {
  /// The name that was passed to the initializer; nil if none was passed.
  @_disfavoredOverload public nonisolated var givenName: String? {
    (self as ViewController).givenName
  }

  /// The name that the trace of a test prints for this controller.
  ///
  /// The first existing name is used: the name passed to `init(_:)`, the `restorationIdentifier`,
  /// the nib's name, or the `title`. If none exists, the name is the type and a number.
  ///
  /// The name does not change after the controller has joined a ``World``, for example because it
  /// has got a window. If another controller of the world already uses the name, a number is
  /// appended, for example `Editor #2`.
  @_disfavoredOverload public var name: String {
    membership?.name ?? chosenName ?? String(describing: type(of: self))
  }

  /// The ``World`` to which this controller belongs; nil if there is none, or if the world has
  /// ended.
  ///
  /// A world owns the clock, the windows and the controllers of one run, for example of one test.
  /// A controller joins a world when it first gets a window, a presentation or a parent in that
  /// world.
  @_disfavoredOverload public var world: World? { (self as ViewController).world }

  /// A retained ``ViewController/transitioningDelegate``; setting it also sets the presentation
  /// style `custom`.
  @_disfavoredOverload public var customTransition: (any ViewControllerTransitioningDelegate)? {
    get { (self as ViewController).customTransition }
    set { (self as ViewController).customTransition = newValue }
  }

  /// Reports a misuse that a custom transition has detected, with this controller as the subject.
  ///
  /// - Parameters:
  ///   - code: The kind of the misuse.
  ///   - rule: The number of the rule that is broken, such as "P-43"; empty if there is none.
  ///   - advice: The advice on what to do instead.
  ///   - message: Returns the message; the argument is the printed name of this controller.
  @_disfavoredOverload public func report(
    _ code: PresentationIssue.Code, rule: String = "", advice: String, _ message: (String) -> String
  ) {
    let issue = PresentationIssue(code, rule: rule, message(printed), advice: advice)
    (world ?? .current).report(issue, at: subject)
  }
}

/// An immutable name.
final class GivenName: Sendable {
  let text: String

  init(_ text: String) { self.text = text }
}
