import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The model changes the path, and the stack follows.
@Suite("A stack that follows its path", .olderSystemsToo)
@MainActor struct PathTests {
  @Test(.rule("N-10", "N-28"))
  func `appending a value to the path pushes the value's controller in the next run-loop turn`()
    throws
  {
    let shelf = try Shelf()
    shelf.library.path.append("Rome")
    expect(shelf.names, equals: ["Albums"])
    shelf.stage.runTurn()
    expect(shelf.names, equals: ["Albums", "Rome"])
    try shelf.settle()
    expect(shelf.seen, equals: ["Rome"])
    expect(shelf.notes, equals: [#"= ["Rome"] (program)"#])
    try shelf.stage.finish()
  }

  @Test(.rule("N-13", "N-28")) func `removing a value from the path pops the value's controller`()
    throws
  {
    let shelf = try Shelf(["Rome", "Forum"])
    shelf.library.path.removeLast()
    try shelf.settle()
    expect(shelf.seen, equals: ["Rome"])
    shelf.library.path.removeAll()
    try shelf.settle()
    expect(shelf.seen, equals: ["Albums"])
    expect(shelf.made, equals: ["Rome", "Forum"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-28"))
  func `adding several values to a path causes one push, and removing them causes one pop`() throws
  {
    let shelf = try Shelf()
    shelf.library.path = ["Rome", "Forum", "Arch"]
    try shelf.settle()
    expect(
      shelf.story().suffix(5),
      equals: [
        "Albums viewWillDisappear(animated)", "Arch viewWillAppear(animated)",
        "Arch viewIsAppearing(animated)", "Albums viewDidDisappear(animated)",
        "Arch viewDidAppear(animated)",
      ])
    shelf.stage.startOver()
    shelf.library.path = []
    try shelf.settle()
    expect(!shelf.story().contains { $0.hasPrefix("Rome") || $0.hasPrefix("Forum") })
    try shelf.stage.finish()
  }

  @Test(.rule("N-28"))
  func `replacing a controller below the top controller calls no appearance callbacks`() throws {
    let shelf = try Shelf(["Rome", "Forum", "Arch"])
    let top = shelf.stack.topViewController
    shelf.stage.startOver()
    shelf.library.path = ["Rome", "Oslo", "Arch"]
    try shelf.settle()
    expect(shelf.stack.topViewController === top)
    expect(shelf.story(), equals: [])
    expect(shelf.made, equals: ["Rome", "Forum", "Arch", "Oslo"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-24", "N-25"))
  func `equal values in a path have separate controllers`() throws {
    let shelf = try Shelf(["Rome", "Rome", "Rome"])
    let romes = shelf.stack.viewControllers
    expect(Set(romes.map(ObjectIdentifier.init)).count, equals: 4)
    shelf.library.path.remove(at: 1)
    try shelf.settle()
    expect(shelf.stack.viewControllers, equals: Array(romes[...2]))
    shelf.library.path = ["Rome", "Oslo", "Rome"]
    try shelf.settle()
    expect(shelf.stack.viewControllers[1] === romes[1])
    expect(shelf.stack.viewControllers[3] === romes[2])
    expect(shelf.made, equals: ["Rome", "Rome", "Rome", "Oslo"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-28"))
  func `a value that moves to another position in the path keeps its controller`() throws {
    let shelf = try Shelf(["Rome", "Forum", "Arch"])
    let before = shelf.stack.viewControllers
    shelf.library.path = ["Arch", "Rome", "Forum"]
    try shelf.settle()
    expect(shelf.stack.viewControllers, equals: [before[0], before[3], before[1], before[2]])
    expect(shelf.made.count, equals: 3)
    try shelf.stage.finish()
  }

  @Test(.rule("N-33", "N-34")) func `a path that is set before launch is shown at launch`() throws {
    let library = Library(), albums = ViewController("Albums")
    let stack = NavigationController(rootViewController: albums)
    library.path = ["Rome", "Forum"]
    let presenter = stack.push(path: \.path, of: library) { ViewController($0) }
    let stage = Stage(stack)
    try stage.settle()
    expect(stack.viewControllers.map(\.name), equals: ["Albums", "Rome", "Forum"])
    expect(stage.visible.last, equals: "Forum")
    expect(presenter.shown === stack.topViewController)
    try stage.finish()
  }

  @Test(.rule("N-33")) func `update() applies a path even if the stack has no window yet`() throws {
    let library = Library()
    let stack = NavigationController(rootViewController: ViewController("Albums"))
    library.path = ["Rome"]
    stack.push(path: \.path, of: library) { ViewController($0) }.update()
    expect(stack.viewControllers.map(\.name), equals: ["Albums", "Rome"])
    library.path = ["Oslo"]
    let stage = Stage(stack)
    try stage.settle()
    expect(stack.viewControllers.map(\.name), equals: ["Albums", "Oslo"])
    try stage.finish()
  }

  @Test(.rule("N-34"))
  func `a path change is applied to a stack covered by a full-screen controller`() throws {
    let shelf = try Shelf(["Rome"]), cover = ViewController("Cover")
    cover.modalPresentationStyle = .fullScreen
    shelf.stack.present(cover, animated: false)
    try shelf.stage.settle()
    shelf.library.path = ["Oslo", "Fjord"]
    try shelf.settle()
    expect(shelf.seen, equals: ["Cover"])
    cover.dismiss(animated: true)
    try shelf.settle()
    expect(shelf.seen, equals: ["Fjord"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-28"))
  func `several changes of a path in one run-loop turn are applied as one change`() throws {
    let shelf = try Shelf()
    shelf.library.path = ["Rome"]
    shelf.library.path = ["Oslo"]
    shelf.library.path.append("Fjord")
    shelf.library.path.removeFirst()
    try shelf.settle()
    expect(shelf.made, equals: ["Fjord"])
    expect(shelf.notes, equals: [#"= ["Fjord"] (program)"#])
    try shelf.stage.finish()
  }

  @Test(.rule("N-40"), arguments: 0..<6)
  func `a stack shows the last path that was set during a push`(step: Int) throws {
    let shelf = try Shelf()
    shelf.library.path = ["Rome"]
    for _ in 0..<step { shelf.stage.advance(by: .milliseconds(90)) }
    shelf.library.path = ["Rome", "Forum"]
    shelf.stage.runTurn()
    shelf.library.path = ["Oslo"]
    try shelf.settle()
    expect(shelf.library.path, equals: ["Oslo"])
    expect(shelf.seen, equals: ["Oslo"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-28"), arguments: [true, false])
  func `a stack can change from any path to any other path`(
    animated: Bool
  ) throws {
    let paths = [[], ["A"], ["A", "B"], ["B", "A"], ["A", "A"], ["B"], ["A", "B", "A"]]
    for first in paths {
      for second in paths {
        let shelf = try Shelf(first, animated: animated)
        shelf.library.path = second
        try shelf.settle("\(first) -> \(second)")
        expect(shelf.library.path, equals: second)
        expect(shelf.seen, equals: [second.last ?? "Albums"])
        try shelf.stage.finish("\(first) -> \(second)")
      }
    }
  }

  @Test(.rule("N-41"), arguments: [true, false])
  func `a path can change while a sheet over the stack is presented or dismissed`(
    comes: Bool
  ) throws {
    for step in 0..<6 {
      let shelf = try Shelf(["Rome"]), sheet = ViewController("Sheet")
      shelf.stack.present(sheet, animated: comes)
      if !comes {
        try shelf.stage.settle()
        sheet.dismiss(animated: true)
      }
      for _ in 0..<step { shelf.stage.advance(by: .milliseconds(110)) }
      shelf.library.path = ["Rome", "Forum"]
      try shelf.settle("step \(step)")
      expect(shelf.library.path, equals: ["Rome", "Forum"])
      expect(shelf.notes.count, equals: 2, "step \(step)")
      shelf.library.path = []
      try shelf.settle("step \(step)")
      if comes { sheet.dismiss(animated: true) }
      try shelf.settle()
      expect(shelf.seen, equals: ["Albums"])
      try shelf.stage.finish("step \(step)")
    }
  }

  @Test(arguments: Eventful.Moment.allCases)
  func `a path can be set inside any callback of its controllers`(moment: Eventful.Moment) throws {
    let library = Library()
    let stack = NavigationController(rootViewController: ViewController("Albums"))
    let stage = Stage(stack)
    let presenter = stack.push(path: \.path, of: library) { name in
      let content = Eventful(name)
      if name == "Rome" {
        content.once(at: moment) { library.path = moment == .viewDidLoad ? ["Oslo"] : [] }
      }
      return content
    }
    library.path = ["Rome"]
    try stage.settle()
    library.path = ["Oslo"]
    presenter.update()
    try stage.settle()
    expect(stack.viewControllers.dropFirst().map(\.name), equals: library.path)
    try stage.finish()
  }

  @Test func `a path can be set inside the closure that creates a controller`() throws {
    let library = Library()
    let stack = NavigationController(rootViewController: ViewController("Albums"))
    let stage = Stage(stack)
    var presenter: PathPresenter<NavigationController, String>?
    presenter = stack.push(path: \.path, of: library) { name in
      if name == "Rome" { library.path.append("Forum") }
      presenter?.update()
      return ViewController(name)
    }
    library.path = ["Rome"]
    try stage.settle()
    expect(stack.viewControllers.map(\.name), equals: ["Albums", "Rome", "Forum"])
    try stage.finish()
  }

  @Test func `if the model is not observed, calling update applies the path`() throws {
    let box = PathBox()
    let stack = NavigationController(rootViewController: ViewController("Albums"))
    let stage = Stage(stack)
    let presenter = stack.push(path: { box.path }, set: { box.write($0) }, named: "albums") {
      ViewController($0)
    }
    box.path = ["Rome"]
    try stage.settle()
    box.path = ["Rome", "Forum"]
    try stage.settle()
    expect(stack.viewControllers.count, equals: 2)
    for _ in 0..<3 { presenter.update() }
    try stage.settle()
    expect(stack.viewControllers.count, equals: 3)
    stack.popViewController(animated: true)
    try stage.settle()
    expect(box.path, equals: ["Rome"])
    expect(box.writes, equals: [["Rome"]])
    expect(presenter.name, equals: "albums")
    expect(stage.trace.lines.contains { $0.subject == "albums" })
    try stage.finish()
  }
}

/// A path that is not observed, and its writes.
@MainActor final class PathBox {
  var path: [String] = []
  private(set) var writes: [[String]] = []

  func write(_ path: [String]) {
    writes.append(path)
    self.path = path
  }
}
