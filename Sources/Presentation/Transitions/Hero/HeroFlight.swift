package import Foundation
import PresentationMotion

/// One view on its way between two screens: a copy flies, the originals are hidden (H-11).
@MainActor package final class HeroFlight {
  /// The two views of a flight.
  struct Pair {
    /// On the screen that stays.
    let near: View
    /// On the screen that comes or goes.
    let far: View
  }

  package let id: String
  /// What flies: both looks, the one that it changes into in front.
  package let copy: View
  /// Where it flies to, in the coordinates of what it flies in.
  package private(set) var aim: CGRect
  /// Where it comes back to if it is turned, in the same coordinates.
  private(set) var origin: CGRect
  /// Which of all starts this was.
  package internal(set) var number = 0
  /// Whether what it flies to is gone, or out of sight: it fades on its way (H-39).
  private(set) var isLost = false
  private(set) var pair: Pair
  private var front: View
  private let ledger = ViewLedger()
  private var hidden: [View] = []

  /// A copy over one of the two views.
  init(_ id: String, _ pair: Pair, isComing: Bool, from: CGRect, in container: View) {
    (self.id, self.pair, origin, aim) = (id, pair, from, from)
    copy = View("flight \(id)", frame: from)
    let back = Self.look(of: pair.near, in: copy)
    front = Self.look(of: pair.far, in: copy)
    copy.addSubview(back)
    copy.addSubview(front)
    front.alpha = isComing ? 0 : 1
    ledger.add(copy, to: container)
    hide(pair)
  }

  /// A picture of a view, as large as the copy that it is put into.
  private static func look(of view: View, in copy: View) -> View {
    let picture = View(view.name, frame: copy.bounds)
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.look != View.Look() { picture.madeExtras.look = view.look }
    return picture
  }

  private func hide(_ pair: Pair) {
    for view in [pair.near, pair.far] where !hides(view) {
      ledger.hide(view)
      hidden.append(view)
    }
  }

  func hides(_ view: View) -> Bool { hidden.contains { $0 === view } }

  /// Where it is seen after a while, in the coordinates of what it flies in.
  package func frame(after delay: Duration = .zero) -> CGRect {
    copy.presentationValues(after: delay).frame
  }

  /// In an animation block: flies to `aim`, and turns into the view there (H-8, H-9).
  func head(for aim: CGRect, isComing: Bool) {
    (origin, self.aim) = (copy.frame, aim)
    copy.frame = aim
    copy.alpha = 1
    front.alpha = isComing ? 1 : 0
  }

  /// Goes back the way that it has come.
  func turnBack() { (origin, aim) = (aim, origin) }

  /// Stays where it is seen, and the looks as they are: nothing moves them any more.
  func stand() {
    let seen = ([copy] + copy.subviews).map { ($0, $0.presentationValues()) }
    for (view, _) in seen {
      for motion in view.motions { motion.window.letGo(motion) }
    }
    for (view, values) in seen { (view.frame, view.alpha) = (values.frame, values.alpha) }
  }

  /// In the air, between two transitions, it is in front of the whole window.
  func moveTo(_ container: View) {
    guard let space = copy.superview, space !== container else { return }
    let center = container.convert(copy.center, from: space)
    (origin, aim) = (container.convert(origin, from: space), container.convert(aim, from: space))
    container.addSubview(copy)
    copy.center = center
  }

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

  /// What it flies to has moved: the way there moves along (H-25, G-13).
  func follow(_ aim: CGRect) {
    guard aim != self.aim else { return }
    copy.frame = copy.frame.moved(by: self.aim.offset(to: aim))
    self.aim = aim
  }

  /// What it flies to is gone: on to where it was, fading over the seconds that are left, or over
  /// those of the block that runs (H-39).
  func lose(over seconds: Double) {
    guard !isLost else { return }
    isLost = true
    if seconds == 0 { return copy.alpha = 0 }
    View.animate(withDuration: seconds, delay: 0, options: .curveLinear) { self.copy.alpha = 0 }
  }

  /// The originals are seen again, and the copy goes.
  func land() {
    if let window = copy.window {
      stand()
      moveTo(window)
    }
    ledger.restore()
    hidden.removeAll()
  }
}
