public import Foundation
public import Presentation

/// An object that recognizes a user's gesture on a view.
///
/// There are no touches: a test says what was recognised, by ``recognize(_:at:)`` and the methods
/// like it.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The state of a gesture recognizer; raw values are UIKit's.
  public enum State: Int, Hashable, Sendable, CaseIterable {
    /// The gesture has not begun.
    case possible
    /// A movement begins.
    case began
    /// The gesture has moved.
    case changed
    /// The gesture is over, or a single gesture was made.
    case ended
    /// The gesture was canceled.
    case cancelled
    /// The touches were another gesture.
    case failed

    /// The same as `ended`, of a single gesture.
    public static let recognized = State.ended
  }

  /// The state of the gesture.
  ///
  /// Setting it calls the targets, except for `possible` and `failed`; after an end it is
  /// `possible` again.
  open var state: State {
    get { reached }
    set {
      reached = newValue
      switch newValue {
      case .possible, .failed: break
      case .began, .changed, .ended, .cancelled: tellTargets()
      }
      switch newValue {
      case .possible, .began, .changed: break
      case .ended, .cancelled, .failed: if reached == newValue { reached = .possible }
      }
    }
  }
  private var reached = State.possible
  /// Whether the recognizer gets touches; disabling it cancels a running gesture.
  open var isEnabled = true {
    didSet { if !isEnabled, reached == .began || reached == .changed { state = .cancelled } }
  }
  /// Asked whether it may begin.
  public final weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view it was added to.
  public internal(set) final weak var view: View?
  /// Without effect: the view gets no touches.
  public final var cancelsTouchesInView = true
  private var actions: [TargetAction] = []
  /// The place of the gesture, in the window's coordinates.
  final var place = CGPoint.zero

  /// Creates a recognizer without a target.
  public override init() {
    super.init()
  }

  /// Creates a recognizer with a target, which is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Adds a target, which is not retained.
  public final func addTarget(_ target: Any, action: Selector) {
    actions.append(TargetAction(target: target as AnyObject, action: action))
  }

  /// Forgets a target, or all of its actions if none is named; with neither, everybody.
  public final func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    actions.removeAll {
      (target == nil || $0.target === target) && (action == nil || $0.action == action)
    }
  }

  /// Without effect: a test says which of two gestures was recognised.
  public final func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Returns the place of the gesture, in a view's coordinates; nil for the window's.
  open func location(in view: View?) -> CGPoint {
    guard let view else { return place }
    return view.convert(place, from: nil)
  }

  /// The number of fingers: one.
  open var numberOfTouches: Int { 1 }

  /// A test's hand: the gesture has come so far.
  ///
  /// It begins only if the recogniser is enabled and its delegate lets it.
  ///
  /// - Parameters:
  ///   - state: How far.
  ///   - location: Where the hand is, in the window's coordinates.
  public final func recognize(_ state: State, at location: CGPoint = .zero) {
    guard isEnabled else { return }
    place = location
    let begins = state == .began || (state == .ended && reached == .possible)
    let world = view?.clientWorld ?? .current
    world.use {
      if begins, delegate?.gestureRecognizerShouldBegin(self) == false {
        return self.state = .failed
      }
      if reached == .possible, !begins { return }
      self.state = state
    }
  }

  private func tellTargets() {
    for action in actions { action.send(from: self) }
  }
}
