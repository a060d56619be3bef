import Foundation
import Presentation
import PresentationMotion

/// One view on its way between two screens: a copy flies, and the originals are hidden (H-11).
@MainActor final class HeroFlight {
  /// The two originals of a flight.
  struct Pair {
    /// On the screen that stays.
    let near: View
    /// On the screen that comes or goes.
    let far: View
  }

  let id: String
  /// The view that flies: both looks, the one that it changes into in front.
  let copy: View
  /// What traces and stages see of it.
  private let flight: ViewFlight
  /// Where it comes back to if it is turned, in the same coordinates.
  private(set) var origin: CGRect
  /// Whether its target is gone or out of sight, so that it fades on its way (H-39).
  var isLost = false
  private(set) var pair: Pair
  private var front: View
  private let restorer = ViewStateRestorer()

  /// Creates a copy over one of the two originals, and hides both.
  init(_ id: String, _ pair: Pair, isComing: Bool, from: CGRect, in container: View) {
    (self.id, self.pair, origin) = (id, pair, from)
    copy = View("flight \(id)", frame: from)
    flight = ViewFlight(id, of: copy, restoredBy: restorer)
    copy.isUserInteractionEnabled = false
    let back = Self.look(of: pair.near, in: copy)
    front = Self.look(of: pair.far, in: copy)
    copy.addSubview(back)
    copy.addSubview(front)
    front.alpha = isComing ? 0 : 1
    restorer.add(copy, to: container)
    hide(pair)
  }

  /// Returns a picture of a view, as large as the copy that contains it.
  private static func look(of view: View, in copy: View) -> View {
    let picture = View(view.name, frame: copy.bounds)
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.look != View.Look() { picture.look = view.look }
    return picture
  }

  private func hide(_ pair: Pair) {
    restorer.hide(pair.near)
    restorer.hide(pair.far)
  }

  func hides(_ view: View) -> Bool { restorer.hides(view) }

  /// Where it flies to, in the coordinates of its superview.
  var aim: CGRect {
    get { flight.target }
    set { flight.target = newValue }
  }

  /// Where it is seen now, in the coordinates of its superview.
  var frame: CGRect { copy.presentationValues().frame }

  /// Records what happens to it.
  func record(_ event: ViewFlight.Event) { flight.record(event) }

  // MARK: The way

  /// In an animation block: flies to `aim`, and turns into the original there (H-8, H-9).
  func head(for aim: CGRect, isComing: Bool) {
    (origin, self.aim) = (copy.frame, aim)
    copy.frame = aim
    copy.alpha = 1
    front.alpha = isComing ? 1 : 0
  }

  /// In an animation block: the target has moved (H-25).
  func bend(to aim: CGRect) {
    let old = CGPoint(x: self.aim.midX, y: self.aim.midY)
    // Where it turns back, the size it is set to may fall below zero; a frame would not keep that.
    copy.center = copy.center.moved(by: old.offset(to: CGPoint(x: aim.midX, y: aim.midY)))
    copy.bounds.size = copy.bounds.size.moved(by: self.aim.size.offset(to: aim.size))
    self.aim = aim
  }

  /// Goes back the way that it has come.
  func turnBack() { (origin, aim) = (aim, origin) }

  /// How fast the copy and its looks change now.
  var momenta: [ViewMomentum] { ([copy] + copy.subviews).map { ViewMomentum(of: $0) } }

  /// Stops where it is seen, with its looks as they are seen.
  func stand() { View.freeze([copy] + copy.subviews) }

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
    guard !isSame else { return }
    front = Self.look(of: pair.far, in: copy)
    copy.addSubview(front)
    front.alpha = isComing ? 0 : 1
  }

  /// Takes views that bear its name now in place of its originals; a view that bears another name
  /// by now is seen again (H-11b).
  func rebind(near: View?, far: View?) {
    pair = Pair(near: near ?? pair.near, far: far ?? pair.far)
    hide(pair)
    restorer.reveal { [id] in $0.heroID != id }
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
