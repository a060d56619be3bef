import Foundation
import Presentation

/// A view that flies between two screens: a copy flies, and the originals are hidden (H-11).
@MainActor final class HeroFlight {
  /// The two originals of a flight.
  struct Pair {
    /// On the screen that stays.
    let near: View
    /// On the screen that appears or disappears.
    let far: View
  }

  let id: String
  /// The view that flies: both looks, the one that it changes into in front.
  let copy: View
  /// The flight in traces and stages.
  private let flight: ViewFlight
  /// The frame to which it returns when it is reversed, in the same coordinates.
  private(set) var origin: CGRect
  /// Whether its target was removed or is out of sight, so that it fades on its way (H-39).
  var isLost = false
  private(set) var pair: Pair
  /// The picture of the far original, in front; nil if the app has made the view that flies.
  private var front: View?
  private let transition: HeroTransition
  private let restorer = ViewStateRestorer()
  /// The views that the restorer hides.
  private var hidden: [View] = []

  /// Creates a copy over one of the two originals, and hides both.
  init(
    _ id: String, _ pair: Pair, of transition: HeroTransition, isComing: Bool, from: CGRect,
    in container: View
  ) {
    (self.id, self.pair, self.transition, origin) = (id, pair, transition, from)
    copy = View("flight \(id)", frame: from)
    flight = ViewFlight(id, of: copy, restoredBy: restorer)
    copy.isUserInteractionEnabled = false
    let (leaves, arrives) = isComing ? (pair.near, pair.far) : (pair.far, pair.near)
    if let view = transition.flyingView?(id, leaves, arrives) {
      copy.fill(with: view)
    } else {
      copy.fill(with: .picture(of: pair.near))
      addFront(of: pair.far, isComing: isComing)
    }
    restorer.add(copy, to: container)
    hide(pair)
  }

  private func addFront(of view: View, isComing: Bool) {
    let picture = View.picture(of: view)
    copy.fill(with: picture)
    picture.alpha = isComing ? 0 : 1
    front = picture
  }

  private func hide(_ pair: Pair) {
    for view in [pair.near, pair.far] where !hides(view) {
      if let superview = view.superview, let placeholder = transition.placeholder?(id, view) {
        placeholder.frame = view.frame
        restorer.add(placeholder, to: superview, behind: view)
      }
      restorer.hide(view)
      hidden.append(view)
    }
  }

  func hides(_ view: View) -> Bool { hidden.contains { $0 === view } }

  /// The target of the flight, in the coordinates of its superview.
  var aim: CGRect {
    get { flight.target }
    set { flight.target = newValue }
  }

  /// The frame that is seen now, in the coordinates of its superview.
  var frame: CGRect { copy.presentationValues().frame }

  /// Records what happens to it.
  func record(_ event: ViewFlight.Event) { flight.record(event) }

  // MARK: The way

  /// In an animation block: flies to `aim`, and turns into the original there (H-8, H-9).
  func head(for aim: CGRect, isComing: Bool) {
    (origin, self.aim) = (copy.frame, aim)
    copy.frame = aim
    copy.alpha = 1
    front?.alpha = isComing ? 1 : 0
  }

  /// In an animation block: the target has moved (H-25).
  func bend(to aim: CGRect) {
    let old = CGPoint(x: self.aim.midX, y: self.aim.midY)
    // Where it turns back, the size it is set to may fall below zero; a frame would not keep that.
    copy.center = copy.center.moved(by: old.offset(to: CGPoint(x: aim.midX, y: aim.midY)))
    copy.bounds.size = copy.bounds.size.moved(by: self.aim.size.offset(to: aim.size))
    self.aim = aim
  }

  /// Turns the flight around: it returns to its start along its path.
  func turnBack() { (origin, aim) = (aim, origin) }

  /// The velocities of the copy and its looks.
  var momenta: [ViewMomentum] { copy.tree.map { ViewMomentum(of: $0) } }

  /// Stops where it is seen, with its looks as they are seen.
  func stand() { View.freeze(copy.tree) }

  /// Moves the copy into another view, without moving it on the screen.
  ///
  /// Between two transitions it is in front of the whole window.
  func moveTo(_ container: View) {
    guard let space = copy.superview, space !== container else { return }
    let center = container.convert(copy.center, from: space)
    (origin, aim) = (container.convert(origin, from: space), container.convert(aim, from: space))
    container.addSubview(copy)
    copy.center = center
  }

  // MARK: The originals

  /// Another transition takes it on (H-38).
  func join(_ pair: Pair, isComing: Bool) {
    let isSame = pair.near === self.pair.near && pair.far === self.pair.far
    self.pair = pair
    isLost = false
    hide(pair)
    guard !isSame, front != nil else { return }
    addFront(of: pair.far, isComing: isComing)
  }

  /// Takes views that bear its name now in place of its originals; a view that bears another name
  /// by now is seen again (H-11b).
  func rebind(near: View?, far: View?) {
    pair = Pair(near: near ?? pair.near, far: far ?? pair.far)
    hide(pair)
    let others = hidden.filter { $0.heroID != id }
    hidden.removeAll { $0.heroID != id }
    restorer.reveal(others)
  }

  /// Shows the originals again, and removes the copy.
  func land() {
    if let window = copy.window {
      stand()
      moveTo(window)
    }
    restorer.restore()
  }
}
