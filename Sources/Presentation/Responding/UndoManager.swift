#if !canImport(ObjectiveC)
  public import Foundation

  /// A list of operations that undo changes of the app's data.
  ///
  /// The app registers an operation with each change. ``undo()`` performs the operations of the
  /// last group. The operations that are registered meanwhile form a group for ``redo()``.
  ///
  /// On Apple platforms, Foundation declares this class.
  @preconcurrency @MainActor open class UndoManager: NSObject {
    /// Whether the operations of one turn of the run loop form a group; true by default.
    ///
    /// If false, the app must begin a group before it registers an operation.
    open var groupsByEvent = true
    /// The largest number of groups that can be undone; 0 for no limit.
    open var levelsOfUndo = 0 {
      didSet { limit() }
    }
    /// Whether ``undo()`` is running.
    open private(set) var isUndoing = false
    /// Whether ``redo()`` is running.
    open private(set) var isRedoing = false
    /// The number of groups that were begun and not ended.
    open var groupingLevel: Int { begun.count }
    /// Whether operations are registered.
    open var isUndoRegistrationEnabled: Bool { stops == 0 }
    private var stops = 0
    private var begun: [Group] = []
    /// The turn of the clock in which ``registerUndo(withTarget:handler:)`` began the open group;
    /// nil if the app began the group.
    private var turn: Int?
    private var undone: [Group] = []
    private var redone: [Group] = []

    private struct Operation {
      weak var target: AnyObject?
      let perform: () -> Void
    }

    private struct Group {
      var name = ""
      var operations: [Operation] = []
    }

    /// Creates a list without operations.
    public override init() {
      super.init()
    }

    /// Registers an operation that undoes a change.
    ///
    /// The target is not retained, and is passed to `handler`. A target that was deallocated is
    /// skipped. An operation that is registered while neither ``undo()`` nor ``redo()`` is running
    /// removes the groups that could be redone.
    open func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      beginGroupOfTurn()
      guard !begun.isEmpty else {
        return World.current.reportNotModelled(
          "UndoManager: an operation was registered outside of a group, which raises an exception.",
          advice: "Call beginUndoGrouping() first, or set groupsByEvent to true.")
      }
      if !isUndoing, !isRedoing { redone.removeAll() }
      begun[begun.count - 1].operations.append(
        Operation(target: target) { [weak target] in
          if let target { handler(target) }
        })
    }

    private func beginGroupOfTurn() {
      guard groupsByEvent, !isUndoing, !isRedoing else { return }
      let now = World.current.clock.turn
      if let turn, turn != now { closeGroupOfTurn() }
      guard begun.isEmpty else { return }
      turn = now
      begun.append(Group())
    }

    private func closeGroupOfTurn() {
      guard turn != nil, begun.count == 1 else { return }
      endUndoGrouping()
    }

    /// Begins a group, which may be inside another group.
    open func beginUndoGrouping() {
      if begun.isEmpty { beginGroupOfTurn() }
      begun.append(Group())
    }

    /// Ends the group that was begun last.
    open func endUndoGrouping() {
      guard let group = begun.popLast() else { return }
      if !begun.isEmpty {
        begun[begun.count - 1].operations += group.operations
        if !group.name.isEmpty { begun[begun.count - 1].name = group.name }
        return
      }
      turn = nil
      guard !group.operations.isEmpty else { return }
      if isUndoing { redone.append(group) } else { undone.append(group) }
      limit()
    }

    private func limit() {
      guard levelsOfUndo > 0 else { return }
      undone.removeFirst(max(0, undone.count - levelsOfUndo))
      redone.removeFirst(max(0, redone.count - levelsOfUndo))
    }

    /// Whether there are operations to undo.
    open var canUndo: Bool { !undone.isEmpty || begun.contains { !$0.operations.isEmpty } }

    /// Whether there are operations to redo.
    open var canRedo: Bool { !redone.isEmpty }

    /// Performs the operations of the last group, the last operation first.
    open func undo() {
      closeGroupOfTurn()
      undoNestedGroup()
    }

    /// Performs the operations of the last group, as ``undo()``, without ending the group of the
    /// turn.
    open func undoNestedGroup() {
      guard let group = undone.popLast() else { return }
      isUndoing = true
      perform(group)
      isUndoing = false
    }

    /// Reverses the last ``undo()``.
    open func redo() {
      closeGroupOfTurn()
      guard let group = redone.popLast() else { return }
      isRedoing = true
      perform(group)
      isRedoing = false
    }

    private func perform(_ group: Group) {
      begun.append(Group(name: group.name))
      for operation in group.operations.reversed() { operation.perform() }
      endUndoGrouping()
    }

    /// Removes all operations.
    open func removeAllActions() {
      (undone, redone, begun, turn, stops) = ([], [], [], nil, 0)
    }

    /// Removes the operations of a target.
    open func removeAllActions(withTarget target: Any) {
      let target = target as AnyObject
      func remaining(_ groups: [Group]) -> [Group] {
        groups.map { group in
          Group(
            name: group.name, operations: group.operations.filter { $0.target !== target })
        }
      }
      undone = remaining(undone).filter { !$0.operations.isEmpty }
      redone = remaining(redone).filter { !$0.operations.isEmpty }
      begun = remaining(begun)
    }

    /// Stops registering operations, until ``enableUndoRegistration()`` was called as often.
    open func disableUndoRegistration() { stops += 1 }

    /// Reverses one call of ``disableUndoRegistration()``.
    open func enableUndoRegistration() { stops = max(0, stops - 1) }

    /// Sets the name of the current group, or of the last group if there is no current group.
    open func setActionName(_ actionName: String) {
      if !begun.isEmpty {
        begun[begun.count - 1].name = actionName
      } else if !undone.isEmpty {
        undone[undone.count - 1].name = actionName
      }
    }

    /// The name of the group that ``undo()`` would undo; empty if it has no name.
    open var undoActionName: String { (begun.first ?? undone.last)?.name ?? "" }

    /// The name of the group that ``redo()`` would redo; empty if it has no name.
    open var redoActionName: String { redone.last?.name ?? "" }

    /// The title of a menu entry for ``undo()``, in English.
    open var undoMenuItemTitle: String { title("Undo", undoActionName) }

    /// The title of a menu entry for ``redo()``, in English.
    open var redoMenuItemTitle: String { title("Redo", redoActionName) }

    private func title(_ verb: String, _ name: String) -> String {
      name.isEmpty ? verb : "\(verb) \(name)"
    }
  }
#endif
