import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions

/// The actions that an exploration performs on a fixture.
extension DetailFixture {
  struct Move {
    let name: String
    let times: Int
    let isPossible: () -> Bool
    let perform: () -> Void
  }

  /// Whether an app could push or present the page now without an error.
  private var mayCome: Bool {
    switch relation {
    case .stack: !stack.viewControllers.contains { $0 === page } && !isMoving
    case .modal: page.presentingViewController == nil
    }
  }

  /// Whether an app could pop or dismiss the page now.
  private var mayGo: Bool {
    switch relation {
    case .stack: stack.viewControllers.contains { $0 === page }
    case .modal: page.presentingViewController != nil && !page.isBeingDismissed
    }
  }

  var moves: [Move] {
    requests + hands + circumstances + (tabs == nil ? [] : [switchTab])
      + (transition is PhotoZoomTransition ? pulls : [])
      + (transition is SheetTransition && relation == .modal ? sheetPulls : [])
  }

  private var requests: [Move] {
    [
      Move(name: "come", times: 2) { [self] in
        mayCome
      } perform: { [self] in
        come()
      },
      Move(name: "go", times: 2) { [self] in
        mayGo
      } perform: { [self] in
        go()
      },
    ]
  }

  private var hands: [Move] {
    let drag = transition.drag
    return [
      Move(name: "drag", times: 1) { [self] in
        mayGo && !drag.isDown
      } perform: { [self] in
        drag.begin(length: 400) { go() }
      },
      Move(name: "grab", times: 2) { [self] in
        isMoving && !drag.isDown
      } perform: {
        drag.grab(length: 400)
      },
      Move(name: "move on", times: 1) {
        drag.isDown
      } perform: {
        drag.update(translation: 150)
      },
      Move(name: "let go", times: 2) {
        drag.isDown
      } perform: {
        drag.release(velocity: 1_000)
      },
      Move(name: "take back", times: 2) {
        drag.isDown
      } perform: {
        drag.takeBack()
      },
    ]
  }

  private var pulls: [Move] {
    guard let pull = (transition as? PhotoZoomTransition)?.pull else { return [] }
    return [
      Move(name: "pull", times: 2) { [self] in
        mayGo
      } perform: { [self] in
        pull.begin { go() }
      },
      Move(name: "pull on", times: 1, isPossible: { true }) {
        pull.update(translation: CGPoint(x: 20, y: 200))
      },
      Move(name: "release", times: 1, isPossible: { true }) { pull.release() },
      Move(name: "give back", times: 1, isPossible: { true }) { pull.takeBack() },
    ]
  }

  private var sheetPulls: [Move] {
    guard let pull = (transition as? SheetTransition)?.pull else { return [] }
    return [
      Move(name: "pull", times: 2) { [self] in
        mayGo
      } perform: {
        pull.begin()
      },
      Move(name: "pull down", times: 1, isPossible: { true }) { pull.update(translation: 300) },
      Move(name: "pull up", times: 1, isPossible: { true }) { pull.update(translation: -300) },
      Move(name: "release", times: 1, isPossible: { true }) { pull.release() },
      Move(name: "give back", times: 1, isPossible: { true }) { pull.takeBack() },
    ]
  }

  private var circumstances: [Move] {
    [
      Move(name: "scroll away", times: 1, isPossible: { true }) { [self] in
        wall.hasCell.toggle()
      },
      Move(name: "reduce motion", times: 1, isPossible: { true }) { [self] in
        stage.world.isReduceMotionEnabled.toggle()
      },
      Move(name: "rotate", times: 1, isPossible: { true }) { [self] in
        let size = stage.window.bounds.size
        stage.window.bounds.size = CGSize(width: size.height, height: size.width)
        stack.view.frame = stage.window.bounds
      },
    ]
  }

  private var switchTab: Move {
    Move(name: "switch", times: 2, isPossible: { true }) { [self] in
      tabs?.selectedIndex = tabs?.selectedIndex == 0 ? 1 : 0
    }
  }

  /// Cancels all gestures.
  func lift() {
    transition.drag.takeBack()
    (transition as? PhotoZoomTransition)?.pull.takeBack()
    (transition as? SheetTransition)?.pull.takeBack()
  }

  /// Declares the moves, and the check that no transition leaves a view hidden or changed.
  func explore(in scenario: PresentationTesting.Scenario) {
    for move in moves {
      scenario.may(move.name, times: move.times, when: move.isPossible, move.perform)
    }
    scenario.beforeRest { [self] in lift() }
    scenario.atRest("nothing is left behind") { [self] in spoils == [] }
  }
}
