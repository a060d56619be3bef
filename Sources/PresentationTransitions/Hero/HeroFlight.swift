import Foundation
import Presentation

/// The flight of a view between two screens.
///
/// A copy flies, while the two original views are hidden (H-11).
@MainActor final class HeroFlight {
  /// The two original views of a flight.
  struct Pair {
    /// The original on the screen that stays.
    let near: View
    /// The original on the screen that appears or disappears.
    let far: View
  }

  let id: String
  /// The flying view.
  ///
  /// By default, the flying view contains pictures of both originals; the far original is in front.
  let copy: View
  /// The description of the flight in traces and stages.
  private let flight: ViewFlight
  /// The frame to which the flight returns when it is reversed, in the coordinates of the copy's
  /// superview.
  private(set) var origin: CGRect
  /// Whether the target was removed or is out of sight.
  ///
  /// If true, the copy fades out during the flight (H-39).
  var isLost = false
  private(set) var pair: Pair
  /// The picture of the far original, which is in front; nil if the app has provided the flying
  /// view.
  private var front: View?
  private let transition: HeroTransition
  private let restorer = ViewStateRestorer()
  /// The views that the restorer hides.
  private var hidden: [View] = []

  /// Creates a copy over one of the two originals, and hides both originals.
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

  /// The target frame of the flight, in the coordinates of the copy's superview.
  var aim: CGRect {
    get { flight.target }
    set { flight.target = newValue }
  }

  /// The frame at which the copy is seen now, in the coordinates of the copy's superview.
  var frame: CGRect { copy.presentationValues().frame }

  /// Records an event of the flight.
  func record(_ event: ViewFlight.Event) { flight.record(event) }

  // MARK: Flying

  /// Starts the flight to `aim`, where the copy has the look of the original (H-8, H-9).
  ///
  /// Call this method in an animation block.
  func head(for aim: CGRect, isComing: Bool) {
    (origin, self.aim) = (copy.frame, aim)
    copy.frame = aim
    copy.alpha = 1
    front?.alpha = isComing ? 1 : 0
  }

  /// Changes the target of a flight whose target has moved (H-25).
  ///
  /// Call this method in an animation block.
  func bend(to aim: CGRect) {
    let old = CGPoint(x: self.aim.midX, y: self.aim.midY)
    // When a flight is reversed, its size may be set below zero, which a frame would not keep.
    copy.center = copy.center.moved(by: old.offset(to: CGPoint(x: aim.midX, y: aim.midY)))
    copy.bounds.size = copy.bounds.size.moved(by: self.aim.size.offset(to: aim.size))
    self.aim = aim
  }

  /// Reverses the flight, which then returns to its start along its path.
  func turnBack() { (origin, aim) = (aim, origin) }

  /// The velocities of the copy and of the views inside it.
  var momenta: [ViewMomentum] { copy.tree.map { ViewMomentum(of: $0) } }

  /// Stops the copy and the views inside it in their current visible state.
  func stand() { View.freeze(copy.tree) }

  /// Moves the copy into another view; its position on the screen stays the same.
  ///
  /// Between two transitions, the copy is in front of all other views of the window.
  func moveTo(_ container: View) {
    guard let space = copy.superview, space !== container else { return }
    let center = container.convert(copy.center, from: space)
    (origin, aim) = (container.convert(origin, from: space), container.convert(aim, from: space))
    container.addSubview(copy)
    copy.center = center
  }

  // MARK: The originals

  /// Continues the flight as part of another transition, with other original views (H-38).
  func join(_ pair: Pair, isComing: Bool) {
    let isSame = pair.near === self.pair.near && pair.far === self.pair.far
    self.pair = pair
    isLost = false
    hide(pair)
    guard !isSame, front != nil else { return }
    addFront(of: pair.far, isComing: isComing)
  }

  /// Replaces the original views by the views that now have the flight's hero ID (H-11b).
  ///
  /// An earlier original that now has another hero ID is shown again.
  func rebind(near: View?, far: View?) {
    pair = Pair(near: near ?? pair.near, far: far ?? pair.far)
    hide(pair)
    let others = hidden.filter { $0.heroID != id }
    hidden.removeAll { $0.heroID != id }
    restorer.reveal(others)
  }

  /// Ends the flight: shows the originals again, and removes the copy.
  func land() {
    if let window = copy.window {
      stand()
      moveTo(window)
    }
    restorer.restore()
  }
}
