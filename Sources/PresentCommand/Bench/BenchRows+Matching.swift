import Foundation
import Presentation
import PresentationTesting

// Measurements of matched views.
extension BenchRows {
  static let matching: [BenchRow] = [resolving, registering, chain]

  private static func window() -> (stage: Stage, root: View) {
    let home = ViewController("Home"), stage = Stage(home)
    stage.world.recorder.isOn = false
    return (stage, home.view)
  }

  private static func place(_ index: Int) -> CGRect {
    CGRect(x: CGFloat(index % 100), y: CGFloat(index / 100), width: 10, height: 20)
  }

  private static func add(_ index: Int, to root: View, _ geometries: MatchedGeometry...) -> View {
    let view = View(frame: place(index))
    view.matchedGeometries = geometries
    root.addSubview(view)
    return view
  }

  private static func pairs(_ count: Int) -> (stage: Stage, last: View) {
    let (stage, root) = window()
    var last = root
    for index in 0..<count {
      _ = add(index, to: root, MatchedGeometry(id: index, in: 0))
      last = add(index + 7, to: root, MatchedGeometry(id: index, in: 0, isSource: false))
    }
    stage.runTurn()
    return (stage, last)
  }

  /// Repeatedly moves a view and reads its matched frame.
  ///
  /// After each move, the frames of all views that are connected with this view are computed again.
  private static func resolve(_ last: View, times: Int) -> () -> Void {
    {
      var sum = 0.0
      for round in 0..<times {
        last.center.x = CGFloat(round)
        sum += last.matchedFrame().maxX
      }
      precondition(sum > 0)
    }
  }

  private static let resolving = BenchRow(
    name: "an end of 10,000 matched pairs; a look-up and a transform", limit: 3,
    operations: 20 * 20_000
  ) {
    let (_, last) = pairs(10_000)
    return resolve(last, times: 20)
  } baseline: {
    let shared = Dictionary(uniqueKeysWithValues: (0..<10_000).map { ($0, place($0)) })
    let ways = (0..<10_000).map { CGAffineTransform(translationX: CGFloat($0), y: 1) }
    return {
      var sum = 0.0
      for round in 0..<20 {
        let step = CGAffineTransform(translationX: CGFloat(round), y: 0)
        for index in 0..<20_000 {
          let way = ways[index % 10_000].concatenating(step)
          if let rect = shared[index % 10_000] { sum += rect.origin.applying(way).x }
        }
      }
      precondition(sum > 0)
    }
  }

  private static let registering = BenchRow(
    name: "matching one of 100,000 views, of 1,000", limit: 1.5, operations: 100_000
  ) {
    register(100_000, times: 1)
  } baseline: {
    register(1_000, times: 100)
  }

  /// Makes every second view of large windows follow another view, and then removes these
  /// relations.
  ///
  /// The views are changed one by one.
  private static func register(_ count: Int, times: Int) -> () -> Void {
    let windows = (0..<times).map { _ in
      let (stage, root) = window(), views = tree(count, in: root)
      stage.runTurn()
      return (stage, views)
    }
    return {
      for (stage, views) in windows {
        for (index, view) in views.enumerated() {
          view.matchedGeometries = [
            MatchedGeometry(id: index / 2, in: 0, isSource: index.isMultiple(of: 2))
          ]
        }
        stage.runTurn()
        for view in views { view.matchedGeometries = [] }
        stage.runTurn()
        precondition(stage.issues.isEmpty)
      }
    }
  }

  /// Returns views in nested boxes; each box contains 50 boxes or views.
  private static func tree(_ count: Int, in root: View) -> [View] {
    var (boxes, views): ([View], [View]) = ([root], [])
    while boxes.count * 50 < count {
      boxes = boxes.flatMap { outer in
        (0..<50).map { _ in
          let box = View()
          outer.addSubview(box)
          return box
        }
      }
    }
    for index in 0..<count {
      let view = View(frame: place(index))
      boxes[index / 50].addSubview(view)
      views.append(view)
    }
    return views
  }

  /// A measurement of a chain in which each view follows the view that was added after it.
  private static let chain = BenchRow(
    name: "a link of 1,000 followers in a chain; an end of 500 pairs", limit: 2.5,
    operations: 200 * 1_000
  ) {
    let (stage, root) = window()
    for index in 0..<1_000 {
      _ = add(
        index, to: root, MatchedGeometry(id: index, in: 0),
        MatchedGeometry(id: index + 1, in: 0, isSource: false))
    }
    let last = add(1_000, to: root, MatchedGeometry(id: 1_000, in: 0))
    stage.runTurn()
    return resolve(last, times: 200)
  } baseline: {
    let (_, last) = pairs(500)
    return resolve(last, times: 200)
  }
}
