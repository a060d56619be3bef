public import Presentation
public import PresentationTesting

@MainActor extension Stage {
  /// Removes all lines from the trace.
  public func startOver() { world.recorder.removeAll() }

  /// The lines of the trace without times, such as `Home  viewDidAppear(animated)`.
  public var events: [String] { trace.lines.map { "\($0.subject)  \($0.event)" } }

  /// Returns the appearance callbacks of the named controllers.
  ///
  /// Without names, returns the appearance callbacks of all controllers.
  public func callbacks(_ names: String...) -> [String] {
    trace.lines
      .filter { $0.event.hasPrefix("view") && $0.event != "viewDidLoad" }
      .filter { names.isEmpty || names.contains($0.subject) }
      .map { "\($0.subject) \($0.event)" }
  }

  /// Presents a controller without animation, settles, and removes all lines from the trace.
  public func put(_ presented: ViewController, on presenter: ViewController) throws {
    presenter.present(presented, animated: false)
    try settle()
    startOver()
  }
}

@MainActor extension ViewController {
  /// Adds a child with its view.
  public func embed(_ child: ViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
