extension Admission {
  /// The result of the check whether a controller may become a child or the root of a window.
  ///
  /// The cases are checked in this order, and the first case that applies is the result (P-101,
  /// C-1a).
  package enum Entry: Hashable, Sendable, CaseIterable {
    case crossesWorlds
    case rootGetsParent
    case presentedGetsParent
    /// The new parent is the controller itself, a descendant of the controller, or a controller
    /// that a descendant presents.
    case entersItself
    /// The view of the controller is inside the view of a controller other than the new parent.
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

  /// The facts that decide whether a controller may become a child or the root of a window.
  package struct EntryFacts: Hashable, Sendable {
    package enum Place: Hashable, Sendable, CaseIterable {
      /// A parent, which may be a navigation or tab bar controller.
      case parent
      case window
    }

    package let place: Place
    /// Whether the controller or a descendant belongs to another world (simulated app) than the new
    /// parent or window.
    package var crossesWorlds = false
    /// Whether the controller is the root of a window.
    ///
    /// If the controller is about to become the root of a window, only other windows count.
    package var isRoot = false
    /// Whether the controller is presented, is about to be presented, or is still being dismissed.
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
  /// Decides whether a controller may become a child or the root of a window.
  ///
  /// The caller then either makes the change or reports an issue.
  package func judge(
    _ facts: Admission.EntryFacts
  ) -> (row: Row<Admission.Effect>, entry: Admission.Entry) {
    let entry = Admission.Entry(facts)
    return (admission(Admission.row(for: entry)), entry)
  }

  /// Returns whether the controller itself, and not only one of its ancestors, is presented
  /// (P-101).
  ///
  /// The result is true from the acceptance of the `present` request until the last callback of the
  /// dismissal has returned.
  package func isPresented(_ id: ControllerID) -> Bool {
    guard let node = controllers[id] else { return false }
    return node.presentingLink != nil || node.isBeingPresented || node.isBeingDismissed
      || admittedLink(of: id) != nil
  }

  /// Returns the controller that presents the controller `id`; nil if `id` itself is not presented.
  ///
  /// The presenter is known as soon as the `present` request is accepted.
  package func presenter(of id: ControllerID) -> ControllerID? {
    (controllers[id]?.presentingLink ?? admittedLink(of: id)).flatMap { links[$0]?.presenter }
  }

  /// Returns the accepted presentation of `id` while `presentingViewController` is still nil.
  ///
  /// This is the case while the delegate is being asked for an animator.
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
