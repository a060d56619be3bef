public import Foundation
public import Presentation

/// A storyboard whose screens a test supplies, because storyboard files are not supported.
@preconcurrency @MainActor public final class UIStoryboard: NSObject {
  /// The name of the storyboard.
  public let name: String

  /// Creates the storyboard with a name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Supplies a screen of a storyboard in the current world.
  ///
  /// - Parameters:
  ///   - storyboard: The name of the storyboard.
  ///   - identifier: The identifier of the screen; nil for the initial screen.
  ///   - make: A closure that creates the controller.
  public static func supply(
    _ storyboard: String, _ identifier: String? = nil, _ make: @escaping () -> ViewController
  ) {
    screens.makers[SuppliedScreens.Key(storyboard: storyboard, identifier: identifier)] = make
  }

  /// Returns the controller that a test has supplied for the initial screen; if there is none,
  /// reports the call and returns nil.
  public func instantiateInitialViewController() -> ViewController? { made(nil) }

  /// Returns the controller that a test has supplied for a screen; if there is none, reports the
  /// call and returns a plain controller.
  public func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    made(identifier) ?? ViewController(identifier)
  }

  private func made(_ identifier: String?) -> ViewController? {
    let key = SuppliedScreens.Key(storyboard: name, identifier: identifier)
    if let make = Self.screens.makers[key] {
      let controller = make()
      controller.awakeFromNib()
      return controller
    }
    let screen = identifier.map { "the screen \($0)" } ?? "an initial screen"
    World.current.reportNotModelled(
      "The test has not supplied \(screen) of the storyboard \(name).",
      advice: "Call UIStoryboard.supply(\"\(name)\", ...) in the test.")
    return nil
  }

  private static var screens: SuppliedScreens { World.current.attachment { SuppliedScreens() } }
}

/// The screens that tests have supplied in one world.
@MainActor private final class SuppliedScreens {
  struct Key: Hashable {
    let storyboard: String
    let identifier: String?
  }

  var makers: [Key: () -> ViewController] = [:]
}
