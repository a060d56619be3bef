import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Windows that an app changes in the handler of an alert or in a completion, for example when the
/// user logs out.
@MainActor @Suite("Windows that change in a handler") struct HandlerWindowTests {
  private final class Login: UIViewController {
    let name = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Login"
      view.addSubview(name)
    }
  }

  private let home = PlainViewController(title: "Home")
  private let login = Login("Login")
  private let terms = PlainViewController(title: "Terms")
  private let stage: Stage

  init() throws {
    stage = Stage(home)
    try stage.settle()
  }

  private func question(_ handler: @escaping () -> Void) -> UIAlertController {
    let alert = UIAlertController(title: "Log out?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in handler() })
    return alert
  }

  private func tapOK() throws {
    try stage.settle()
    stage.user.tap("OK", in: "Log out?")
    try stage.settle()
  }

  private func showOverlay(with host: UIViewController) throws -> UIWindow {
    let overlay = UIWindow(windowScene: try #require(stage.window.windowScene))
    overlay.rootViewController = host
    overlay.windowLevel = .alert
    overlay.makeKeyAndVisible()
    return overlay
  }

  @Test(.rule("P-115a")) func `the root that an alert's handler sets can present at once`() throws {
    home.present(
      question { [self] in
        stage.window.rootViewController = login
        expect(login.view.window === stage.window && home.view.window == nil)
        expect(login.name.becomeFirstResponder())
        login.present(terms, animated: true)
      }, animated: true)
    try tapOK()
    expect(stage.visible, equals: ["Login", "Terms"])
    try stage.close()
  }

  @Test(.rule("P-115a", "P-102"), arguments: [false, true])
  func `a root that a completion replaces begins to disappear at once`(isFull: Bool) throws {
    final class Old: UIViewController {
      var events: [String] = []
      override func viewWillDisappear(_ animated: Bool) {
        events.append("will disappear, \(view.window == nil ? "outside" : "inside")")
      }
      override func viewDidDisappear(_ animated: Bool) { events.append("did disappear") }
    }
    let old = Old("Old"), sheet = PlainViewController(title: "Sheet")
    stage.window.rootViewController = old
    try stage.settle()
    sheet.modalPresentationStyle = isFull ? .fullScreen : .pageSheet
    old.present(sheet, animated: true)
    try stage.settle()
    old.events = []
    old.dismiss(animated: true) { [self] in
      stage.window.rootViewController = login
      expect(old.events, equals: ["will disappear, inside"])
    }
    try stage.settle()
    expect(old.events, equals: ["will disappear, inside", "did disappear"])
    try stage.close()
  }

  @Test(.rule("P-115a")) func `a dismissal's completions can set the root`() throws {
    let sheet = PlainViewController(title: "Sheet")
    home.present(sheet, animated: true)
    try stage.settle()
    var ended = 0
    home.dismiss(animated: true) { [self] in
      stage.window.rootViewController = login
      expect(login.view.window === stage.window)
    }
    sheet.transitionCoordinator?.animate(alongsideTransition: nil) { [self] _ in
      ended += 1
      expect(stage.window.rootViewController === login)
      stage.window.rootViewController = terms
      expect(terms.view.window === stage.window && login.view.window == nil)
    }
    try stage.settle()
    expect(ended, equals: 1)
    expect(stage.visible, equals: ["Terms"])
    try stage.close()
  }

  @Test(.rule("P-115a"))
  func `present on a root waits with the root for the end of a presentation`() throws {
    home.present(question {}, animated: true) { [self] in
      stage.window.rootViewController = login
      login.present(terms, animated: true)
      expect(login.viewIfLoaded?.window == nil)
    }
    try stage.settle()
    expect(stage.visible, equals: ["Login", "Terms"])
    try stage.close()
  }

  @Test(.rule("P-115a")) func `dismiss waits for a present call that waits for the root`() throws {
    var shown: [String] = []
    home.present(question {}, animated: true) { [self] in
      stage.window.rootViewController = login
      login.present(terms, animated: false) { shown.append("Terms") }
      terms.dismiss(animated: false) { shown.append("gone") }
    }
    try stage.settle()
    expect(shown, equals: ["Terms", "gone"])
    expect(stage.visible, equals: ["Login"])
    try stage.close()
  }

  @Test(.rule("P-115a", "P-117a"))
  func `a window that is hidden in the completion of present is not the key window`() throws {
    let host = PlainViewController(title: "Host"), overlay = try showOverlay(with: host)
    let banner = PlainViewController(title: "Banner")
    host.present(banner, animated: true) { [self] in
      overlay.isHidden = true
      expect(stage.window.isKeyWindow && !overlay.isKeyWindow)
      UIApplication.shared.keyWindow?.rootViewController?.present(terms, animated: true)
    }
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Terms"])
    try stage.close()
  }

  @Test(.rule("P-115a", "P-117a")) func `an alert's handler hides the alert's own window`() throws {
    let host = PlainViewController(title: "Host"), overlay = try showOverlay(with: host)
    host.present(
      question { [self] in
        overlay.isHidden = true
        expect(stage.window.isKeyWindow)
        UIApplication.shared.keyWindow?.rootViewController?.present(terms, animated: true)
      }, animated: true)
    try tapOK()
    expect(stage.visible, equals: ["Home", "Terms"])
    try stage.close()
  }
}
