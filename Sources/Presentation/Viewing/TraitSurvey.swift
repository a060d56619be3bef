/// The traits of controllers and views before a change, in the order of the calls (P-88a).
@MainActor struct TraitSurvey {
  private var old: [(environment: any TraitEnvironment, traits: TraitCollection)] = []

  /// Surveys a window, and all controllers and views in it.
  init(ofAllIn window: Window) {
    note(window)
    if let root = window.rootViewController { add(root, in: window, withPresented: true) }
  }

  /// Surveys a controller, and the controllers and views inside it.
  init(of controller: ViewController) {
    if let window = controller.viewIfLoaded?.window {
      add(controller, in: window, withPresented: false)
    }
  }

  /// Surveys a view, and the controllers and views inside it.
  init(of view: View) {
    if view.window != nil { add(view) }
  }

  /// Makes a change, and tells each surveyed object whose traits have changed.
  func tell(after change: () -> Void) {
    change()
    for (environment, traits) in old where environment.traitCollection != traits {
      environment.traitCollectionDidChange(traits)
      for case let listener as any TraitListener in environment.traitAttachments {
        listener.traitsDidChange(of: environment, from: traits)
      }
    }
  }

  private mutating func note(_ environment: any TraitEnvironment) {
    old.append((environment, environment.traitCollection))
  }

  private mutating func add(
    _ controller: ViewController, in window: Window, withPresented: Bool
  ) {
    if let view = controller.viewIfLoaded, view.window === window {
      note(controller)
      addViews(view)
    }
    for child in controller.children { add(child, in: window, withPresented: withPresented) }
    guard withPresented, let presented = controller.ownPresented else { return }
    if let presentation = presented.ownPresentationController { note(presentation) }
    add(presented, in: window, withPresented: true)
  }

  /// Adds a view and the views inside it that belong to no other controller.
  private mutating func addViews(_ view: View) {
    note(view)
    for inside in view.subviews where inside.controller == nil { addViews(inside) }
  }

  private mutating func add(_ view: View) {
    if let controller = view.controller { note(controller) }
    note(view)
    for inside in view.subviews { add(inside) }
  }
}

extension TraitEnvironment {
  /// The objects that other modules store with this object.
  fileprivate var traitAttachments: [AnyObject] {
    switch self {
    case let view as View: view.extras?.attachments.all ?? []
    case let controller as ViewController: controller.madeAttachments?.all ?? []
    default: []
    }
  }
}
