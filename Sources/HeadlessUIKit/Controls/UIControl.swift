import Foundation
public import Presentation

/// A view that sends the user's actions to its targets.
@preconcurrency @MainActor open class UIControl: View {
  /// A user's action on a control; raw values are UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger is put on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger is lifted inside it: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted beside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Its value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control is tapped, or used in its usual way.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key is tapped.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// Whether it reacts.
  open var isEnabled = true
  /// Whether it is selected.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  private var actions: [(events: Event, action: Action)] = []

  private enum Action {
    case target(TargetAction)
    case closure(UIAction)
  }

  /// Adds a target for the events; it is not retained.
  public final func addTarget(
    _ target: Any?, action: Selector, for controlEvents: Event
  ) {
    let target = TargetAction(target: target.map { $0 as AnyObject }, action: action)
    actions.append((controlEvents, .target(target)))
  }

  /// Calls the action at the events.
  public final func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, .closure(action)))
  }

  /// Forgets an action for the events.
  public final func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll {
      if case .closure(let other) = $0.action {
        return other === action && $0.events == controlEvents
      }
      return false
    }
  }

  /// Sends the actions for one of the events, in the order in which they were added.
  ///
  /// This is a call of the program: it acts also while a transition keeps user interaction off. A
  /// test's finger is `stage.user.tap(_:)` (P-66a). A control that is not enabled sends nothing.
  public final func sendActions(for controlEvents: Event) {
    guard isEnabled else { return }
    let concerned = actions.filter { !$0.events.isDisjoint(with: controlEvents) }
    clientWorld.use {
      for (_, action) in concerned {
        switch action {
        case .target(let target): target.send(from: self)
        case .closure(let action):
          action.sender = self
          action.handler(action)
        }
      }
    }
  }
}

extension UIControl: Tappable {
  package final func receiveTap() {
    for event in [Event.touchDown, .touchUpInside, .primaryActionTriggered] {
      sendActions(for: event)
    }
  }
}
