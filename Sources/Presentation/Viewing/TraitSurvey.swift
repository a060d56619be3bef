/// The traits of controllers and views before a change, in the order of the calls (P-88a).
@MainActor struct TraitSurvey {
  private var old: [(environment: any TraitEnvironment, traits: TraitCollection)] = []
  /// The traits of loaded controllers, and of their views, that are outside the window.
  private var absent: [MissedTraits] = []
  /// Whether objects outside the window are told of the change, too.
  private var includesAbsent = false
  /// The traits before callbacks that may have adapted a presentation, see ``Window/oldTraits``.
  private var known: [ObjectIdentifier: MissedTraits] = [:]

  /// Surveys a window, and all controllers and views in it.
  init(ofAllIn window: Window) {
    known = window.oldTraits
    note(window)
    if let root = window.rootViewController { add(root, in: window, withPresented: true) }
  }

  /// Surveys a controller, and the controllers and views inside it, if its view is loaded and is in
  /// a window.
  ///
  /// - Parameter includingAbsent: Whether the view may be in no window.
  init(of controller: ViewController, includingAbsent: Bool = false) {
    guard let view = controller.loadedView, view.window != nil || includingAbsent else { return }
    includesAbsent = view.window == nil
    add(controller, in: view.window, withPresented: false)
  }

  /// Surveys a view, and the controllers and views inside it, if it is in a window.
  ///
  /// - Parameter includingAbsent: Whether the view may be in no window.
  init(of view: View, includingAbsent: Bool) {
    includesAbsent = view.window == nil
    if !includesAbsent || includingAbsent { add(view) }
  }

  /// Makes a change, and tells each surveyed object in the window whose traits have changed, or
  /// each one outside if the survey includes these.
  ///
  /// - Returns: The old traits of the objects outside the window whose traits have changed.
  @discardableResult func tell(after change: () -> Void) -> [MissedTraits] {
    change()
    for (environment, traits) in old { environment.tellTraits(from: traits) }
    return absent.filter { $0.environment?.traitCollection != $0.traits }
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
    // An object with the same identifier may have been deallocated meanwhile.
    let earlier = known[ObjectIdentifier(environment)].flatMap { $0.environment == nil ? nil : $0 }
    let traits = earlier?.traits ?? environment.traitCollection
    if !includesAbsent, let view = environment.viewForTraits, view.window == nil {
      absent.append(MissedTraits(environment: environment, traits: traits))
    } else {
      old.append((environment, traits))
    }
  }

  private mutating func add(
    _ controller: ViewController, in window: Window?, withPresented: Bool
  ) {
    if let view = controller.loadedView, view.window == nil || view.window === window {
      note(controller)
      addViews(view)
    }
    for child in controller.ownChildren { add(child, in: window, withPresented: withPresented) }
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

/// The traits that an object had before a change that it has not heard, because it was outside the
/// window.
@MainActor struct MissedTraits {
  weak var environment: (any TraitEnvironment)?
  let traits: TraitCollection

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
    default: []
    }
  }
}
