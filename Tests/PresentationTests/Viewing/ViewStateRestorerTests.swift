import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

@Suite("Restoring views") @MainActor
struct ViewStateRestorerTests {
  @Test
  func `a ViewStateRestorer restores its changed views, and a second restore call does nothing`() {
    let restorer = ViewStateRestorer(), home = View("home"), view = View("view"),
      copy = View("copy")
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.alpha = 0.5
    restorer.keep(view)
    restorer.hide(view)
    restorer.add(copy, to: home)
    restorer.add(View("behind"), to: home, behind: copy)
    expect(home.subviews.map(\.name) == ["behind", "copy"] && !restorer.isEmpty)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = .zero
    restorer.keep(view)
    restorer.restore()
    expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && view.alpha == 0.5)
    expect(view.transform == .identity && !view.isHidden && home.subviews == [])
    expect(restorer.isEmpty)
    view.isHidden = true
    restorer.restore()
    expect(view.isHidden)
  }

  @Test
  func `a ViewStateRestorer does not unhide a view that was already hidden`() {
    let first = ViewStateRestorer(), second = ViewStateRestorer(), view = View("view"),
      own = View("own")
    own.isHidden = true
    first.hide(own)
    first.hide(view)
    second.hide(view)
    first.restore()
    second.restore()
    expect(own.isHidden && !view.isHidden)
  }
}

@Suite("Animator group") @MainActor
struct AnimatorGroupTests {
  private let fixture = AnimatorFixture()
  private let other: View
  private let group: AnimatorGroup

  init() {
    let fixture = fixture
    let other = fixture.view("other")
    (self.other, group) = fixture.use {
      let long = ViewPropertyAnimator(duration: 1, curve: .linear) { fixture.card.center.x = 100 }
      let short = ViewPropertyAnimator(duration: 0.5, curve: .linear) { other.center.x = 100 }
      return (other, AnimatorGroup([long, short]))
    }
  }

  private var places: [Double] {
    [fixture.seen, other.presentationValues().center.x].map { ($0 * 1e6).rounded() / 1e6 }
  }

  @Test(.rule("A-2", "A-24"))
  func `all animators of a group are paused, scrubbed and continued together`() throws {
    group.startAnimation()
    fixture.advance(200)
    expect(places == [20, 40] && group.isRunning)
    group.pauseAnimation()
    fixture.advance(200)
    expect(places == [20, 40] && !group.isRunning && abs(group.fractionComplete - 0.2) < 1e-9)
    group.fractionComplete = 0.4
    expect(places, equals: [40, 80])
    group.fractionComplete = 0.8
    expect(places, equals: [80, 100])
    group.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    fixture.advance(200)
    expect(group.state == .inactive && places == [100, 100])
    try fixture.stage.close()
  }

  @Test(.rule("A-3", "A-25"))
  func `all animators of a group are reversed together, even if one animator has ended`() throws {
    var positions: [ViewAnimatingPosition] = []
    group.addCompletion { positions.append($0) }
    group.startAnimation()
    fixture.advance(800)
    group.pauseAnimation()
    group.isReversed = true
    expect(group.isReversed && places == [80, 100])
    group.continueAnimation(withTimingParameters: nil, durationFactor: 0.4)
    fixture.advance(200)
    expect(places, equals: [40, 50])
    fixture.advance(200)
    expect(group.state == .inactive && places == [0, 0] && positions == [.start])
    try fixture.stage.close()
  }

  @Test(.rule("A-4", "A-5", "A-20"))
  func `all animators of a group are stopped together`() throws {
    group.startAnimation(afterDelay: 0.1)
    fixture.advance(300)
    expect(places, equals: [20, 40])
    group.stopAnimation(false)
    group.finishAnimation(at: .end)
    expect(places == [100, 100] && group.state == .inactive)
    group.addAnimations { [fixture] in fixture.card.center.x = 0 }
    group.addAnimations({}, delayFactor: 0.5)
    group.startAnimation()
    fixture.advance(100)
    group.stopAnimation(true)
    expect(places[0], equals: 90)
    try fixture.stage.close()
  }
}
