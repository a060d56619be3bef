/// The traits of controllers and views before a change, in the order of the calls (P-88a).
///
/// A controller is followed by its views, its children, and the controller that it presents. The
/// views that belong to none of these controllers, such as a dimming view, come last.
@MainActor struct TraitSurvey {
  private var old: [(environment: any TraitEnvironment, traits: TraitCollection)] = []
  /// The traits of loaded controllers, and of their views, that are outside the window.
  private var absent: [MissedTraits] = []
  /// Whether objects outside the window are told of the change, too.
  private var includesAbsent = false
  /// The traits before callbacks that may have adapted a presentation, see ``Window/oldTraits``, or
  /// before the changes that objects outside the window have missed.
  private var known: [ObjectIdentifier: MissedTraits] = [:]
  /// The objects that have been surveyed, each of which lives until the change.
  private var seen: Set<ObjectIdentifier> = []
  /// The window that remembers the changes that objects outside of it miss (P-88c).
  private weak var window: Window?

  /// Surveys a window, and all controllers and views in it.
  ///
  /// The key window also determines the traits of the controllers that have no place in any window,
  /// such as a popped controller that the app keeps (P-88c).
  init(ofAllIn window: Window) {
    self.window = window
    known = window.oldTraits
    note(window)
    if let root = window.rootViewController { add(root) }
    addViews(in: window)
    guard let world = window.owner, world.keyWindow === window else { return }
    for controller in world.controllers where controller.windowOfPlace == nil { add(controller) }
  }

  /// Surveys a controller, and the controllers and views inside it.
  ///
  /// - Parameter includingAbsent: Whether the controllers and views are told of the change even if
  ///   the controller's view is in no window.
  init(of controller: ViewController, includingAbsent: Bool = false) {
    begin(in: controller.windowOfPlace, includingAbsent, from: controller.loadedView)
    add(controller)
    if let view = controller.loadedView { addViews(in: view) }
  }

  /// Surveys a view, and the controllers and views inside it.
  ///
  /// - Parameter includingAbsent: Whether the controllers and views are told of the change even if
  ///   the view is in no window.
  init(of view: View, includingAbsent: Bool) {
    begin(in: TraitPlace.view(view).window, includingAbsent, from: view)
    addViews(in: view)
  }

  /// Prepares the survey of a view or a controller.
  ///
  /// The key window remembers the changes of objects that have no place in any window. An object
  /// outside the window that is told of the change is also told of the changes it has missed.
  private mutating func begin(in place: Window?, _ includingAbsent: Bool, from view: View?) {
    window = place ?? World.current.keyWindow
    includesAbsent = includingAbsent && view?.window == nil
    guard includesAbsent else { return }
    for missed in window?.missedTraits ?? [] {
      missed.environment.map { known[ObjectIdentifier($0)] = missed }
    }
  }

  /// Makes a change, and tells each surveyed object in the window whose traits have changed, or
  /// each one outside if the survey includes these.
  ///
  /// The window remembers the change for the objects outside of it that are not told.
  func tell(after change: () -> Void) {
    change()
    if includesAbsent { window?.missedTraits.removeAll { $0.isGoneOrAmong(seen) } }
    for (environment, traits) in old { environment.tellTraits(from: traits) }
    window?.remember(absent.filter { $0.environment?.traitCollection != $0.traits })
  }

  /// The surveyed traits, by the objects that have them.
  var traitsByObject: [ObjectIdentifier: MissedTraits] {
    let all = old.map { MissedTraits(environment: $0.environment, traits: $0.traits) } + absent
    let pairs = all.compactMap { missed in
      missed.environment.map { (ObjectIdentifier($0), missed) }
    }
    return Dictionary(pairs, uniquingKeysWith: { $1 })
  }

