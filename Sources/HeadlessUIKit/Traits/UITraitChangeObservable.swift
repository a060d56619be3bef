public import Presentation

/// An object that calls handlers when its traits change.
@preconcurrency @MainActor public protocol UITraitChangeObservable: TraitEnvironment {
  /// Removes a handler.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Calls a handler whenever one of the given traits has changed (P-88a).
  ///
  /// The handler is called right after `traitCollectionDidChange(_:)`, with this object and the old
  /// traits. The size classes change with the window; other traits change only by
  /// `traitOverrides`.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, TraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    add(handler, for: traits)
  }

  /// Calls a handler whenever one of the given traits has changed (P-88a).
  ///
  /// This form is for a handler that states the type of its first parameter, such as
  /// `{ (self: Self, previousTraitCollection: UITraitCollection) in }`.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Observer: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Observer, TraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    add(handler, for: traits)
  }

  /// Calls a method of `target` whenever one of the given traits has changed.
  ///
  /// The argument of the method, if it has one, is this object. The target is not retained.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = TargetAction(target: target as AnyObject, action: action)
    return registerForTraitChanges(traits) { environment, _ in receiver.send(from: environment) }
  }

  /// Calls a method of this object whenever one of the given traits has changed.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Removes a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registrations?.all.removeAll { $0 === registration }
  }

  private func add<Observer>(
    _ handler: @escaping (Observer, TraitCollection) -> Void, for traits: [UITrait]
  ) -> TraitRegistration {
    let registration = TraitRegistration(traits) { environment, old in
      if let environment = environment as? Observer { handler(environment, old) }
    }
    registrations?.all.append(registration)
    return registration
  }

  private var registrations: TraitRegistrations? {
    switch self {
    case let view as View: view.attachment { TraitRegistrations() }
    case let controller as ViewController:
      controller.attachments.find { TraitRegistrations() }
    case let presentation as PresentationController:
      presentation.attachments.find { TraitRegistrations() }
    default: nil
    }
  }
}

extension View: UITraitChangeObservable {}
extension ViewController: UITraitChangeObservable {}
extension PresentationController: UITraitChangeObservable {}

/// The handlers for changes of the traits of one object.
@MainActor private final class TraitRegistrations: TraitListener {
  var all: [TraitRegistration] = []

  func traitsDidChange(of environment: any TraitEnvironment, from previous: TraitCollection) {
    for registration in all
    where registration.concerns(previous, environment.traitCollection) {
      registration.handler(environment, previous)
    }
  }
}
