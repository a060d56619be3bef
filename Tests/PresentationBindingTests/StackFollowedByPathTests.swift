import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The app or the user changes the stack, and the path follows.
@Suite("A path that follows its stack", .olderSystemsToo)
@MainActor struct StackFollowedByPathTests {
  @Test(.rule("N-13", "N-14"), arguments: [true, false])
  func `a pop is written to the path when the pop begins`(animated: Bool) throws {
    let shelf = try Shelf(["Rome", "Forum"])
    shelf.stage.startOver()
    shelf.stack.popViewController(animated: animated)
    shelf.stage.runTurn()
    expect(shelf.library.path, equals: ["Rome"])
    try shelf.settle()
    expect(shelf.notes, equals: [#"= ["Rome"] (program)"#])
    expect(shelf.seen, equals: ["Rome"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-22"), arguments: [true, false])
  func `popToRoot empties the path`(animated: Bool) throws {
    let shelf = try Shelf(["Rome", "Forum", "Arch"])
    shelf.stack.popToRootViewController(animated: animated)
    try shelf.settle()
    expect(shelf.library.path, equals: [])
    expect(shelf.presenter?.shown == nil)
    try shelf.stage.finish()
  }

  @Test(.rule("N-28"), arguments: [true, false])
  func `setViewControllers writes the values of the controllers in the stack to the path`(
    animated: Bool
  ) throws {
    let shelf = try Shelf(["Rome", "Forum", "Arch"]), old = shelf.stack.viewControllers
    shelf.stack.setViewControllers([old[0], old[3], old[2]], animated: animated)
    try shelf.settle()
    expect(shelf.library.path, equals: ["Arch", "Forum"])
    shelf.stack.setViewControllers([ViewController("Other")], animated: animated)
    try shelf.stage.settle()
    expect(shelf.library.path, equals: [])
    shelf.library.path = ["Oslo"]
    try shelf.stage.settle()
    expect(shelf.names, equals: ["Other", "Oslo"])
    shelf.stack.setViewControllers([], animated: false)
    shelf.library.path = ["Rome"]
    try shelf.stage.settle()
    expect(shelf.names, equals: ["Rome"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-40"))
  func `a controller pushed by the app stays in the stack until the path changes`() throws {
    let shelf = try Shelf(["Rome"])
    shelf.stack.pushViewController(ViewController("Help"), animated: true)
    try shelf.stage.settle()
    expect(shelf.names, equals: ["Albums", "Rome", "Help"])
    expect(shelf.library.path, equals: ["Rome"])
    shelf.presenter?.update()
    try shelf.stage.settle()
    expect(shelf.names, equals: ["Albums", "Rome", "Help"])
    shelf.library.path.append("Forum")
    try shelf.settle()
    try shelf.stage.finish()
  }

  @Test(.rule("N-42"))
  func `two animated pops in one run-loop turn write the path twice with the cause 'program'`()
    throws
  {
    let shelf = try Shelf(["Rome", "Forum", "Arch"])
    shelf.stage.startOver()
    shelf.stack.popViewController(animated: true)
    shelf.stack.popViewController(animated: true)
    try shelf.settle()
    expect(shelf.notes, equals: [#"= ["Rome", "Forum"] (program)"#, #"= ["Rome"] (program)"#])
    try shelf.stage.finish()
  }

  @Test(.rule("N-40", "N-42"), arguments: 0..<6)
  func `after a pop that was requested during a push, stack and path agree`(step: Int) throws {
    let shelf = try Shelf(["Rome"])
    shelf.library.path = ["Rome", "Forum"]
    for _ in 0..<step { shelf.stage.advance(by: .milliseconds(90)) }
    shelf.stack.popViewController(animated: true)
    try shelf.settle("step \(step)")
    try shelf.stage.finish("step \(step)")
  }

  @Test(arguments: 0..<6) func `a stack shows the path that was set during a pop`(step: Int) throws
  {
    let shelf = try Shelf(["Rome", "Forum"])
    shelf.stack.popViewController(animated: true)
    for _ in 0..<step { shelf.stage.advance(by: .milliseconds(90)) }
    shelf.library.path = ["Rome", "Forum", "Arch"]
    try shelf.settle("step \(step)")
    expect(shelf.library.path, equals: ["Rome", "Forum", "Arch"])
    try shelf.stage.finish("step \(step)")
  }

  @Test(.rule("N-40", "N-42"))
  func `a bound stack keeps two controllers that the app pushes in one run-loop turn`() throws {
    let shelf = try Shelf()
    for name in ["Help", "More"] {
      shelf.stack.pushViewController(ViewController(name), animated: true)
    }
    try shelf.stage.settle()
    expect(shelf.names, equals: ["Albums", "Help", "More"])
    try shelf.stage.finish()
  }

  // MARK: Paths that the model sets in the turn of a pop

  @Test(.rule("N-13", "N-14"), arguments: [true, false])
  func `a stack shows a path that the model restores right after a pop`(
    animated: Bool
  ) throws {
    let shelf = try Shelf(["Rome", "Forum"])
    shelf.stack.popViewController(animated: animated)
    expect(shelf.library.path, equals: ["Rome"])
    shelf.library.path = ["Rome", "Forum"]
    try shelf.settle()
    expect(shelf.library.path, equals: ["Rome", "Forum"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-44"))
  func `two unanimated pops in one run-loop turn write the path twice with the cause 'program'`()
    throws
  {
    let shelf = try Shelf(["Rome", "Forum", "Arch"])
    shelf.stage.startOver()
    shelf.stack.popViewController(animated: false)
    shelf.stack.popViewController(animated: false)
    try shelf.settle()
    expect(shelf.notes, equals: [#"= ["Rome", "Forum"] (program)"#, #"= ["Rome"] (program)"#])
    try shelf.stage.finish()
  }

  // MARK: Interactive pops

  @Test(.rule("N-63"))
  func `an interactive pop is written to the path when the interaction ends`() throws {
    let shelf = try Shelf(["Rome", "Forum"])
    shelf.stage.startOver()
    shelf.beginSwipe()
    expect(shelf.library.path, equals: ["Rome", "Forum"])
    shelf.swipe.hand.finish()
    expect(shelf.library.path, equals: ["Rome"])
    shelf.stack.delegate = nil
    try shelf.settle()
    expect(shelf.notes, equals: [#"= ["Rome"] (user)"#])
    try shelf.stage.finish()
  }

  @Test(.rule("N-64", "N-66")) func `a canceled interactive pop does not change the path`() throws {
    let shelf = try Shelf(["Rome", "Forum"]), top = shelf.stack.topViewController
    shelf.stage.startOver()
    shelf.beginSwipe()
    try shelf.endSwipe(finishes: false)
    try shelf.settle()
    expect(shelf.notes, equals: [])
    expect(shelf.stack.topViewController === top)
    expect(shelf.made, equals: ["Rome", "Forum"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-64"), arguments: [true, false])
  func `a path that is set during an interactive pop is kept when the pop ends`(
    finishes: Bool
  ) throws {
    for path in [["Rome"], [], ["Rome", "Forum"], ["Rome", "Oslo"], ["Forum"]] {
      let shelf = try Shelf(["Rome", "Forum"])
      shelf.beginSwipe()
      shelf.library.path = ["Elsewhere"]
      shelf.library.path = path
      shelf.stage.runTurn()
      try shelf.endSwipe(finishes: finishes)
      try shelf.settle("\(path)")
      expect(shelf.library.path, equals: path)
      try shelf.stage.finish("\(path)")
    }
  }

  @Test(.rule("N-68", "N-69"), arguments: [[], ["Rome", "Forum", "Arch"], ["Oslo"]])
  func `if the transition to a new path is canceled, the old path is restored`(
    path: [String]
  ) throws {
    let shelf = try Shelf(["Rome", "Forum"]), stack = shelf.stack.viewControllers
    shelf.beginChange(to: path)
    try shelf.endSwipe(finishes: false)
    try shelf.settle("\(path)")
    expect(shelf.notes, equals: [#"= ["Rome", "Forum"] (cancelled)"#])
    expect(shelf.library.path, equals: ["Rome", "Forum"])
    expect(shelf.stack.viewControllers == stack, "the controllers are the same")
    shelf.library.path = path
    try shelf.settle("\(path)")
    expect(shelf.library.path, equals: path)
    try shelf.stage.finish("\(path)")
  }

  @Test(.rule("N-68", "N-69"))
  func `after the first push of a path is canceled, the root stays below the next path`() throws {
    let shelf = try Shelf()
    shelf.beginChange(to: ["Rome", "Forum"])
    try shelf.endSwipe(finishes: false)
    expect(shelf.library.path == [] && shelf.names == ["Albums"])
    shelf.library.path = ["Oslo"]
    try shelf.settle()
    expect(shelf.library.path, equals: ["Oslo"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-68", "N-69"))
  func `a path that the model sets during a canceled transition is shown above the root`() throws {
    let shelf = try Shelf(["Rome"])
    shelf.beginChange(to: ["Rome", "Forum"])
    shelf.library.path = ["Oslo"]
    shelf.stage.runTurn()
    try shelf.endSwipe(finishes: false)
    try shelf.settle()
    expect(shelf.library.path, equals: ["Oslo"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-40", "N-42"), arguments: [true, false])
  func `a pop in viewDidAppear to a controller that was the top before is not a cancellation`(
    animated: Bool
  ) throws {
    let stack = NavigationController(rootViewController: ViewController("Albums"))
    let stage = Stage(stack), library = Library()
    stack.push(path: \.path, of: library) { name in
      let page = Eventful(name)
      if name == "Arch" {
        page.once(at: .viewDidAppear) { [unowned stack] in
          stack.popViewController(animated: animated)
        }
      }
      return page
    }
    library.path = ["Rome", "Forum"]
    try stage.settle()
    library.path = ["Forum", "Arch"]
    try stage.settle()
    expect(library.path, equals: ["Forum"])
    expect(stack.viewControllers.map(\.name), equals: ["Albums", "Forum"])
    try stage.finish()
  }

  @Test(.ownProcess, .rule("N-63", "N-64"))
  func `stack and path agree after every sequence of changes during an interactive pop`() throws {
    let paths: [[String]?] = [nil, ["Rome"], ["Rome", "Forum"], ["Oslo"]]
    for pattern in 0..<(4 * 4 * 4 * 2 * 2) {
      var rest = pattern
      func next(_ count: Int) -> Int {
        defer { rest /= count }
        return rest % count
      }
      let shelf = try Shelf(["Rome", "Forum"])
      var said: [String]?
      func change() {
        // Setting the path to its own value would not be a change.
        guard let path = paths[next(4)], path != shelf.library.path else { return }
        (shelf.library.path, said) = (path, path)
      }
      shelf.beginSwipe()
      change()
      shelf.stage.advance(by: .milliseconds(20))
      change()
      let finishes = next(2) == 0
      finishes ? shelf.swipe.hand.finish() : shelf.swipe.hand.cancel()
      shelf.stack.delegate = nil
      if next(2) == 0 { shelf.stage.runTurn() }
      change()
      try shelf.settle("pattern \(pattern)")
      expect(
        shelf.library.path, equals: said ?? (finishes ? ["Rome"] : ["Rome", "Forum"]),
        "pattern \(pattern)")
      try shelf.stage.finish("pattern \(pattern)")
    }
  }

  // MARK: Lifetimes

  @Test func `a stack keeps the presenter of its path alive and releases popped controllers`()
    throws
  {
    weak var presenter: PathPresenter<NavigationController, String>?
    weak var popped: ViewController?
    do {
      let shelf = try Shelf(["Rome"])
      presenter = shelf.presenter
      popped = shelf.stack.topViewController
      shelf.library.path = []
      try shelf.settle()
      expect(popped == nil)
      expect(presenter != nil)
      shelf.library.path = ["Rome"]
      try shelf.settle()
      popped = shelf.stack.topViewController
      shelf.stage.window.close()
      try shelf.stage.finish()
    }
    expect(presenter == nil)
    expect(popped == nil)
  }

  @Test(arguments: [0, 100, 600])
  func `a presenter of a path can be released before, during and after a push`(
    milliseconds: Int
  ) throws {
    let box = PathBox(), plain = PlainStack(), stage = Stage(plain.stack)
    var presenter: PathPresenter<PlainStack, String>? = plain.push(
      path: { box.path }, set: { box.write($0) }
    ) { ViewController($0) }
    box.path = ["Rome"]
    presenter?.update()
    stage.advance(by: .milliseconds(milliseconds))
    let freed = WeakReference(presenter)
    presenter = nil
    try stage.settle()
    expect(freed.object == nil)
    expect(plain.stack.viewControllers.map(\.name), equals: ["Albums", "Rome"])
    plain.stack.popViewController(animated: false)
    try stage.settle()
    expect(box.writes, equals: [])
    try stage.finish()
  }

  @Test
  func `if a stack does not report transitions, calling update synchronizes path and stack`() throws
  {
    let box = PathBox(), plain = PlainStack(), stage = Stage(plain.stack)
    let presenter = plain.push(path: { box.path }, set: { box.write($0) }) { ViewController($0) }
    for path in [["Rome", "Forum"], ["Rome"], ["Oslo", "Fjord"]] {
      box.path = path
      presenter.update()
      try stage.settle()
      presenter.update()
      expect(plain.stack.viewControllers.dropFirst().map(\.name), equals: path)
    }
    plain.stack.popViewController(animated: true)
    try stage.settle()
    expect(box.writes, equals: [])
    presenter.update()
    expect(box.writes, equals: [["Oslo"]])
    // The presenter cannot see that a push runs, and the stack makes the change wait (N-40).
    box.path = ["Oslo", "Fjord"]
    presenter.update()
    box.path = ["Rome"]
    presenter.update()
    presenter.update()
    try stage.settle()
    presenter.update()
    expect(box.path, equals: ["Rome"])
    expect(plain.stack.topViewController?.name.hasPrefix("Rome") == true)
    expect(plain.stack.viewControllers.count, equals: 2)
    expect(box.writes, equals: [["Oslo"]])
    try stage.finish()
  }
}

/// A wrapper around a stack that does not keep its presenters alive and reports no changes.
@MainActor private final class PlainStack {
  let stack = NavigationController(rootViewController: ViewController("Albums"))

  var presentedViewController: ViewController? { stack.presentedViewController }
  var viewControllers: [ViewController] { stack.viewControllers }

  func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {}

  func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}

  func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    stack.setViewControllers(viewControllers, animated: animated)
  }
}

extension PlainStack: StackPresenter {}
