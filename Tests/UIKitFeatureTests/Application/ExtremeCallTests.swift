import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Calls that no app makes on purpose: extreme numbers, cycles, and calls back from callbacks.
@MainActor @Suite("Extreme calls") struct ExtremeCallTests {
  private final class Runner: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    }
  }

  private let home = PlainViewController(title: "Home")
  private let stage: Stage

  init() { stage = Stage(home) }

  @Test(.rule("R-7")) func `a deadline may be infinite, not a number, or in the past`() throws {
    try stage.settle()
    var calls: [String] = []
    for seconds in [Double.infinity, .nan, 1e300] {
      expect(DispatchTime.now() + seconds, equals: .distantFuture)
    }
    stage.advance(by: .seconds(8))
    func add(_ name: String, at deadline: DispatchTime) {
      DispatchQueue.main.asyncAfter(deadline: deadline) {
        MainActor.assumeIsolated { calls.append(name) }
      }
    }
    add("seconds", at: .now() - 5)
    add("interval", at: .now() - .seconds(3))
    add("long ago", at: .now() - Double.infinity)
    DispatchQueue.main.asyncAfter(wallDeadline: .now() - 5) {
      MainActor.assumeIsolated { calls.append("wall") }
    }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() - .seconds(5)) {
      MainActor.assumeIsolated { calls.append("wall interval") }
    }
    stage.runTurn()
    expect(calls, equals: ["seconds", "interval", "long ago", "wall", "wall interval"])
    try stage.close()
  }

  @Test func `a layer is not added to itself or to a layer inside it`() {
    let outer = CALayer(), inner = CALayer()
    home.view.layer.addSublayer(outer)
    outer.addSublayer(inner)
    outer.addSublayer(outer)
    inner.addSublayer(outer)
    inner.insertSublayer(outer, below: nil)
    inner.sublayers = [outer]
    expect(outer.sublayers == [inner] && inner.sublayers == nil)
    expect(outer.superlayer === home.view.layer)
    expect(
      stage.issues.map(\.message),
      equals: ["<Layer> was added to itself."]
        + Array(repeating: "<Layer> was added to <Layer>, which is inside it.", count: 3))
  }

  @Test func `a view is not added to itself or to a view inside it`() {
    let outer = UIView(), inner = UIView()
    outer.addSubview(inner)
    outer.addSubview(outer)
    inner.addSubview(outer)
    expect(outer.subviews == [inner] && inner.subviews.isEmpty)
    expect(
      stage.issues.map(\.message),
      equals: ["<View> was added to itself.", "<View> was added to <View>, which is inside it."])
  }

  @Test func `a scroll view does not scroll to an offset that is not finite`() throws {
    let scroll = UIScrollView(frame: home.view.bounds)
    home.view.addSubview(scroll)
    scroll.contentOffset.y = .nan
    scroll.setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
    try stage.settle()
    expect(scroll.contentOffset, equals: .zero)
    expect(stage.issues.map(\.code), equals: [.notFinite, .notFinite])
    expect(stage.issues.first?.message.contains("content offset") == true)
  }

  @Test func `an animation with values of another kind does not change the layer`() throws {
    let frames = CAKeyframeAnimation(keyPath: "position")
    (frames.values, frames.duration) = ([1, 2], 0.2)
    home.view.layer.add(frames, forKey: "move")
    stage.advance(by: .milliseconds(100))
    expect(home.view.layer.presentation()?.position, equals: home.view.layer.position)
    try stage.settle()
    try stage.close()
  }

  @Test func `a detent that invalidates the detents while it is resolved is resolved once`() throws
  {
    let menu = PlainViewController(title: "Menu")
    let sheet = try #require(menu.sheetPresentationController)
    sheet.detents = [
      .custom { [unowned sheet] _ in
        sheet.invalidateDetents()
        return 200
      }
    ]
    home.present(menu, animated: true)
    try stage.settle()
    expect(menu.view.frame.height, equals: 200)
    try stage.close()
  }

  @Test func `a height of a row or a header that is not a number is reported`() throws {
    final class Heights: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        path.row == 0 ? .nan : 50
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        .infinity
      }
    }
    let heights = Heights(), table = UITableView(frame: home.view.bounds)
    (table.dataSource, table.delegate) = (heights, heights)
    home.view.addSubview(table)
    try stage.settle()
    expect(table.contentSize.height, equals: 50)
    expect(Set(stage.issues.map(\.code)) == [.notFinite])
    expect(stage.issues.first?.message.contains("section height") == true)
    expect(stage.issues.last?.message.contains("row height") == true)
  }

  @Test func `running the run loop in viewDidLoad returns at once, and is reported`() throws {
    let runner = Runner()
    home.present(runner, animated: true)
    try stage.settle()
    expect(home.presentedViewController === runner)
    expect(stage.issues.map(\.code), equals: [.notModelled])
  }
}
