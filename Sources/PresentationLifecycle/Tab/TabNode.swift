/// The tabs of a tab bar controller: its controllers, the selected controller and the shown
/// controller.
package struct TabNode: Hashable, Sendable {
  package internal(set) var machine = ReentrancyGuard(TabMachine())
  package let owner: ControllerID
  /// The controllers in the order of the tabs, with the selected controller.
  package internal(set) var tabs: TabSet
  /// The tabs after the running change; equal to `tabs` if no change is running.
  package internal(set) var target: TabSet
  /// The tabs before the running change.
  private var before = TabSet()
  /// The controller whose view is in the tab bar controller's view.
  package private(set) var shown: ControllerID?
  private var isDisplayed = false
  /// The controllers that were sent `willMove(toParent:)` but not yet `didMove`, in tab order.
  package internal(set) var entering: [ControllerID] = []
  package internal(set) var leaving: [ControllerID] = []
  package internal(set) var transition: TransitionID?
  /// The waiting changes, in the order in which they were requested (N-105).
  package internal(set) var waiting: [Request] = []

  init(owner: ControllerID, tabs: TabSet) {
    (self.owner, self.tabs, target) = (owner, tabs, tabs)
  }

  /// Whether a new change of the tabs has to wait (N-105).
  var isBusy: Bool { machine.state != .resting || machine.openLists > 0 }

  /// The tabs after the running change and all waiting changes.
  var intended: TabSet {
    waiting.reduce(target) { tabs, request in
      guard case .tab(let operation, _) = request.kind else { return tabs }
      return operation.result(on: tabs)
    }
  }

  /// Whether the shown controller is the selected controller.
  package var display: TabMachine.Display {
    isDisplayed && shown == tabs.selected ? .current : .stale
  }

  /// Whether the planned change replaces or removes the controller that is shown.
  var isSeen: Bool { isDisplayed && shown != target.selected }

  mutating func show(_ controller: ControllerID?) { (shown, isDisplayed) = (controller, true) }

  mutating func plan(_ operation: TabOperation) {
    before = tabs
    target = operation.result(on: tabs)
    entering = target.controllers.filter { !tabs.controllers.contains($0) }
    leaving = tabs.controllers.filter { !target.controllers.contains($0) }
  }

  /// Restores the tabs and the selection after a canceled change; added controllers leave again
  /// (N-101a, T-13).
  mutating func takeBack() {
    (tabs, target) = (before, before)
    (entering, leaving) = ([], entering)
  }

  /// Removes a controller that has left the tab bar controller without a change of the tabs, for
  /// example with `removeFromParent()`.
  ///
  /// The removal has the effect of setting the tabs without this controller (C-2a).
  mutating func lose(_ controller: ControllerID) {
    before = before.without(controller)
    tabs = tabs.without(controller)
    target = target.without(controller)
    entering.removeAll { $0 == controller }
    leaving.removeAll { $0 == controller }
  }
}

/// The controllers of a tab bar controller, and the selected controller.
///
/// Without controllers, `selected` is nil.
package struct TabSet: Hashable, Sendable {
  package internal(set) var controllers: [ControllerID] = []
  package internal(set) var selected: ControllerID?

  fileprivate func without(_ controller: ControllerID) -> TabSet {
    TabOperation.set(controllers.filter { $0 != controller }).result(on: self)
  }
}

/// A change of a tab bar controller: of its selection or of all its controllers.
package enum TabOperation: Hashable, Sendable {
  case select(ControllerID)
  case set([ControllerID])

  /// The controllers that the operation `set` names, including controllers that are tabs already.
  package var newcomers: [ControllerID] {
    switch self {
    case .select: []
    case .set(let controllers): controllers
    }
  }

  /// Returns the tabs after the operation.
  ///
  /// The operation `set` keeps the selected controller if the new tabs contain this controller.
  /// Otherwise, `set` selects the new controller at the same index. If there is no such index,
  /// `set` selects the first controller.
  package func result(on tabs: TabSet) -> TabSet {
    switch self {
    case .select(let controller): TabSet(controllers: tabs.controllers, selected: controller)
    case .set(let new): TabSet(controllers: new, selected: selection(from: tabs, in: new))
    }
  }

  private func selection(from old: TabSet, in new: [ControllerID]) -> ControllerID? {
    guard let selected = old.selected, let place = old.controllers.firstIndex(of: selected) else {
      return new.first
    }
    return new.contains(selected) ? selected : new.indices.contains(place) ? new[place] : new.first
  }
}

extension TabNode: DescribesState {
  @MainActor package func describe(to state: inout StateWriter) {
    state.add("machine", machine)
    state.add("owner", owner)
    state.add("tabs", tabs)
    state.add("target", target)
    state.add("before", before)
    state.add("shown", shown)
    state.add("displayed", isDisplayed)
    state.add("entering", entering)
    state.add("leaving", leaving)
    state.add("transition", transition)
    state.add("waiting", waiting)
  }
}
