public import Foundation
public import Presentation

/// An object that recognizes a user's gesture on a view.
///
/// Recognizers receive no touches in this package. Instead, a test calls ``recognize(_:at:)`` or a
/// similar method to say which gesture the user has made.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The state of a gesture recognizer; raw values are UIKit's.
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
    /// The touches have turned out to belong to another gesture.
    case failed

    /// The state of a recognized discrete gesture, which equals `ended`.
    public static let recognized = State.ended
  }

  /// The state of the gesture.
  ///
  /// Setting the state calls the targets, except for the states `possible` and `failed`. After the
  /// gesture has ended, the state is `possible` again.
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
  /// Whether the recognizer can recognize gestures; disabling it cancels a running gesture.
  open var isEnabled = true {
    didSet { if !isEnabled, reached == .began || reached == .changed { state = .cancelled } }
  }
  /// The delegate, which decides whether the gesture may begin; not retained.
  public final weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view to which the recognizer was added.
  public internal(set) final weak var view: View?
  /// Whether the view's touches are canceled; stored without effect, because views get no touches.
  public final var cancelsTouchesInView = true
  private var actions: [TargetAction] = []
  /// The location of the gesture, in window coordinates.
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

  /// Removes a target's action; nil means all actions, or all targets.
  public final func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    actions.removeAll {
      (target == nil || $0.target === target) && (action == nil || $0.action == action)
    }
  }

  /// Has no effect, because a test decides which of two gestures is recognized.
  public final func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Returns the location of the gesture in a view's coordinates; a nil view means the window.
  open func location(in view: View?) -> CGPoint {
    guard let view else { return place }
    return view.convert(place, from: nil)
  }

  /// The number of fingers, which is 1.
  open var numberOfTouches: Int { 1 }

  /// Simulates the user's gesture: if the recognizer is enabled, sets the state.
  ///
  /// If the recognizer's delegate does not permit the gesture to begin, the gesture fails.
  ///
  /// - Parameters:
  ///   - state: The new state of the gesture.
  ///   - location: The location of the gesture, in window coordinates.
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
