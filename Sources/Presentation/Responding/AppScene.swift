/// A part of the app's user interface, which the system shows and hides as a whole.
///
/// The module `HeadlessUIKit`, which calls the class `UIScene`, declares the members of scenes.
@preconcurrency @MainActor open class AppScene: Responder {
  /// The ``World`` of the scene; nil if the world was deallocated.
  package final weak var world: World?
  /// The objects that other modules store with the scene.
  package final let attachments = Attachments()

  package init(in world: World) {
    self.world = world
    super.init()
  }

  /// The application.
  open override var next: Responder? { (world as? any SceneOwner)?.responder(after: self) }
}
