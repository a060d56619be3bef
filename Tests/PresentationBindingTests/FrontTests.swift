import Observation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Screens that are presented over the front-most screen of a window.
@Suite("Bound screens in front of a window", .olderSystemsToo)
@MainActor struct FrontTests {
  @MainActor @Observable final class Session {
    var isExpired = false
    var isOutdated = false
    var isEditing = false
    var isSharing = false
    var question: Question<Bool>?
    var answers: [Bool] = []
  }

  private let session = Session()
  private let home = ViewController("Home")

  private func bind(on stage: Stage) {
    stage.window.front(priority: 1).present(while: \.isExpired, of: session, named: "isExpired") {
      ViewController("Login")
    }
    home.present(while: \.isEditing, of: session, named: "isEditing") { ViewController("Editor") }
  }

  @Test(.rule("P-57"))
  func `a login that is requested during a presentation is presented over the new screen`() throws {
    let stage = Stage(home)
    bind(on: stage)
    session.isEditing = true
    stage.advance(by: .milliseconds(100))
    session.isExpired = true
    stage.advance(by: .milliseconds(100))
    expect(stage.visible, equals: ["Home", "Editor"])
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Editor", "Login"])
    session.isExpired = false
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Editor"])
    try stage.finish()
  }

  @Test(.rule("P-57"))
  func `a login and an editor that are requested in one run-loop turn are both presented`() throws {
    let stage = Stage(home)
    bind(on: stage)
    (session.isEditing, session.isExpired) = (true, true)
    try stage.settle()
    expect(stage.visible.last, equals: "Login")
    session.isExpired = false
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Editor"])
    try stage.finish()
  }

  @Test(.rule("P-50", "Q-2"), arguments: [Question<Bool>.Style.alert, .actionSheet])
  func `a question in front is asked again after the screen below is dismissed`(
    style: Question<Bool>.Style
  ) throws {
    let stage = Stage(home)
    bind(on: stage)
    stage.window.front(priority: 1).present(alert: \.question, of: session) { [session] in
      session.answers.append($0)
    }
    session.question = Question(
      "Renew?", style: style, choices: [.init("Renew", true), .init("Later", false, role: .cancel)])
    session.isEditing = true
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Editor", "Renew?"])
    session.isEditing = false
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Renew?"])
    stage.user.tap("Renew", in: "Renew?")
    try stage.settle()
    expect(session.answers == [true] && session.question == nil)
    expect(stage.visible, equals: ["Home"])
    try stage.finish()
  }

  @Test(.rule("P-50"))
  func `a login that is dismissed together with the screen below is presented again`() throws {
    let stage = Stage(home)
    bind(on: stage)
    session.isEditing = true
    try stage.settle()
    session.isExpired = true
    try stage.settle()
    session.isEditing = false
    try stage.settle()
    expect(session.isExpired)
    expect(stage.layers, equals: ["Home", "Login"])
    try stage.finish()
  }

  @Test(.rule("P-115a"))
  func `when the window's root controller is replaced, the new root presents the login`() throws {
    let stage = Stage(home)
    bind(on: stage)
    session.isExpired = true
    try stage.settle()
    stage.window.rootViewController = ViewController("Other")
    try stage.settle()
    expect(session.isExpired)
    expect(stage.layers, equals: ["Other", "Login"])
    try stage.finish()
  }

  enum Finger: CaseIterable {
    case justDown
    case stillDown
    case liftedToCancel
    case liftedToFinish
  }

  @Test(.rule("P-61", "P-75", "P-115a"), arguments: WriteBack.allCases, Finger.allCases)
  func `a new root presents a login that the user is dragging, unless the drag was finished`(
    writeBack: WriteBack, finger: Finger
  ) throws {
    let stage = Stage(home), causes = Notes<DismissalCause>()
    stage.window.front().present(
      while: \.isExpired, of: session, writeBack: writeBack, onDismissal: { causes.add($0) }
    ) {
      ViewController("Login")
    }
    session.isExpired = true
    try stage.settle()
    let drag = stage.user.drag("Login")
    drag.update(0.3)
    if finger != .justDown {
      stage.runTurn()
      if finger != .stillDown { drag.release(velocity: finger == .liftedToFinish ? 400 : -400) }
      stage.advance(by: .milliseconds(50))
    }
    stage.window.rootViewController = ViewController("Other")
    stage.runTurn()
    drag.release(velocity: 400)
    try stage.settle()
    let isUp = finger != .liftedToFinish
    expect(session.isExpired, equals: isUp)
    expect(stage.layers, equals: ["Other"] + (isUp ? ["Login"] : []))
    expect(causes.all, equals: [isUp ? .parentGone : .user])
    try stage.finish()
  }

