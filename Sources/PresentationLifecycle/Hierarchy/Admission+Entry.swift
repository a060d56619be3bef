extension Admission {
  /// The reasons to refuse a controller in a parent, a stack, tabs or a window, in the order in
  /// which they are checked: the first that holds decides (P-101, C-1a).
  package enum Entry: Hashable, Sendable, CaseIterable {
    case crossesWorlds
    case rootGetsParent
    case presentedGetsParent
    /// The parent is the controller itself, is inside it, or is presented from inside it.
    case entersItself
    /// The view of the controller is inside the view of a controller that is not to be its parent.
    case viewIsElsewhere
    case rootOfAnotherWindow
    case presentedBecomesRoot
    case childBecomesRoot
    case clear

    package init(_ facts: EntryFacts) {
      self =
        switch facts.place {
        case _ where facts.crossesWorlds: .crossesWorlds
        case .parent where facts.isRoot: .rootGetsParent
        case .parent where facts.isPresented: .presentedGetsParent
        case .parent where facts.isAroundPlace: .entersItself
        case .parent where facts.isViewElsewhere: .viewIsElsewhere
        case .window where facts.isRoot: .rootOfAnotherWindow
        case .window where facts.isPresented: .presentedBecomesRoot
        case .window where facts.hasParent: .childBecomesRoot
        case .parent, .window: .clear
        }
    }
  }

  /// Everything that decides whether a controller may enter a place.
  package struct EntryFacts: Hashable, Sendable {
    package enum Place: Hashable, Sendable, CaseIterable {
      /// A parent, a stack or tabs.
      case parent
      case window
    }

    package let place: Place
    /// The controller, or one inside it, belongs to another world than the place.
    package var crossesWorlds = false
    /// It is the root of a window, of another one if the place is a window.
    package var isRoot = false
    /// It is presented, or is about to be, or its dismissal has not ended.
    package var isPresented = false
    package var hasParent = false
    package var isAroundPlace = false
    package var isViewElsewhere = false

    package init(_ place: Place) {
      self.place = place
    }
  }

  package static func row(for entry: Entry) -> Row<Effect> {
    switch entry {
    case .crossesWorlds: EntryRows.crossesWorlds
    case .rootGetsParent: EntryRows.rootGetsParent
    case .presentedGetsParent: EntryRows.presentedGetsParent
    case .entersItself: EntryRows.entersItself
    case .viewIsElsewhere: EntryRows.viewIsElsewhere
    case .rootOfAnotherWindow: EntryRows.rootOfAnotherWindow
    case .presentedBecomesRoot: EntryRows.presentedBecomesRoot
    case .childBecomesRoot: EntryRows.childBecomesRoot
    case .clear: EntryRows.clear
    }
  }

  enum EntryRows {
    static let crossesWorlds = Row<Effect>("enters from another world", "P-101a", [.report])
    static let rootGetsParent = Row<Effect>("a root enters a parent", "P-101", [.raise])
    static let presentedGetsParent = Row<Effect>(
      "a presented controller enters a parent", "P-101", [.raise])
    static let entersItself = Row<Effect>("enters itself", "C-1a", [.report])
    static let viewIsElsewhere = Row<Effect>(
      "enters a parent beside its view", "P-101", [.raise])
    static let rootOfAnotherWindow = Row<Effect>(
      "a root becomes another window's", "P-101a", [.report])
    static let presentedBecomesRoot = Row<Effect>(
      "a presented controller becomes a root", "P-101a", [.report])
    static let childBecomesRoot = Row<Effect>("a child becomes a root", "C-15", [.raise])
    static let clear = Row<Effect>("enters", "C-1 N-2", [.admit])
  }
}

extension Hierarchy {
  /// Judges whether a controller may enter a place; the shell reports, or lets it in.
  package func judge(
    _ facts: Admission.EntryFacts
  ) -> (row: Row<Admission.Effect>, entry: Admission.Entry) {
    let entry = Admission.Entry(facts)
    return (admission(Admission.row(for: entry)), entry)
  }

  /// Whether `id` itself is presented, from its admission to the end of the last callback of its
  /// dismissal (P-101).
  package func isPresented(_ id: ControllerID) -> Bool {
    guard let node = controllers[id] else { return false }
    return node.presentingLink != nil || node.isBeingPresented || node.isBeingDismissed
      || admittedLink(of: id) != nil
  }

  /// The presenter of `id` itself, from its admission on.
  package func presenter(of id: ControllerID) -> ControllerID? {
    (controllers[id]?.presentingLink ?? admittedLink(of: id)).flatMap { links[$0]?.presenter }
  }

  /// A presentation that was admitted and is not linked yet: its delegate is being asked.
  private func admittedLink(of id: ControllerID) -> LinkID? {
    for transition in controllers[id]?.transitions ?? [] {
      for link in transitions[transition]?.links ?? [] where links[link]?.presented == id {
        if links[link]?.isAdmitted == true { return link }
      }
    }
    return nil
  }
}

extension LinkNode {
  fileprivate var isAdmitted: Bool {
    switch machine.state {
    case .choosing(.presenting, _), .scheduled(.presenting, _): true
    case .requested, .asking, .checking, .refused, .choosing(.dismissing, _),
      .scheduled(.dismissing, _), .running, .ending, .presented, .carried, .gone:
      false
    }
  }
}
