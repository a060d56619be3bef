public import Foundation
public import Presentation

/// A storyboard without a file.
///
/// A test supplies the storyboard's controllers with `supply(_:_:_:)`.
@preconcurrency @MainActor public final class UIStoryboard: NSObject {
  /// The name of the storyboard.
  public let name: String

  /// Creates a storyboard with a name; no file is loaded.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Determines which controller a storyboard returns for an identifier.
  ///
  /// The call has an effect only in the current test.
  ///
  /// - Parameters:
  ///   - storyboard: The name of the storyboard.
  ///   - identifier: The storyboard identifier of the controller; nil for the initial controller.
  ///   - make: A closure that creates the controller.
  public static func supply(
    _ storyboard: String, _ identifier: String? = nil, _ make: @escaping () -> ViewController
  ) {
    screens.makers[SuppliedScreens.Key(storyboard: storyboard, identifier: identifier)] = make
  }

  /// Returns the initial controller that the test has supplied.
  ///
  /// If the test has supplied no initial controller, the method returns nil and reports the issue
  /// `notModelled`.
  public func instantiateInitialViewController() -> ViewController? { made(nil) }

  /// Returns the controller that the test has supplied for an identifier.
  ///
  /// If the test has supplied no controller for the identifier, the method returns a new
  /// `ViewController` without contents and reports the issue `notModelled`.
  public func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    made(identifier) ?? ViewController(identifier)
  }

  /// Returns the controller that the test has supplied for an identifier.
  ///
  /// If the test has supplied no controller for the identifier, the method returns a new
  /// `ViewController` without contents and reports the issue `notModelled`.
  public func instantiateViewController(identifier: String) -> ViewController {
    instantiateViewController(withIdentifier: identifier)
  }

  /// Returns the controller that the test has supplied for an identifier, or the result of
  /// `creator`.
  ///
  /// - If the test has supplied a controller for the identifier, `creator` is not called. If the
  ///   supplied controller does not have the type `Controller`, the method traps.
  /// - If neither the test nor `creator` supplies a controller, the method reports the issue
  ///   `notModelled` and traps.
  public func instantiateViewController<Controller: ViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard let controller = made(identifier, creator) else {
      preconditionFailure(
        "The storyboard \(name) has no \(Controller.self) named \(identifier). In the test, call "
          + "UIStoryboard.supply(\"\(name)\", \"\(identifier)\") { ... } and create one there.")
    }
    return controller
  }

  /// Returns the initial controller that the test has supplied, or the result of `creator`.
  ///
  /// - If the test has supplied an initial controller, `creator` is not called. If the supplied
  ///   controller does not have the type `Controller`, the method returns nil.
  /// - If neither the test nor `creator` supplies a controller, the method reports the issue
  ///   `notModelled` and returns nil.
  public func instantiateInitialViewController<Controller: ViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { made(nil, creator) }

  private func made<Controller: ViewController>(
    _ identifier: String?, _ creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    let key = SuppliedScreens.Key(storyboard: name, identifier: identifier)
    if let creator, Self.screens.makers[key] == nil, let controller = creator(NSCoder()) {
      return prepared(controller)
    }
    return made(identifier) as? Controller
  }

  private func prepared<Controller: ViewController>(_ controller: Controller) -> Controller {
    controller.attachments.find { StoryboardOfController() }.storyboard = self
    controller.awakeFromNib()
    return controller
  }

  private func made(_ identifier: String?) -> ViewController? {
    let key = SuppliedScreens.Key(storyboard: name, identifier: identifier)
    if let make = Self.screens.makers[key] { return prepared(make()) }
    let screen = identifier.map { "the screen \($0)" } ?? "an initial screen"
    World.current.reportNotModelled(
      "The test has not supplied \(screen) of the storyboard \(name).",
      advice: "Call UIStoryboard.supply(\"\(name)\", ...) in the test.")
    return nil
  }

  private static var screens: SuppliedScreens { World.current.attachment { SuppliedScreens() } }
}

/// The controllers that were supplied for storyboards in one world (the simulated system of one
/// test).
@MainActor private final class SuppliedScreens {
  struct Key: Hashable {
    let storyboard: String
    let identifier: String?
  }

  var makers: [Key: () -> ViewController] = [:]
}

extension ViewController {
  /// The storyboard that has created the controller; nil for a controller that was created in code.
  public final var storyboard: UIStoryboard? {
    attachments.find { StoryboardOfController() }.storyboard
  }
}

/// The storyboard of a controller.
@MainActor private final class StoryboardOfController {
  var storyboard: UIStoryboard?
}
