public import Foundation
import Presentation

/// A system of menus: the main menu of the app, or the context menus.
///
/// A test reads the entries of the main menu with ``menu`` and chooses them with
/// ``UIMenu/choose(_:)``. The keys of its commands work with `UIApplication.shared.press(_:_:)`.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The system of the app's main menu, in the current world (the simulated system of one test).
  public static var main: UIMenuSystem { MenuSystems.current.main }
  /// The system of the context menus; its ``menu`` is built like the main menu, but never shown.
  public static var context: UIMenuSystem { MenuSystems.current.context }

  private var built: UIMenu?

  override init() { super.init() }

  /// The menu, which is built when it is needed for the first time.
  ///
  /// `buildMenu(with:)` of the application and of its delegate are called, in this order.
  public final var menu: UIMenu {
    if let built { return built }
    let builder = MenuTree(of: self)
    built = builder.root
    let application = UIApplication.shared
    application.buildMenu(with: builder)
    (application.delegate as? UIResponder)?.buildMenu(with: builder)
    built = builder.root
    return builder.root
  }

  /// Builds the menu again when it is needed the next time.
  open func setNeedsRebuild() { built = nil }

  /// Has no effect, because commands are validated when they are performed.
  open func setNeedsRevalidate() {}
}

/// The menu systems of one world.
@MainActor private final class MenuSystems {
  let main = UIMenuSystem(), context = UIMenuSystem()

  static var current: MenuSystems { World.current.attachment { MenuSystems() } }
}