  enum NoRoot: CaseIterable {
    case atLaunch
    case whileLoginIsShown
    case whileLoginIsDragged
  }

  @Test(.rule("P-115a"), arguments: NoRoot.allCases)
  func `a login is presented if the window has no root for a part of a run-loop turn`(
    noRoot: NoRoot
  ) throws {
    let stage = Stage(ViewController("First"))
    let window = Window(world: stage.world)
    if noRoot != .atLaunch {
      window.rootViewController = home
      window.makeKeyAndVisible()
    }
    window.front().present(while: \.isExpired, of: session) { ViewController("Login") }
    session.isExpired = true
    if noRoot != .atLaunch { try stage.settle() }
    if noRoot == .whileLoginIsDragged { _ = stage.dragFront() }
    window.rootViewController = nil
    window.rootViewController = ViewController("Other")
    window.makeKeyAndVisible()
    try stage.settle()
    expect(session.isExpired)
    expect(stage.layers, equals: ["First", "Other", "Login"])
    try stage.finish()
  }

  @Test(.rule("P-57"), arguments: [true, false])
  func `if two values are set in any order, the screen with the higher priority is in front`(
    loginIsFirst: Bool
  ) throws {
    let stage = Stage(home)
    bind(on: stage)
    stage.window.front(priority: 2).present(while: \.isOutdated, of: session, named: "outdated") {
      ViewController("Update")
    }
    if loginIsFirst { session.isExpired = true } else { session.isOutdated = true }
    try stage.settle()
    (session.isExpired, session.isOutdated) = (true, true)
    try stage.settle()
    expect(stage.visible == (loginIsFirst ? ["Home", "Login", "Update"] : ["Home", "Update"]))
    session.isOutdated = false
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Login"])
    try stage.finish()
  }

  @Test(.rule("P-61")) func `dragging a login away resets the value of the login`() throws {
    let stage = Stage(home)
    bind(on: stage)
    session.isExpired = true
    try stage.settle()
    try stage.dragFrontAway()
    expect(!session.isExpired)
    expect(stage.visible, equals: ["Home"])
    try stage.finish()
  }

  @Test(.rule("P-117a")) func `a login waits until its window is shown`() throws {
    let stage = Stage(ViewController("First"))
    let window = Window(world: stage.world), home = home
    window.rootViewController = home
    window.front().present(while: \.isExpired, of: session) { ViewController("Login") }
    session.isExpired = true
    try stage.settle()
    expect(home.presentedViewController == nil)
    expect(home.presenterAttached.count, equals: 1, "the login waits for the view of the root")
    window.makeKeyAndVisible()
    try stage.settle()
    expect(home.presentedViewController?.name, equals: "Login")
    try stage.finish()
  }

  @Test(.rule("P-50"), arguments: ParentRemoval.allCases)
  func `whenParentGoes decides whether dismissing the presenting screen resets a sheet's value`(
    rule: ParentRemoval
  ) throws {
    let stage = Stage(home), session = session, editor = ViewController("Editor")
    home.present(while: \.isEditing, of: session) { editor }
    editor.present(while: \.isSharing, of: session, whenParentGoes: rule) {
      ViewController("Share")
    }
    session.isEditing = true
    try stage.settle()
    session.isSharing = true
    try stage.settle()
    session.isEditing = false
    try stage.settle()
    expect(session.isSharing, equals: rule == .keep)
    expect(stage.visible, equals: ["Home"])
    session.isEditing = true
    try stage.settle()
    expect(stage.layers, equals: ["Home", "Editor"] + (rule == .keep ? ["Share"] : []))
    try stage.finish()
  }

  @Test(.rule("P-50", "P-57"))
  func `the screen agrees with the model after every order of session expiries, edits and drags`()
    throws
  {
    let result = try explore(budget: 150) { scenario in
      let session = Session(), home = ViewController("Home"), stage = scenario.stage(home)
      stage.window.front(priority: 1).present(while: \.isExpired, of: session, named: "isExpired") {
        let login = ViewController("Login")
        login.isModalInPresentation = true
        return login
      }
      home.present(while: \.isEditing, of: session, named: "isEditing") { ViewController("Editor") }
      scenario.may("toggle the editor") { session.isEditing.toggle() }
      scenario.may("expire, log in") { session.isExpired.toggle() }
      scenario.userMay(.drag)
      scenario.atRest("login is in front if the session has expired") {
        .expect(stage.visible.last?.hasPrefix("Login"), session.isExpired)
      }
    }
    expect(result.unusedMoves, equals: [])
  }
}
