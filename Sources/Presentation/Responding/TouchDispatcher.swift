package import Foundation

/// Sends the fingers on the screen of one world to gesture recognizers and to views.
///
/// The recognizers of the view that was hit, and of the views that it is in, get a touch before
/// the view does. Once a recognizer has taken a touch over, the view gets `touchesCancelled` and
/// nothing more of it.
@MainActor package final class TouchDispatcher {
  private unowned let world: World
  private let event = ViewEvent()
  private var touches: [Touch] = []
  private var arena: (any TouchArena)?
  /// Whether no responder has overridden the method for the last touch.
  private var hasLeftChain = false
  private var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?

  /// The greatest time in seconds from one tap to the next, if they are to count as a double tap.
  package static let multipleTapInterval = 0.35
  /// The greatest distance in points of two taps that count as a double tap.
  private static let multipleTapDistance: CGFloat = 44

  private init(of world: World) { self.world = world }

  /// The dispatcher of a world, which is made at the first call.
  package static func of(_ world: World) -> TouchDispatcher {
    world.attachment { TouchDispatcher(of: world) }
  }

  /// Puts a finger down at a point of the screen.
  ///
  /// - Returns: The touch; nil where no view takes part in interaction.
  package func begin(at place: CGPoint) -> Touch? {
    guard let view = world.view(at: place), let window = view.window else { return nil }
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
    lastTap = (touch.location(in: nil), seconds, touch.tapCount)
    send(touch, .ended)
  }

  /// Takes a finger away, as the system does for a call.
  package func cancel(_ touch: Touch) { send(touch, .cancelled) }

  /// A gesture has taken a touch over: its view gets nothing more of it.
  package func takeFromView(_ touch: Touch) {
    let before = touch.delivery
    touch.delivery = .taken
    if before == .delivered { touch.view?.touchesCancelled([touch], with: event) }
  }

  /// The end of a responder chain was reached: no responder handles the touch.
  func leaveChain() { hasLeftChain = true }

  private var seconds: TimeInterval { world.clock.now / .seconds(1) }

  private func tapCount(at place: CGPoint) -> Int {
    guard let lastTap, seconds - lastTap.time <= Self.multipleTapInterval,
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
      if arena?.receive(touch, event) == true { touch.isHandled = true }
      hasLeftChain = false
      deliver(touch)
      if touch.delivery == .delivered, !hasLeftChain { touch.isHandled = true }
    }
    if phase == .ended || phase == .cancelled { touches.removeAll { $0 === touch } }
    if touches.isEmpty { (arena, event.allTouches) = (nil, nil) }
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

extension World {
  /// The view that a finger meets at a point of the screen, in the front-most window that has one.
  package func view(at point: CGPoint) -> View? {
    for window in windows.reversed() {
      if let view = window.hitTest(point, with: nil) { return view }
    }
    return nil
  }
}

extension View {
  /// The gesture recognizers that a touch on this view can reach.
  final func nearestTouchArena(in world: World) -> (any TouchArena)? {
    var next: View? = self
    while let view = next {
      if let member = view.extras?.touchArenaMember { return member.arena(in: world) }
      next = view.superview
    }
    return nil
  }
}
