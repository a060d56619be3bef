public import Foundation
public import Presentation

/// An object that recognizes a user's gesture on a view.
///
/// A test simulates fingers with `stage.user.touch(_:at:)`. A test can also set the state of the
/// gesture without fingers: with ``recognize(_:at:)``, or with a method of a subclass, for example
/// `tap(at:)`.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The state of a gesture recognizer; the raw values are the same as in UIKit.
  public enum State: Int, Hashable, Sendable, CaseIterable {
    /// The gesture has not begun.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has moved.
    case changed
    /// A continuous gesture has ended, or a discrete gesture was recognized.
    case ended
    /// The gesture was canceled.
    case cancelled
    /// The recognizer has failed, because the touches do not match its gesture.
    case failed

    /// The state of a discrete gesture that was recognized; the same state as `ended`.
    public static let recognized = State.ended
  }

  /// The state of the gesture.
  ///
  /// Setting the state to `began`, `changed`, `ended` or `cancelled` calls the targets. When the
  /// gesture has ended, was canceled or has failed, the state becomes `possible` again.
  open var state: State {
    get { reached }
    set {
      guard let arena else { return enter(newValue) }
      if isDecided { return }
      if reached == .possible, newValue == .began || newValue == .ended {
        arena.recognize(self, as: newValue)
      } else {
        enter(newValue)
      }
    }
  }
  private(set) final var reached = State.possible
  /// Whether the recognizer can recognize gestures; setting the value to false cancels the current
  /// gesture.
  open var isEnabled = true {
    didSet { if !isEnabled { giveUp() } }
  }
  /// The delegate, which decides whether the gesture may begin; not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { calledDelegate }
    set { calledDelegate = newValue }
  }
  /// The delegate that is called: the object that was last set with this class's own setter.
  ///
  /// A subclass that overrides ``delegate`` can return another object there.
  final weak var calledDelegate: (any UIGestureRecognizerDelegate)?
  /// The view to which the recognizer was added.
  open weak var view: View? { attachedView }
  /// The view to which the recognizer was added, even if a subclass overrides ``view``.
  final weak var attachedView: View?
  /// Whether the view's touches are canceled when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches only after the gesture has failed; the value is stored but
  /// has no effect.
  public final var delaysTouchesBegan = false
  /// Whether the view receives the end of a touch only after the gesture has failed; the value is
  /// stored but has no effect.
  public final var delaysTouchesEnded = true
  /// The kinds of touches that the recognizer receives, as raw values of `UITouch.TouchType`.
  ///
  /// All touches are fingers. So without the value of `direct`, the recognizer receives no touch.
  @exclusivity(unchecked) public var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Whether ``allowedTouchTypes`` contains fingers.
  final var receivesFingers: Bool {
    allowedTouchTypes.contains { $0.intValue == Touch.TouchType.direct.rawValue }
  }
  /// The name of the recognizer, for debugging.
  @exclusivity(unchecked) public var name: String?
  final var actions: [TargetAction] = []
  private(set) final var requirements: [Requirement] = []
  /// The location of the gesture, in window coordinates.
  final var place = CGPoint.zero
  /// The touches that the recognizer tracks.
  final var touches: [Touch] = []
  /// The gesture arena, which decides whether the recognizer may recognize its gesture; nil if the
  /// recognizer has no touches.
  final weak var arena: GestureArena?
  /// A closure that is called before the targets.
  ///
  /// The package sets the closure of recognizers that it creates itself, for example the pan
  /// recognizer of a scroll view.
  final var onAction: (() -> Void)?
  /// A closure that returns whether the view permits the gesture to begin; nil if the view permits
  /// every gesture.
  final var viewLetsBegin: (() -> Bool)?
  /// Whether the delegate returned false in the last call of `gestureRecognizerShouldBegin`.
  private(set) final var wasRefused = false

  struct Requirement {
    weak var other: UIGestureRecognizer?
  }

  /// Creates a recognizer without a target.
  public override init() {
    super.init()
  }

  /// Creates a recognizer with a target, which is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Adds a target, which is not retained; does nothing if the same target was already added with
  /// the same action.
  open func addTarget(_ target: Any, action: Selector) {
    let added = TargetAction(target: target as AnyObject, action: action)
    action.remember(of: target as AnyObject)
    if !actions.contains(where: added.isSame) { actions.append(added) }
  }

  /// Whether an object is a target of the recognizer.
  final func hasTarget(_ target: AnyObject) -> Bool { actions.contains { $0.target === target } }

  /// Removes the action of a target.
  ///
  /// A nil action removes all actions of the target. A nil target removes the action from all
  /// targets.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    actions.removeAll {
      (target == nil || $0.target === target) && (action == nil || $0.action == action)
    }
  }

  /// Makes this recognizer wait until another recognizer has failed.
  ///
  /// If `otherGestureRecognizer` recognizes its gesture, this recognizer fails.
  ///
  /// This recognizer does not wait if a test sets the state of this recognizer with
  /// ``recognize(_:at:)``.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(Requirement(other: otherGestureRecognizer))
  }

  // MARK: Places

  /// Returns the location of the gesture in the coordinates of a view; pass nil for window
  /// coordinates.
  open func location(in view: View?) -> CGPoint {
    guard let view else { return place }
    return view.convert(place, from: nil)
  }

  /// Returns the location of one finger in the coordinates of a view; pass nil for window
  /// coordinates.
  ///
  /// If no finger has this index, the result is the location of the gesture.
  open func location(ofTouch touchIndex: Int, in view: View?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else { return location(in: view) }
    return touches[touchIndex].location(in: view)
  }

  /// The number of fingers of the gesture; 1 if a test sets the state directly.
  open var numberOfTouches: Int { max(1, touches.count) }

  // MARK: Touches

  /// Called when fingers are put down; does nothing by default.
  open func touchesBegan(_ touches: Set<Touch>, with event: ViewEvent) {}

  /// Called when fingers move; does nothing by default.
  open func touchesMoved(_ touches: Set<Touch>, with event: ViewEvent) {}

  /// Called when fingers are lifted; does nothing by default.
  open func touchesEnded(_ touches: Set<Touch>, with event: ViewEvent) {}

  /// Called when touches are canceled; does nothing by default.
  open func touchesCancelled(_ touches: Set<Touch>, with event: ViewEvent) {}

  /// Called when a gesture with touches is over and the state is `possible` again; does nothing by
  /// default.
  ///
  /// If a test has set the state without touches, this method is not called.
  open func reset() {}

  /// Ignores a touch: the recognizer receives no more changes of this touch.
  open func ignore(_ touch: Touch, for event: ViewEvent) {
    touches.removeAll { $0 === touch }
  }

  /// Returns whether another recognizer fails when this recognizer recognizes its gesture; true by
  /// default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer fails when another recognizer recognizes its gesture; true by
  /// default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer waits until another recognizer has failed; false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer waits until this recognizer has failed; false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  // MARK: Gestures simulated by a test

  /// Simulates a user's gesture by setting the state; has no effect if the recognizer is disabled.
  ///
  /// If the delegate does not permit the gesture to begin, the state becomes `failed`.
  ///
  /// - Parameters:
  ///   - state: The new state of the gesture.
  ///   - location: The location of the gesture, in window coordinates.
  public final func recognize(_ state: State, at location: CGPoint = .zero) {
    guard isEnabled else { return }
    place = location
    let begins = state == .began || (state == .ended && reached == .possible)
    let world = attachedView?.clientWorld ?? .current
    world.use {
      if begins, !mayBegin() { return self.state = .failed }
      if reached == .possible, !begins { return }
      self.state = state
    }
  }

  // MARK: In the gesture arena

  /// Whether the recognizer waits for more touches after all fingers were lifted, for example for a
  /// second tap.
  var expectsTouches: Bool { false }

  /// Whether the gesture has ended, was canceled or has failed.
  final var isDecided: Bool {
    switch reached {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// Whether the recognizer has recognized the current gesture, which may still continue.
  final var hasRecognized: Bool {
    switch reached {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// Cancels a gesture that has begun; if the gesture has not begun, sets the state to `failed`.
  final func cancelGesture() { state = hasRecognized ? .cancelled : .failed }

  /// Ends the gesture when a finger is lifted, even if other fingers remain on the screen.
  ///
  /// If the gesture has not begun, the state becomes `failed` when the last finger is lifted. The
  /// argument `lifted` contains the lifted fingers.
  final func endGesture(lifting lifted: Set<Touch>) {
    if hasRecognized { return state = .ended }
    if touches.count <= lifted.count { state = .failed }
  }

  final func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.other === other }
  }

  /// Returns whether the delegate permits the gesture to begin.
  ///
  /// As in UIKit, a view that implements `gestureRecognizerShouldBegin` is asked about its own
  /// recognizers as well.
  final func mayBegin() -> Bool {
    wasRefused = calledDelegate?.gestureRecognizerShouldBegin(self) == false
    if !wasRefused, view !== calledDelegate, let view = view as? any UIGestureRecognizerDelegate {
      wasRefused = !view.gestureRecognizerShouldBegin(self)
    }
    return !wasRefused
  }

  final func fail() { enter(.failed) }

  /// Cancels a gesture that has begun.
  ///
  /// If the gesture has not begun but has touches, the state becomes `failed`.
  final func giveUp() {
    switch reached {
    case .began, .changed: state = .cancelled
    case .possible: if arena != nil { fail() }
    case .ended, .cancelled, .failed: break
    }
  }

  /// Enters a state, and calls the targets unless the state is `possible` or `failed`.
  final func enter(_ state: State) {
    reached = state
    switch state {
    case .possible: break
    case .failed: arena?.failed(self)
    case .began, .changed, .ended, .cancelled: tellTargets()
    }
    if isDecided, reached == state, arena == nil { reached = .possible }
  }

  /// Changes the state outside the handling of a touch, for example when a timer fires.
  final func enterLater(_ state: State) {
    guard let arena else { return }
    arena.perform { self.state = state }
  }

  /// Returns the center of touches in window coordinates; without touches, the origin.
  static func center(of touches: [Touch]) -> CGPoint {
    let count = CGFloat(max(1, touches.count))
    let sum = touches.map { $0.location(in: nil) }
      .reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Updates the location of the gesture, and calls the method for the phase of the touch.
  ///
  /// For the phase `moved`, for example, this is `touchesMoved`.
  final func send(_ touch: Touch, _ event: ViewEvent) {
    let active = touches.filter { $0.phase != .cancelled }
    if !active.isEmpty { place = Self.center(of: active) }
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }

  /// Removes the touches of the recognizer, and sets its state to `possible`.
  final func leaveArena() {
    arena = nil
    touches.removeAll()
    reached = .possible
    reset()
  }

  private func tellTargets() {
    onAction?()
    for action in actions { action.send(from: self) }
  }
}
