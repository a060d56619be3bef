import Foundation
import Presentation

/// A flight in a ``HeroTransition``: a copy moves from a view of one controller to a view of
/// another.
///
/// The two views have the same hero ID and are called the originals. They are hidden during the
/// flight (H-11).
@MainActor final class HeroFlight {
  /// The two views with the same hero ID: the copy moves from one of them to the other.
  struct Pair {
    /// The view that belongs to the controller behind, for example to the presenter.
    let near: View
    /// The view that belongs to the presented, pushed, dismissed or popped controller.
    let far: View
  }

  let id: String
  /// The view that moves between the two views with the same hero ID, the originals.
  ///
  /// By default, this view contains pictures of both originals. The picture of `pair.far` is in
  /// front.
  let copy: View
  /// The description of this flight that tests read, for example with `Stage.nextFlight(_:)`.
  private let flight: ViewFlight
  /// The frame to which ``copy``, the moving view, returns if the flight is reversed.
  ///
  /// The frame is in the coordinates of the copy's superview.
  private(set) var origin: CGRect
  /// Whether the view to which ``copy`` moves was removed or is not visible.
  ///
  /// If true, the copy fades out during the flight (H-39).
  var isLost = false
  private(set) var pair: Pair
  /// The picture of `pair.far`; nil if ``HeroTransition/flyingView`` has returned a view.
  private var front: View?
  private let transition: HeroTransition
  private let restorer = ViewStateRestorer()
  /// The views with the hero ID of the flight that are hidden during the flight.
  private var hidden: [View] = []

  /// Creates the moving view at the frame `from`, and hides the two views with the same hero ID.
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

  /// The frame at which the flight of ``copy`` ends, in the coordinates of the copy's superview.
  var aim: CGRect {
    get { flight.target }
    set { flight.target = newValue }
  }

  /// The visible frame of ``copy``, the moving view, in the coordinates of the copy's superview.
  var frame: CGRect { copy.presentationValues().frame }

  /// Records an event of the flight, for traces.
  func record(_ event: ViewFlight.Event) { flight.record(event) }

  // MARK: Flying

  /// Moves ``copy`` to the frame `aim`, and fades the copy to the look of the view at that frame
  /// (H-8, H-9).
  ///
  /// Call this method in an animation block.
  func head(for aim: CGRect, isComing: Bool) {
    (origin, self.aim) = (copy.frame, aim)
    copy.frame = aim
    copy.alpha = 1
    front?.alpha = isComing ? 1 : 0
  }

  /// Moves the end of the flight to another frame, because the target view has moved (H-25).
  ///
  /// Call this method in an animation block.
  func bend(to aim: CGRect) {
    let old = CGPoint(x: self.aim.midX, y: self.aim.midY)
    // In a reversed flight, the size may become negative. A frame cannot have a negative size.
    copy.center = copy.center.moved(by: old.offset(to: CGPoint(x: aim.midX, y: aim.midY)))
    copy.bounds.size = copy.bounds.size.moved(by: self.aim.size.offset(to: aim.size))
    self.aim = aim
  }

  /// Swaps the start and the end of the flight, because its animator is reversed.
  func turnBack() { (origin, aim) = (aim, origin) }

  /// The velocities of the visible changes of ``copy`` and of the views inside the copy.
  var momenta: [ViewMomentum] { copy.tree.map { ViewMomentum(of: $0) } }

  /// Removes the animations of ``copy`` and of its subviews; these views keep their visible state.
  func stand() { View.freeze(copy.tree) }

  /// Moves ``copy`` into another superview; the copy's position on the screen stays the same.
  func moveTo(_ container: View) {
    guard let space = copy.superview, space !== container else { return }
    let center = container.convert(copy.center, from: space)
    (origin, aim) = (container.convert(origin, from: space), container.convert(aim, from: space))
    container.addSubview(copy)
    copy.center = center
  }

  // MARK: The originals

  /// Continues the flight as part of another transition, between two other views (H-38).
  func join(_ pair: Pair, isComing: Bool) {
    let isSame = pair.near === self.pair.near && pair.far === self.pair.far
    self.pair = pair
    isLost = false
    hide(pair)
    guard !isSame, front != nil else { return }
    addFront(of: pair.far, isComing: isComing)
  }

  /// Replaces the views between which the copy moves (H-11b).
  ///
  /// The app may have given the hero ID of the flight to other views. The new views are hidden. An
  /// earlier view is shown again if its hero ID has changed.
  func rebind(near: View?, far: View?) {
    pair = Pair(near: near ?? pair.near, far: far ?? pair.far)
    hide(pair)
    let others = hidden.filter { $0.heroID != id }
    hidden.removeAll { $0.heroID != id }
    restorer.reveal(others)
  }

  /// Ends the flight: shows the two views with the same hero ID again, and removes the copy.
  func land() {
    if let window = copy.window {
      stand()
      moveTo(window)
    }
    restorer.restore()
  }
}
