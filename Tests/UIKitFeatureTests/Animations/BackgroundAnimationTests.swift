import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Animations when the app enters the background", .rule("A-48"))
struct BackgroundAnimationTests {
  private final class Screen: UIViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.note("appeared")
    }
  }

  private final class Fade: PresentationAnimator {
    override func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 2) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private final class Listener: NSObject, CAAnimationDelegate {
    let log: Log

    init(_ log: Log) { self.log = log }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      log.note("layer finished: \(flag)")
    }
  }

  private let log = Log()
  private let home = PlainViewController(title: "Home")
  private let stage: Stage

  init() { stage = Stage(home) }

  private func enterBackground() {
    let application = stage.world.use { UIApplication.shared }
    application.applicationState = .background
    log.note("in the background")
    stage.runTurn()
  }

  private var opacity: Float? { home.view.layer.presentation()?.opacity }

  @Test func `a repeating animation ends with finished false and does not continue`() throws {
    stage.world.use {
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        home.view.alpha = 0
      } completion: { [log] in
        log.note("finished: \($0)")
      }
    }
    stage.advance(by: .milliseconds(500))
    enterBackground()
    expect(log.lines == ["in the background", "finished: false"] && opacity == 0)
    stage.world.use { UIApplication.shared }.applicationState = .active
    stage.advance(by: .milliseconds(500))
    expect(log.lines.count == 2 && opacity == 0)
    try stage.close()
  }

  @Test func `animations end in the order in which they began`() throws {
    stage.world.use {
      for name in ["first", "second"] {
        UIView.animate(withDuration: 1, delay: 1) {
          home.view.frame.origin.x += 10
        } completion: { [log] in
          log.note("\(name): \($0)")
        }
      }
      UIView.transition(with: home.view, duration: 1, options: .transitionCrossDissolve) {
      } completion: { [log] in
        log.note("dissolve: \($0)")
      }
    }
    enterBackground()
    expect(
      log.lines,
      equals: ["in the background", "first: false", "second: false", "dissolve: false"])
    try stage.close()
  }

  @Test(arguments: [true, false])
  func `a layer animation ends, unless it stays after its end`(isRemoved: Bool) throws {
    let animation = CABasicAnimation(keyPath: "opacity"), listener = Listener(log)
    (animation.fromValue, animation.toValue, animation.duration) = (0, 0, 1)
    (animation.delegate, animation.isRemovedOnCompletion) = (listener, isRemoved)
    stage.world.use { home.view.layer.add(animation, forKey: "fade") }
    enterBackground()
    expect(opacity, equals: isRemoved ? 1 : 0)
    expect(log.lines.contains("layer finished: false"), equals: isRemoved)
    try stage.settle()
    try stage.close()
  }

  @Test(arguments: [false, true])
  func `a presentation ends in the next turn`(hasAnimator: Bool) throws {
    let screen = Screen(log), fade = Fade(duration: 2)
    screen.modalPresentationStyle = .fullScreen
    if hasAnimator { screen.transitioningDelegate = fade }
    home.present(screen, animated: true) { [log] in log.note("presented") }
    stage.advance(by: .milliseconds(100))
    enterBackground()
    expect(log.lines, equals: ["in the background", "appeared", "presented"])
    expect(screen.view.alpha == 1 && screen.transitionCoordinator == nil)
    try stage.close()
  }

  @Test func `a push ends in the next turn`() throws {
    let root = PlainViewController(title: "Root"), screen = Screen(log)
    let stack = UINavigationController(rootViewController: root)
    stage.window.rootViewController = stack
    try stage.settle()
    stack.pushViewController(screen, animated: true)
    stage.advance(by: .milliseconds(100))
    enterBackground()
    expect(log.lines, equals: ["in the background", "appeared"])
    try stage.close()
  }

  @Test func `a property animator keeps its time`() throws {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [home] in
      home.view.alpha = 0
    }
    animator.addCompletion { [log] in log.note($0 == .end ? "end" : "not end") }
    stage.world.use { animator.startAnimation() }
    stage.advance(by: .milliseconds(500))
    enterBackground()
    expect(animator.isRunning && log.lines == ["in the background"])
    try stage.settle()
    expect(log.lines, equals: ["in the background", "end"])
    try stage.close()
  }
}
