import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Completions, layout and callbacks in run loop turns")
@MainActor struct CommitTests {
  private let home = ViewController("Home")
  private let log = Log()

  @Test(.rule("R-10"))
  func `animations that end at the same time call their completions in the order they began`()
    throws
  {
    let stage = Stage(home)
    let view = home.view
    stage.world.use {
      for (name, seconds) in [("late", 0.5), ("first", 0.2), ("second", 0.2)] {
        View.animate(withDuration: seconds) { [log] in
          log.note("\(name) begins")
          view?.center.x += 10
        } completion: { [log] _ in
          log.note("\(name) ends")
        }
      }
    }
    expect(log.lines, equals: ["late begins", "first begins", "second begins"])
    try stage.settle()
    expect(log.lines.dropFirst(3), equals: ["first ends", "second ends", "late ends"])
  }

  @Test(.rule("R-10"), arguments: [true, false])
  func `if the duration is 0 or animations are disabled, animate calls completion immediately`(
    isEnabled: Bool
  ) {
    let stage = Stage(home)
    stage.world.areAnimationsEnabled = isEnabled
    stage.world.use {
      View.animate(withDuration: isEnabled ? 0 : 3) {
      } completion: { [log] _ in
        log.note("ends")
      }
    }
    expect(log.lines, equals: ["ends"])
  }

  @Test(.rule("R-2"))
  func `a view that gets several setNeedsLayout calls in a run-loop turn is laid out once`() throws
  {
    final class Counting: View {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let view = Counting("view"), stage = Stage(home)
    home.view.addSubview(view)
    try stage.settle()
    let before = view.layouts
    for _ in 0..<3 { view.setNeedsLayout() }
    expect(view.layouts, equals: before)
    stage.runTurn()
    expect(view.layouts, equals: before + 1)
    stage.runTurn()
    expect(view.layouts, equals: before + 1)
  }

  @Test(.rule("R-13", "P-20"), arguments: [ModalPresentationStyle.fullScreen, .pageSheet])
  func `a presentation calls all viewWill callbacks in one run-loop turn`(
    style: ModalPresentationStyle
  ) throws {
    let editor = ViewController("Editor"), stage = Stage(home)
    editor.modalPresentationStyle = style
    home.present(editor, animated: true)
    try stage.settle()
    let lines = stage.trace.lines.filter { ["Home", "Editor"].contains($0.subject) }
    let wills = lines.filter {
      $0.event.hasPrefix("viewWill") || $0.event.hasPrefix("viewIsAppearing")
    }
    let dids = lines.filter {
      $0.event.hasPrefix("viewDidAppear") || $0.event.hasPrefix("viewDidDisappear")
    }
    expect(wills.count, equals: style == .fullScreen ? 3 : 2)
    expect(wills.allSatisfy { $0.turn.isCommit && $0.turn.number == 1 })
    expect(dids.count, equals: style == .fullScreen ? 2 : 1)
    expect(dids.allSatisfy { $0.turn.number > 1 })
  }
}