  private mutating func note(_ environment: any TraitEnvironment) {
    guard seen.insert(ObjectIdentifier(environment)).inserted else { return }
    // An object with the same identifier may have been deallocated meanwhile.
    let earlier = known[ObjectIdentifier(environment)].flatMap { $0.environment == nil ? nil : $0 }
    let traits = earlier?.traits ?? environment.traitCollection
    if !includesAbsent, let view = environment.viewForTraits, view.window == nil {
      absent.append(MissedTraits(environment: environment, traits: traits))
    } else {
      old.append((environment, traits))
    }
  }

  /// Adds a controller, its views, its children, and the controller that it presents.
  ///
  /// A view in another window is left out, because it has the traits of that window. If the
  /// controller's view is in no window, all views inside are added.
  private mutating func add(_ controller: ViewController) {
    let view = controller.loadedView
    if let view, view.window == nil || view.window === window {
      note(controller)
      addOwnViews(view)
    }
    for child in controller.ownChildren { add(child) }
    if let presented = controller.ownPresented {
      if let presentation = presented.ownPresentationController { note(presentation) }
      add(presented)
    }
    if let view, view.window == nil { addViews(in: view) }
  }

  /// Adds a view and the views inside it that belong to no other controller.
  private mutating func addOwnViews(_ view: View) {
    note(view)
    for inside in view.subviews where inside.controller == nil { addOwnViews(inside) }
  }

  /// Adds a view and all views inside it, with their controllers, unless they have been added.
  private mutating func addViews(in view: View) {
    if let presentation = (view as? ContainerView)?.presentation { note(presentation) }
    if let controller = view.controller, !seen.contains(ObjectIdentifier(controller)) {
      add(controller)
    }
    note(view)
    for inside in view.subviews { addViews(in: inside) }
  }
}

/// The traits that an object had before a change that it has not heard, because it was outside the
/// window.
@MainActor struct MissedTraits {
  weak var environment: (any TraitEnvironment)?
  let traits: TraitCollection

  /// Whether the object is one of `objects`, or has been deallocated.
  func isGoneOrAmong(_ objects: Set<ObjectIdentifier>) -> Bool {
    environment.map { objects.contains(ObjectIdentifier($0)) } ?? true
  }

  func isIn(_ window: Window) -> Bool { environment?.viewForTraits?.window === window }
}

extension Window {
  /// Remembers changes of traits that objects outside this window have missed.
  ///
  /// If an object has already missed a change, its older traits are kept.
  final func remember(_ missed: [MissedTraits]) {
    let known = Set(missedTraits.compactMap { $0.environment.map { ObjectIdentifier($0) } })
    missedTraits += missed.filter { missed in
      missed.environment.map { !known.contains(ObjectIdentifier($0)) } ?? false
    }
  }

  /// Tells the objects that have entered this window about the changes they have missed (P-88c).
  final func tellMissedTraits() {
    let heard = missedTraits.filter { $0.isIn(self) }
    missedTraits.removeAll { $0.environment == nil || $0.isIn(self) }
    for change in heard { change.environment?.tellTraits(from: change.traits) }
  }
}

extension TraitEnvironment {
  fileprivate var viewForTraits: View? { self as? View ?? (self as? ViewController)?.loadedView }

  /// Tells this object, and those that listen to it, that its traits have changed, if they differ
  /// from `old`.
  fileprivate func tellTraits(from old: TraitCollection) {
    guard traitCollection != old else { return }
    viewForTraits?.window?.oldTraits[ObjectIdentifier(self)] = nil
    traitCollectionDidChange(old)
    for case let listener as any TraitListener in traitAttachments {
      listener.traitsDidChange(of: self, from: old)
    }
  }

  /// The objects that other modules store with this object.
  fileprivate var traitAttachments: [AnyObject] {
    switch self {
    case let view as View: view.extras?.madeAttachments?.all ?? []
    case let controller as ViewController: controller.madeAttachments?.all ?? []
    case let presentation as PresentationController: presentation.madeAttachments?.all ?? []
    default: []
    }
  }
}
