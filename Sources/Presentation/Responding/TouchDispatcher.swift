package import Foundation
import PresentationLifecycle

/// An object that sends the touches in one ``World`` to gesture recognizers and to views.
///
/// The recognizers of the hit view and of its superviews receive a touch before the hit view does.
/// When a recognizer takes over a touch, the view gets `touchesCancelled`. After that, the view
/// gets no more calls for this touch.
@MainActor package final class TouchDispatcher {
  private unowned let world: World
  private let event = ViewEvent()
  private var touches: [Touch] = []
  /// The touch whose change the window gets as an event.
  private var sent: Touch?
  private var arena: (any TouchArena)?
  /// Whether the last call of a touch method, such as `touchesBegan`, reached the end of the
  /// responder chain.
  ///
  /// False if a responder in the chain overrides the method without calling `super`.
  private var hasLeftChain = false
  private var lastTap: (place: CGPoint, time: Duration, count: Int)?

  /// The longest time in seconds between two taps that count as a double tap.
  package static let multipleTapInterval: TimeInterval = longestPause / .seconds(1)
  private static let longestPause = Duration.milliseconds(350)
  /// The longest distance in points between two taps that count as a double tap.
  private static let multipleTapDistance: CGFloat = 44

  private init(of world: World) { self.world = world }

  /// Returns the dispatcher of a ``World``; the first call creates it.
  package static func of(_ world: World) -> TouchDispatcher {
    world.attachment { TouchDispatcher(of: world) }
  }

  /// Puts a finger down at a point of the screen.
  ///
  /// - Returns: The touch; nil if no view at this point receives touches. Also nil after the app
  ///   has called `beginIgnoringInteractionEvents()`.
  package func begin(at place: CGPoint) -> Touch? {
    guard world.interactionStops == 0, let view = View.touched(at: place, in: world),
      let window = view.window
    else { return nil }
    let touch = Touch(at: place, on: view, in: window)
    touch.tapCount = tapCount(at: place)
    touches.append(touch)
    arena = arena ?? view.nearestTouchArena(in: world)
    send(touch, .began)
    return touch
  }

  /// Moves a finger to a point of the screen.
  package func move(_ touch: Touch, to place: CGPoint) {
    touch.move(to: place)
    send(touch, .moved)
  }

  /// Lifts a finger.
  package func end(_ touch: Touch) {
    lastTap = (touch.location(in: nil), world.clock.now, touch.tapCount)
    send(touch, .ended)
  }

  /// Cancels a touch, as the system does when a phone call arrives.
  package func cancel(_ touch: Touch) { send(touch, .cancelled) }

  /// Takes a touch away from its view, because a gesture has taken over the touch.
  ///
  /// If the view has received the touch, its `touchesCancelled` is called.
  package func takeFromView(_ touch: Touch) {
    let before = touch.delivery
    touch.delivery = .taken
    if before == .delivered { touch.view?.touchesCancelled([touch], with: event) }
  }

  /// Records that a touch has reached the end of the responder chain without being handled.
  func leaveChain() { hasLeftChain = true }

  private var seconds: TimeInterval { world.clock.now / .seconds(1) }

  /// The last tap; nil if it is too old to become part of a double tap.
  private var recentTap: (place: CGPoint, time: Duration, count: Int)? {
    lastTap.flatMap { world.clock.now - $0.time <= Self.longestPause ? $0 : nil }
  }

  /// Adds the last tap and its age to a description of the ``World``.
  ///
  /// The last tap is part of the state, because the next tap can be a double tap.
  func describe(to state: inout StateWriter) {
    guard let tap = recentTap else { return state.addNil("last tap") }
    state.add("last tap", tap.place)
    state.add("taps", tap.count)
    state.add("age of the last tap", world.clock.now - tap.time)
  }

  private func tapCount(at place: CGPoint) -> Int {
    guard let lastTap = recentTap,
      hypot(place.x - lastTap.place.x, place.y - lastTap.place.y) <= Self.multipleTapDistance
    else { return 1 }
    return lastTap.count + 1
  }

  private func send(_ touch: Touch, _ phase: Touch.Phase) {
    guard touches.contains(touch) else { return }
    for other in touches { other.phase = .stationary }
    (touch.phase, touch.timestamp) = (phase, seconds)
    (event.allTouches, event.timestamp) = (Set(touches), seconds)
    world.use {
      sent = touch
      if let window = touch.window, window.owner != nil {
        window.sendEvent(event)
      } else {
        send(event)
      }
      sent = nil
    }
    if phase == .ended || phase == .cancelled { touches.removeAll { $0 === touch } }
    if touches.isEmpty { (arena, event.allTouches) = (nil, nil) }
  }

  /// Sends the changed touch of an event to the recognizers, and then to the view.
  ///
  /// Does nothing if the event does not come from this dispatcher, or was sent already.
  func send(_ event: ViewEvent) {
    guard event === self.event, let touch = sent else { return }
    sent = nil
    if arena?.receive(touch, event) == true { touch.isHandled = true }
    hasLeftChain = false
    deliver(touch)
    if touch.delivery == .delivered, !hasLeftChain { touch.isHandled = true }
  }

  private func deliver(_ touch: Touch) {
    guard touch.delivery != .taken, let view = touch.view else { return }
    touch.delivery = .delivered
    switch touch.phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }
}

extension View {
  /// Returns the view that receives a touch at a point of the screen; nil if there is none.
  ///
  /// The search begins with the front-most window.
  package static func touched(at point: CGPoint, in world: World) -> View? {
    for window in world.windows.reversed() {
      if let view = window.hitTest(point, with: nil) { return view }
    }
    return nil
  }

  /// Returns the gesture recognizers of the ``World`` if this view or a superview has one; else
  /// nil.
  final func nearestTouchArena(in world: World) -> (any TouchArena)? {
    var next: View? = self
    while let view = next {
      if let member = view.extras?.touchArenaMember { return member.arena(in: world) }
      next = view.superview
    }
    return nil
  }
}
