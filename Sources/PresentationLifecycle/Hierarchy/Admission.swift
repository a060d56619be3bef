/// A decision about a request such as a `present` call: the request is performed, waits, or is
/// refused.
///
/// Each stage of the decision has exactly one result. The result selects a row of the state table,
/// which lists the effects to perform.
package enum Admission {
  /// The situation in which a request is made, or in which a waiting request leaves its queue.
  package enum Arrival: Hashable, Sendable, CaseIterable {
    case present
    case presentWhileRunning
    case dismiss
    case dismissWhileRunning
    case userWhileRunning
    /// A fluid transition is running, which other requests may interrupt.
    ///
    /// The new request completes the fluid transition immediately, and the requested transition
    /// begins in the same turn (N-81, N-84).
    case whileFluid
    case dismissNothing
    case dismissWhileBusy
    case stack
    case stackWhileRunning
    case stackUnchanged
    case popToMissing
    case pushRepeated
    case setRepeated
    case tabs
    case tabsWhileRunning
    case tabsWhileDelivering
    case tabsUnchanged
    case selectMissing
  }

  /// The possible results of checking a `present` request.
  ///
  /// The cases are checked in this order, and the first case that applies is the result (P-39 to
  /// P-45).
  package enum Check: Hashable, Sendable, CaseIterable {
    case hasParent
    case onItself
    case presenterBusy
    case presenterNotInWindow
    case alreadyPresenting
    case presentedElsewhere
    case presentedIsBelow
    case detachedReceiver
    case clear
  }

  package enum Effect: Hashable, Sendable {
    case enqueue
    case completeRunning
    case judgeAgain
    case beginPresent
    case beginDismiss
    case operateStack
    case operateTabs
    /// Pops the stack of the selected tab to its root, after the user has tapped that tab.
    case popSelected
    case tellSelected
    case report
    case raise
    case admit
    case refuse
    case deliverCompletion

    /// Whether the decision about the request is final after this effect.
    var answers: Bool { self != .enqueue && self != .judgeAgain }
  }

  package static func row(for arrival: Arrival) -> Row<Effect> {
    switch arrival {
    case .present: Rows.present
    case .presentWhileRunning: Rows.presentQueued
    case .dismiss: Rows.dismiss
    case .dismissWhileRunning: Rows.dismissQueued
    case .userWhileRunning: Rows.userIgnored
    case .whileFluid: Rows.redirects
    case .dismissNothing: Rows.dismissNothing
    case .dismissWhileBusy: Rows.dismissBusy
    case .stack: Rows.stack
    case .stackWhileRunning: Rows.stackQueued
    case .stackUnchanged: Rows.stackUnchanged
    case .popToMissing: Rows.popToMissing
    case .pushRepeated: Rows.pushRepeated
    case .setRepeated: Rows.setRepeated
    case .tabs: Rows.tabs
    case .tabsWhileRunning: Rows.tabsUnbalanced
    case .tabsWhileDelivering: Rows.tabsQueued
    case .tabsUnchanged: Rows.tabsUnchanged
    case .selectMissing: Rows.selectMissing
    }
  }

  package static func row(for check: Check) -> Row<Effect> {
    switch check {
    case .hasParent: Rows.hasParent
    case .onItself: Rows.onItself
    case .presenterBusy: Rows.presenterBusy
    case .presenterNotInWindow: Rows.presenterNotInWindow
    case .alreadyPresenting: Rows.alreadyPresenting
    case .presentedElsewhere: Rows.presentedElsewhere
    case .presentedIsBelow: Rows.presentedIsBelow
    case .detachedReceiver: Rows.detachedReceiver
    case .clear: Rows.clear
    }
  }

  package static let table: [Row<Effect>] =
    Arrival.allCases.map { row(for: $0) } + Check.allCases.map { row(for: $0) }
    + Entry.allCases.map { row(for: $0) }

  enum Rows {
    static let present = Row<Effect>("present", "P-24", [.beginPresent])
    static let presentQueued = Row<Effect>("present waits", "P-57 P-57a P-119", [.enqueue])
    static let dismiss = Row<Effect>("dismiss", "P-28 P-47", [.beginDismiss])
    static let dismissQueued = Row<Effect>("dismiss waits", "P-57 P-57a P-119", [.enqueue])
    static let userIgnored = Row<Effect>("user input ignored", "P-66")
    static let redirects = Row<Effect>(
      "redirects", "N-81 N-82 N-84", [.completeRunning, .judgeAgain])
    static let dismissNothing = Row<Effect>("nothing to dismiss", "P-49", [.deliverCompletion])
    static let dismissBusy = Row<Effect>(
      "dismiss while in progress", "P-59", [.report, .deliverCompletion])

    static let stack = Row<Effect>("stack operation", "N-2", [.operateStack])
    static let stackQueued = Row<Effect>("stack operation waits", "N-40 N-41", [.enqueue])
    static let stackUnchanged = Row<Effect>("stack unchanged", "N-20 N-21 N-32")
    static let popToMissing = Row<Effect>("pop to a missing controller", "N-23", [.raise])
    static let pushRepeated = Row<Effect>("pushed twice", "N-24", [.raise])
    static let setRepeated = Row<Effect>("set with a repetition", "N-25", [.raise])

    static let tabs = Row<Effect>("change of tabs", "N-100 N-101", [.operateTabs, .tellSelected])
    static let tabsUnbalanced = Row<Effect>(
      "change of tabs during a transition", "N-48 N-105", [.report, .enqueue])
    static let tabsQueued = Row<Effect>("change of tabs waits", "N-105", [.enqueue])
    static let tabsUnchanged = Row<Effect>(
      "tabs unchanged", "N-101 N-104", [.popSelected, .tellSelected])
    static let selectMissing = Row<Effect>("selects a missing tab", "N-101", [.raise])

    static let hasParent = Row<Effect>("presented has a parent", "P-39", [.raise, .refuse])
    static let onItself = Row<Effect>("presented on itself", "P-40", [.raise, .refuse])
    static let presenterBusy = Row<Effect>(
      "presenter in progress", "P-41 P-46", [.report, .refuse])
    static let presenterNotInWindow = Row<Effect>(
      "presenter not in the window", "P-42 P-46", [.report, .refuse])
    static let alreadyPresenting = Row<Effect>(
      "presenter already presenting", "P-43 P-46", [.report, .refuse])
    static let presentedElsewhere = Row<Effect>(
      "presented elsewhere", "P-45", [.raise, .refuse])
    static let presentedIsBelow = Row<Effect>(
      "presented is on screen below", "P-45", [.raise, .refuse])
    static let detachedReceiver = Row<Effect>("receiver detached", "P-44", [.report, .admit])
    static let clear = Row<Effect>("admitted", "P-24", [.admit])
  }
}

extension Request {
  /// Returns whether the call that made the request has ended after the effects of `row`.
  ///
  /// The call of a push, pop, set or change of tabs ends with a final decision about the request.
  /// It does not end if the request waits, or if a second decision follows. For `present` and
  /// `dismiss`, the result is false, because these calls end with their transitions.
  package func isAnswered(by row: Row<Admission.Effect>) -> Bool {
    switch kind {
    case .stack, .tab: row.effects.allSatisfy(\.answers)
    case .present, .dismiss: false
    }
  }
}
