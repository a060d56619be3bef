import Foundation
public import Presentation

/// A view that sends the user's actions to its targets.
@preconcurrency @MainActor open class UIControl: View, ClosureSource {
  /// An event of a control; the raw values are the same as in UIKit.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Creates a set of events with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger is put on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger is put on the control for another tap, quickly after the previous tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger that was put on the control moves while it is inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger that was put on the control moves while it is outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger that was put on the control moves back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger that was put on the control moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside the control, which is a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch is canceled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value of the control changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action is triggered, for example by a tap.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A tap opens the menu of a button whose `showsMenuAsPrimaryAction` is true.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// All events.
    public static let allEvents = Event(rawValue: .max)
    /// Editing of a text field begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a text field changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text field ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key is tapped while a text field is edited.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// Whether the control responds to the user.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateChanged() } }
  }
  /// Whether the control is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  /// Whether a finger touches the control.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }
  /// The state of the control, which follows from the properties `isEnabled`, `isSelected` and
  /// `isHighlighted`.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Whether the control is tracking a finger that was put on the control.
  open private(set) var isTracking = false
  /// Whether the tracked finger is inside the control.
  open private(set) var isTouchInside = false
  private var actions: [(events: Event, action: Action)] = []

  private enum Action {
    case target(TargetAction)
    case closure(UIAction)

    func isSame(as other: Action) -> Bool {
      switch (self, other) {
      case (.target(let pair), .target(let other)): pair.isSame(as: other)
      case (.closure(let action), .closure(let other)): action === other
      case (.target, .closure), (.closure, .target): false
      }
    }
  }

  package final var closureHolders: [any ClosureHolder] {
    let own: [UIAction] = actions.compactMap {
      if case .closure(let action) = $0.action { action } else { nil }
    }
    return own + ((self as? UIButton)?.menu?.actions ?? []) + segmentActions
  }

  /// The actions of the control's segments.
  var segmentActions: [UIAction] { [] }

  /// Creates a control that performs an action for the event `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Called when the state of the control has changed.
  func stateChanged() {}

  private func add(_ action: Action, for events: Event) {
    if let index = actions.firstIndex(where: { $0.action.isSame(as: action) }) {
      actions[index].events.formUnion(events)
    } else {
      actions.append((events, action))
    }
  }

  private func remove(_ events: Event, where isRemoved: (Action) -> Bool) {
    for index in actions.indices.reversed() where isRemoved(actions[index].action) {
      actions[index].events.subtract(events)
      if actions[index].events.isEmpty { actions.remove(at: index) }
    }
  }

  /// Adds a target and its action for the events; the target is not retained.
  ///
  /// If the same target and action are added twice, the action is still called only once for each
  /// event.
  ///
  /// If `target` is nil, the action is sent along the responder chain, as with
  /// `UIApplication.sendAction(_:to:from:for:)`.
  open func addTarget(
    _ target: Any?, action: Selector, for controlEvents: Event
  ) {
    let target = TargetAction(target: target.map { $0 as AnyObject }, action: action)
    if let object = target.target { action.remember(of: object) }
    add(.target(target), for: controlEvents)
  }

  /// Stops calling the action of a target for the events.
  ///
  /// If `action` is nil, all actions of the target are removed for the events. If `target` is nil,
  /// the action is removed from all targets.
  public final func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: Event
  ) {
    let target = target.map { $0 as AnyObject }
    remove(controlEvents) {
      guard case .target(let known) = $0 else { return false }
      return (target == nil || known.target === target)
        && (action == nil || known.action == action)
    }
  }

  /// Adds an action that is performed when one of the events occurs.
  ///
  /// For these events, the action replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) {
      if case .closure(let other) = $0 {
        return other !== action && other.identifier == action.identifier
      }
      return false
    }
    add(.closure(action), for: controlEvents)
  }

  /// For the given events, removes each action that has the same identifier as `action`.
  public final func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops performing the action with the given identifier for the events.
  public final func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) {
      if case .closure(let action) = $0 { return action.identifier == actionIdentifier }
      return false
    }
  }

  /// Returns whether an action was added for at least one of the events.
  final func hasActions(for events: Event) -> Bool {
    actions.contains { !$0.events.isDisjoint(with: events) }
  }

  /// Sends the actions that were added for at least one of the events.
  ///
  /// The actions are sent in the order in which they were added. A disabled control sends no
  /// actions.
  ///
  /// This method does not simulate a touch. Therefore, the control sends actions even while a
  /// transition turns user interaction off (P-66a). To simulate a tap by the user, call
  /// `stage.user.tap(_:)`.
  open func sendActions(for controlEvents: Event) {
    guard isEnabled else { return }
    let concerned = actions.filter { !$0.events.isDisjoint(with: controlEvents) }
    clientWorld.use {
      for (_, action) in concerned {
        switch action {
        case .target(let pair) where pair.isReachable:
          sendAction(pair.action, to: pair.target, for: nil)
        case .target: break
        case .closure(let action): sendAction(action)
        }
      }
    }
  }

  /// Calls the method of a target; if the target is nil, sends the action along the responder
  /// chain.
  ///
  /// The control calls this method for each target and action of an event. The event is always nil.
  /// An override that does not call super prevents the action.
  open func sendAction(_ action: Selector, to target: Any?, for event: ViewEvent?) {
    TargetAction(target: target.map { $0 as AnyObject }, action: action).send(from: self)
  }

  /// Performs an action with the control as the sender.
  ///
  /// The control calls this method for each action of an event. An override that does not call
  /// super prevents the action.
  open func sendAction(_ action: UIAction) {
    clientWorld.use { action.perform(from: self) }
  }

  /// The targets that were added to the control and still exist.
  ///
  /// A target that is not hashable is represented by an identifier of the object.
  public final var allTargets: Set<AnyHashable> {
    Set(
      actions.compactMap { pair -> AnyHashable? in
        guard case .target(let known) = pair.action, let target = known.target else { return nil }
        return target as? AnyHashable ?? AnyHashable(ObjectIdentifier(target))
      })
  }

  /// The events for which the control has actions.
  public final var allControlEvents: Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the names of the methods that an event calls on a target; nil if there are none.
  public final func actions(
    forTarget target: Any?, forControlEvent controlEvent: Event
  ) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = actions.compactMap { pair -> String? in
      guard case .target(let known) = pair.action, known.isReachable, known.target === target,
        !pair.events.isDisjoint(with: controlEvent)
      else { return nil }
      return "\(known.action)"
    }
    return names.isEmpty ? nil : names
  }

  // MARK: Touches

  /// The width in points of the area around the bounds that counts as inside the control.
  ///
  /// The area counts only while a finger is tracked.
  private static let reach: CGFloat = 70

  /// Called when a finger is put on the control.
  ///
  /// If the result is false, the control does not track the finger. The default result is true.
  open func beginTracking(_ touch: Touch, with event: ViewEvent?) -> Bool { true }

  /// Called when the tracked finger moves.
  ///
  /// If the result is false, tracking ends. The default result is true.
  open func continueTracking(_ touch: Touch, with event: ViewEvent?) -> Bool { true }

  /// Called when the tracked finger is lifted; does nothing by default.
  open func endTracking(_ touch: Touch?, with event: ViewEvent?) {}

  /// Called when the touch of the tracked finger is canceled; does nothing by default.
  open func cancelTracking(with event: ViewEvent?) {}

  /// Returns whether the control keeps a touch from a recognizer of a view around the control.
  ///
  /// The control keeps its touches from tap recognizers.
  func keepsTouch(from recognizer: UIGestureRecognizer) -> Bool {
    recognizer is UITapGestureRecognizer
  }

  /// Begins tracking and sends `touchDown`.
  ///
  /// If several taps follow each other quickly, the method also sends `touchDownRepeat` for each
  /// tap after the first tap.
  open override func touchesBegan(_ touches: Set<Touch>, with event: ViewEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first, beginTracking(touch, with: event)
    else { return }
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Sends `touchDragInside` if the finger is inside the control; otherwise, sends
  /// `touchDragOutside`.
  ///
  /// If the finger has moved into or out of the control, the method first sends `touchDragEnter` or
  /// `touchDragExit`.
  open override func touchesMoved(_ touches: Set<Touch>, with event: ViewEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else { return endTouch() }
    let wasInside = isTouchInside
    isTouchInside = contains(touch)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  /// Ends tracking, and sends the control events for the lifted finger.
  ///
  /// During the call of ``endTracking(_:with:)``, ``isTouchInside`` tells where the finger was
  /// lifted.
  ///
  /// If the finger is inside the control, the method sends `touchUpInside`, and then
  /// `primaryActionTriggered`. Otherwise, the method sends `touchUpOutside`. A button that shows
  /// its menu as its primary action sends `menuActionTriggered` instead of `touchUpInside`.
  open override func touchesEnded(_ touches: Set<Touch>, with event: ViewEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = contains(touch)
    isTouchInside = isInside
    endTracking(touch, with: event)
    endTouch()
    guard isInside else { return sendActions(for: .touchUpOutside) }
    if opensMenu { return sendActions(for: .menuActionTriggered) }
    sendActions(for: .touchUpInside)
    if isTapPrimary { sendActions(for: .primaryActionTriggered) }
  }

  /// Ends tracking and sends `touchCancel`.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: ViewEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    endTouch()
    sendActions(for: .touchCancel)
  }

  /// Whether a tap sends `primaryActionTriggered`.
  var isTapPrimary: Bool { true }

  /// Whether a tap opens a menu.
  var opensMenu: Bool { false }

  private func endTouch() { (isTracking, isTouchInside, isHighlighted) = (false, false, false) }

  private func contains(_ touch: Touch) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
  }
}
