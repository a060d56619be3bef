/// A tab bar controller's tabs: what it holds, what is selected, what it shows.
package struct TabNode: Hashable, Sendable {
  package internal(set) var machine = ReentrancyGuard(TabMachine())
  package let owner: ControllerID
  /// From the first to the last.
  package internal(set) var tabs: TabSet
  /// The tabs after the change under way; the tabs themselves if there is none.
  package internal(set) var target: TabSet
  /// The tabs before the change on the way.
  private var before = TabSet()
  /// The controller whose view is in the tab bar controller's view.
  package private(set) var shown: ControllerID?
  private var isDisplayed = false
  /// The controllers that got `willMove(toParent:)` and not yet `didMove`, in order of the tabs.
  package internal(set) var entering: [ControllerID] = []
  package internal(set) var leaving: [ControllerID] = []
  package internal(set) var transition: TransitionID?
  /// Changes in the order in which they were asked for (N-105).
  package internal(set) var waiting: [Request] = []

  init(owner: ControllerID, tabs: TabSet) {
    (self.owner, self.tabs, target) = (owner, tabs, tabs)
  }

  /// Whether a change has to wait (N-105).
  var isBusy: Bool { machine.state != .resting || machine.openLists > 0 }

  /// The tabs once the change on the way and everything that waits have been carried out.
  var intended: TabSet {
    waiting.reduce(target) { tabs, request in
      guard case .tab(let operation, _) = request.kind else { return tabs }
      return operation.result(on: tabs)
    }
  }

  /// Whether what is shown is the selected one.
  package var display: TabMachine.Display {
    isDisplayed && shown == tabs.selected ? .current : .stale
  }

  /// Whether the change on the way takes the place of what is shown, be it nothing.
  var isSeen: Bool { isDisplayed && shown != target.selected }

  mutating func show(_ controller: ControllerID?) { (shown, isDisplayed) = (controller, true) }

  mutating func plan(_ operation: TabOperation) {
    before = tabs
    target = operation.result(on: tabs)
    entering = target.controllers.filter { !tabs.controllers.contains($0) }
    leaving = tabs.controllers.filter { !target.controllers.contains($0) }
  }

  /// After a canceled interaction: the controllers that have entered leave again (N-101a, T-13).
  mutating func takeBack() {
    (tabs, target) = (before, before)
    (entering, leaving) = ([], entering)
  }

  /// A controller has left the tabs by itself: they are what a set without it would make of them
  /// (C-2a).
  mutating func lose(_ controller: ControllerID) {
    before = before.without(controller)
    tabs = tabs.without(controller)
    target = target.without(controller)
    entering.removeAll { $0 == controller }
    leaving.removeAll { $0 == controller }
  }
}

/// The controllers of a tab bar controller, and which of them is selected; none is if there are
/// none.
package struct TabSet: Hashable, Sendable {
  package internal(set) var controllers: [ControllerID] = []
  package internal(set) var selected: ControllerID?

  fileprivate func without(_ controller: ControllerID) -> TabSet {
    TabOperation.set(controllers.filter { $0 != controller }).result(on: self)
  }
}

/// The request of an operation on tabs.
package enum TabOperation: Hashable, Sendable {
  case select(ControllerID)
  case set([ControllerID])

  /// The controllers that are to be among the tabs afterwards, whether or not they are already.
  package var newcomers: [ControllerID] {
    switch self {
    case .select: []
    case .set(let controllers): controllers
    }
  }

  /// The tabs afterwards: a set keeps the selected controller, else the selected place, else it
  /// takes the first.
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
  @MainActor package func describe(to state: any StateVisitor) {
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
