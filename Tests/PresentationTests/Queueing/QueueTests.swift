import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Requests that wait for the end of a transition (P-57, P-58, P-105, P-111 to P-119).
@MainActor @Suite("Waiting requests") struct QueueTests {
  let home = Probe("Home"), menu = Probe("Menu"), other = Probe("Other")
  let log = Log()

  @Test(.rule("P-57", "P-58", "P-58a", "P-43", "P-116"))
  func `of two present calls in one run-loop turn, the second waits and is then refused`() throws {
    let stage = Stage(home)
    home.present(menu, animated: true)
    home.present(other, animated: true) { [log] in log.note("completion") }
    expect(stage.issues.isEmpty)
    try stage.settle()
    expect(
      Array(stage.events.suffix(3)),
      equals: [
        "Menu  viewDidAppear(animated)", "Home  present(Other, animated), from the queue",
        "Home  ! alreadyPresenting: Attempt to present <Probe: Other> on <Probe: Home> "
          + "(from <Probe: Home>) which is already presenting <Probe: Menu>.",
      ])
    expect(log.lines.isEmpty)
    expect(stage.visible, equals: ["Home", "Menu"])
  }

  @Test(.rule("P-57", "P-58", "P-58b", "P-105"))
  func `a present call during a dismissal is carried out after the dismissal`() throws {
    let stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: true) {}
    home.present(other, animated: true) {}
    expect(!other.isViewLoaded)
    expect(home.presentedViewController === menu)
    try stage.settle()
    try stage.trace.expect(
      """
      Home                dismiss(animated)
      Home                present(Other, animated), queued: Menu is being dismissed
      Menu.presentation   dismissalTransitionWillBegin
      Menu                viewWillDisappear(animated)
      Menu.transition     completeTransition(true)
      Menu.presentation   dismissalTransitionDidEnd(true)
      Menu                viewDidDisappear(animated)
      Home                dismiss completion
      Home                present(Other, animated), from the queue
      Other               viewDidLoad
      Other.presentation  presentationTransitionWillBegin
      Other               viewWillAppear(animated)
      Other               viewIsAppearing(animated)
      Other.transition    completeTransition(true)
      Other.presentation  presentationTransitionDidEnd(true)
      Other               viewDidAppear(animated)
      Home                present completion
      """)
    expect(stage.visible, equals: ["Home", "Other"])
  }

  @Test(.rule("P-57", "P-58", "P-58c"))
  func `a dismiss call during a presentation waits for viewDidAppear of the presented controller`()
    throws
  {
    let stage = Stage(home)
    home.present(menu, animated: true)
    stage.runTurn()
    home.dismiss(animated: true)
    expect(!menu.isBeingDismissed)
    try stage.settle()
    expect(
      stage.callbacks(),
      equals: [
        "Menu viewWillAppear(animated)", "Menu viewIsAppearing(animated)",
        "Menu viewDidAppear(animated)", "Menu viewWillDisappear(animated)",
        "Menu viewDidDisappear(animated)",
      ])
    expect(stage.visible, equals: ["Home"])
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-112", "P-58"))
  func `present and dismiss calls in one run-loop turn are carried out one after the other`() throws
  {
    let stage = Stage(home)
    home.present(menu, animated: true) { [log] in log.note("presented") }
    menu.dismiss(animated: true) { [log] in log.note("dismissed") }
    try stage.settle()
    expect(log.lines, equals: ["presented", "dismissed"])
    expect(stage.callbacks().contains("Menu viewDidAppear(animated)"))
    expect(stage.visible, equals: ["Home"])
  }

  @Test(.rule("P-57a", "P-58", "P-58d", "P-41", "P-116"))
  func `of two present calls that wait for a dismissal, only the first is carried out`() throws {
    let third = Probe("Third"), stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: true)
    home.present(other, animated: true)
    home.present(third, animated: true) { [log] in log.note("completion") }
    try stage.settle()
    expect(
      stage.issues.map(\.message),
      equals: [
        "Attempt to present <Probe: Third> on <Probe: Home> (from <Probe: Home>) "
          + "while a presentation is in progress."
      ])
    expect(stage.issues.map(\.code), equals: [.presenterInProgress])
    expect(stage.visible, equals: ["Home", "Other"])
    expect(log.lines.isEmpty)
  }

  @Test(.rule("P-57a", "P-58b"))
  func `present waits for the dismissal that an earlier call of its queue has begun`() throws {
    let stage = Stage(home)
    home.present(menu, animated: true)
    home.dismiss(animated: true)
    home.present(other, animated: true)
    try stage.settle()
    expect(stage.issues.isEmpty && stage.visible == ["Home", "Other"])
  }

  @Test(.rule("P-57a", "P-58b"))
  func `an alert's handler can dismiss a screen and present the next one`() throws {
    let stage = Stage(home)
    try stage.put(menu, on: home)
    let alert = AlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(
      AlertAction(title: "Discard", style: .destructive) { [home, other] _ in
        home.dismiss(animated: true)
        home.present(other, animated: true)
      })
    menu.present(alert, animated: true)
    try stage.settle()
    stage.user.tap("Discard", in: "Discard?")
    try stage.settle()
    expect(stage.issues.isEmpty && stage.visible == ["Home", "Other"])
  }

  @Test(.rule("P-58", "P-58e", "P-42", "P-116"))
  func `a present call by a controller during its dismissal is refused after the dismissal`()
    throws
  {
    let stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: true)
    menu.present(other, animated: true) { [log] in log.note("completion") }
    expect(stage.issues.isEmpty)
    try stage.settle()
    expect(
      stage.issues.map(\.message),
      equals: [
        "Attempt to present <Probe: Other> on <Probe: Menu> (from <Probe: Menu>) "
          + "whose view is not in the window hierarchy."
      ])
    expect(log.lines.isEmpty)
    expect(!other.isViewLoaded)
  }

  @Test(.rule("P-57a"))
  func `a waiting present call is carried out after the coordinator's completions`() throws {
    let stage = Stage(home)
    other.on(.viewDidLoad) { [log] in log.note("served") }
    try stage.put(menu, on: home)
    home.dismiss(animated: true)
    home.present(other, animated: true)
    home.transitionCoordinator?.animate(alongsideTransition: nil) { [log] _ in
      log.note("completion")
    }
    try stage.settle()
    expect(log.lines, equals: ["completion", "served"])
  }

  @Test(.rule("P-57", "P-39"))
  func `a waiting present call is refused if the controller to be presented gets a parent`() throws
  {
    let stage = Stage(home), parent = Probe("Parent")
    home.embed(parent)
    try stage.put(menu, on: home)
    home.dismiss(animated: true)
    home.present(other, animated: true)
    parent.addChild(other)
    try stage.settle()
    expect(stage.events.contains("Home  present(Other, animated), from the queue"))
    expect(!other.isViewLoaded)
    expect(home.presentedViewController == nil)
  }

  @Test(.rule("P-57", "P-35"))
  func `while a sheet presents a controller, the sheet's presenter cannot present another`() throws
  {
    let stage = Stage(home), detail = Probe("Detail")
    try stage.put(menu, on: home)
    menu.present(detail, animated: true)
    home.present(other, animated: true)
    expect(stage.issues.map(\.code), equals: [.alreadyPresenting])
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Menu", "Detail"])
  }

  @Test(.rule("P-114"))
  func `a controller can call present in the run-loop turn in which it is presented`() throws {
    let stage = Stage(home)
    home.present(menu, animated: true) { [log] in log.note("menu") }
    menu.present(other, animated: true) { [log] in log.note("other") }
    expect(stage.issues.isEmpty)
    try stage.settle()
    expect(log.lines, equals: ["menu", "other"])
    expect(stage.visible, equals: ["Home", "Menu", "Other"])
    expect(other.presentingViewController === menu)
  }
}
