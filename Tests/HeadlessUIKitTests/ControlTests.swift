import PresentationTesting
import QuartzCore
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Controls in client code") struct ControlTests {
  private let home = PlainViewController(title: "Home")

  @Test func `a table has cells only for visible rows, and reuses cells after scrolling`() {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      var chosen: [IndexPath] = []

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(indexPath)
      }
    }
    let stage = Stage(home), rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (rows, rows)
    home.view.addSubview(table)
    stage.runTurn()
    expect(table.indexPathsForVisibleRows, equals: (0..<10).map { IndexPath(row: $0, section: 0) })
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    table.contentOffset.y = 440
    stage.runTurn()
    expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    expect(table.visibleCells.contains { $0 === first })
    let twelfth = IndexPath(row: 12, section: 0)
    expect(table.convert(table.rectForRow(at: twelfth), to: home.view).minY, equals: 188)
    table.tapRow(at: twelfth)
    expect(rows.chosen, equals: [twelfth])
    expect(table.cellForRow(at: twelfth)?.isSelected == true)
  }

  @Test
  func
    `a selector made from a string is performed only on a target that conforms to SelectorTarget`()
  {
    final class Target: SelectorTarget {
      var heard: [String] = []
      func perform(_ selector: Selector, from sender: Any?) { heard.append(selector.description) }
    }
    let stage = Stage(home), target = Target()
    let tap = UITapGestureRecognizer(target: target, action: Selector(("tapped:")))
    home.view.addGestureRecognizer(tap)
    tap.tap()
    expect(target.heard, equals: ["tapped:"])
    tap.removeTarget(target, action: nil)
    tap.addTarget(home, action: Selector(("nobody")))
    tap.tap()
    expect(stage.issues.map(\.code), equals: [.notModelled])
    expect(tap.isKind(of: UIGestureRecognizer.self))
    expect(!tap.isKind(of: UIPanGestureRecognizer.self))
  }

  @Test(.rule("R-11")) func `a display link ticks 60 times a second`() {
    final class Counter { var times: [Double] = [] }
    let world = World(), counter = Counter()
    let relay = Relay { (link: CADisplayLink) in
      counter.times.append(link.timestamp)
      if counter.times.count == 3 { link.invalidate() }
    }
    world.use {
      let link = CADisplayLink(target: relay, selector: Relay.action)
      link.add(to: .main, forMode: .common)
    }
    world.clock.advance(by: .seconds(1))
    expect(counter.times.count, equals: 3)
    expect(abs(counter.times[2] - 0.05) < 1e-6)
    world.end()
  }

  @Test func `an exploration ends although a screen starts display links again and again`() throws {
    final class Screen: UIViewController {
      var link: CADisplayLink?
      var frames = 0
      func start() {
        let relay = Relay { [unowned self] (link: CADisplayLink) in
          frames += 1
          if frames == 3 { stop() }
        }
        link = CADisplayLink(target: relay, selector: Relay.action)
        link?.add(to: .main, forMode: .common)
      }
      func stop() {
        link?.invalidate()
        (link, frames) = (nil, 0)
      }
    }
    let result = try explore(budget: 500) { scenario in
      let screen = Screen(nibName: nil, bundle: nil)
      _ = scenario.stage(screen)
      scenario.may("start", when: { screen.link == nil }) { screen.start() }
      scenario.may("stop", when: { screen.link != nil }) { screen.stop() }
      scenario.atRest("stands") { screen.link == nil }
    }
    expect(result.isComplete)
  }

  @Test func `three-dimensional transforms can be concatenated and inverted`() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let both = CATransform3DTranslate(turn, 10, 0, 0)
    let flat = CATransform3DGetAffineTransform(both)
    expect(abs(flat.tx) < 1e-12 && abs(flat.ty - 10) < 1e-12)
    let undone = CATransform3DConcat(both, CATransform3DInvert(both))
    expect(abs(undone.m11 - 1) < 1e-12 && abs(undone.m42) < 1e-12)
    expect(CATransform3DIsAffine(both))
  }

  @Test(arguments: [
    CATransform3DMakeScale(0.5, 0.5, 0.5), CATransform3DMakeTranslation(1, 2, 3),
    CATransform3DMakeRotation(1, 0, 1, 0), CATransform3DMakeScale(2, 3, 1),
  ])
  func `affineTransform returns the two-dimensional part of a layer's transform`(
    transform: CATransform3D
  ) throws {
    let stage = Stage(home)
    for layer in [home.view.layer, CALayer()] {
      layer.transform = transform
      expect(layer.transform, equals: transform)
      expect(layer.presentation()?.transform, equals: transform)
      expect(layer.affineTransform(), equals: CATransform3DGetAffineTransform(transform))
      let flat = layer.affineTransform()
      layer.setAffineTransform(flat)
      expect(layer.transform, equals: CATransform3DMakeAffineTransform(flat))
    }
    stage.world.use {
      UIView.animate(withDuration: 1) { home.view.layer.transform = transform }
    }
    try stage.settle()
    expect(home.view.layer.transform, equals: transform)
    home.view.transform = CGAffineTransform(scaleX: 5, y: 5)
    expect(home.view.layer.transform, equals: CATransform3DMakeScale(5, 5, 1))
    expect(stage.issues.isEmpty)
  }

  @Test func `a transform with perspective is reported as not modeled`() {
    let stage = Stage(home)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    home.view.layer.transform = transform
    expect(stage.issues.isEmpty, "it moves no point of a flat layer")
    home.view.layer.transform = CATransform3DRotate(transform, 1, 0, 1, 0)
    expect(stage.issues.map(\.code), equals: [.notModelled])
  }

  @Test(.rule("R-9"))
  func `a transaction completes when all its animation blocks have ended`() throws {
    final class Note { var lines: [String] = [] }
    let stage = Stage(home), note = Note(), clock = stage.world.clock
    func completed(_ what: String, _ changes: () -> Void) {
      CATransaction.begin()
      CATransaction.setCompletionBlock { note.lines.append("\(what) \(clock.now)") }
      changes()
      CATransaction.commit()
    }
    stage.world.use {
      completed("blocks") {
        UIView.animate(withDuration: 0.5) { home.view.alpha = 0.5 }
        UIView.animate(withDuration: 0.25) { home.view.layer.cornerRadius = 5 }
      }
      completed("nothing") {}
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      UIView.animate(withDuration: 1) { home.view.layer.borderWidth = 3 }
      CATransaction.commit()
    }
    expect(note.lines.isEmpty)
    expect(home.view.presentationValues().look.borderWidth, equals: 3)
    try stage.settle()
    expect(note.lines, equals: ["nothing 0.0 seconds", "blocks 0.5 seconds"])
  }
}
