import Foundation
public import Presentation

/// A view that sends the user's actions to its targets.
@preconcurrency @MainActor open class UIControl: View {
  /// An event of a control; raw values are UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of events with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger is lifted inside the control, which means a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The control's value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action is triggered, for example by a tap.
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

  /// Whether the control responds to the user.
  open var isEnabled = true
  /// Whether the control is selected.
  open var isSelected = false
  /// Whether a finger touches the control.
  open var isHighlighted = false
  private var actions: [(events: Event, action: Action)] = []

  private enum Action {
    case target(TargetAction)
    case closure(UIAction)
  }

  /// Adds a target and its action for the events; the target is not retained.
  public final func addTarget(
    _ target: Any?, action: Selector, for controlEvents: Event
  ) {
    let target = TargetAction(target: target.map { $0 as AnyObject }, action: action)
    actions.append((controlEvents, .target(target)))
  }

  /// Adds an action that is performed for the events.
  public final func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, .closure(action)))
  }

  /// Removes an action for the events.
  public final func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll {
      if case .closure(let other) = $0.action {
        return other === action && $0.events == controlEvents
      }
      return false
    }
  }

  /// Sends the actions for any of the events, in the order in which they were added.
  ///
  /// This method works even while a transition turns user interaction off, because the program
  /// calls it. To simulate a tap by the user, call `stage.user.tap(_:)` (P-66a). A disabled control
  /// sends no actions.
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
