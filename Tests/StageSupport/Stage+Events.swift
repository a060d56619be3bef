public import Presentation
public import PresentationTesting

@MainActor extension Stage {
  /// Forgets the trace so far.
  public func startOver() { world.recorder.removeAll() }

  /// The trace without times: `Home  viewDidAppear(animated)`.
  public var events: [String] { trace.lines.map { "\($0.subject)  \($0.event)" } }

  /// The appearance callbacks of the controllers with these names; of all, if there are none.
  public func callbacks(_ names: String...) -> [String] {
    trace.lines
      .filter { $0.event.hasPrefix("view") && $0.event != "viewDidLoad" }
      .filter { names.isEmpty || names.contains($0.subject) }
      .map { "\($0.subject) \($0.event)" }
  }

  /// Presents without animation, settles, and forgets the trace.
  public func put(_ presented: ViewController, on presenter: ViewController) throws {
    presenter.present(presented, animated: false)
    try settle()
    startOver()
  }
}

@MainActor extension ViewController {
  /// Makes `child` a child of this controller, with its view.
  public func embed(_ child: ViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
