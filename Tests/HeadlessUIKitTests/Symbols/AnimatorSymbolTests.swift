import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Animators and animation options by name") struct AnimatorSymbolTests {
  private let home = PlainViewController(title: "Home")
  private let stage: Stage

  init() {
    stage = Stage(home)
  }

  /// A provider that is not one of UIKit's timing parameters.
  private final class Provider: NSObject, UITimingCurveProvider {
    let timingCurveType = UITimingCurveType.spring
    let cubicTimingParameters: UICubicTimingParameters? = nil
    let springTimingParameters: UISpringTimingParameters?

    init(_ spring: UISpringTimingParameters) { springTimingParameters = spring }
  }

  @Test func `finishAnimation makes a stopped animator inactive`() {
    var positions: [UIViewAnimatingPosition] = []
    let view = home.view!
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { positions.append($0) }
    let animating: any UIViewAnimating = animator
    expect(animating.state, equals: UIViewAnimatingState.inactive)
    animating.startAnimation()
    stage.runTurn()
    expect(animating.state == .active && animating.isRunning)
    animating.pauseAnimation()
    expect(animating.state == .active && !animating.isRunning)
    animating.stopAnimation(false)
    expect(animating.state, equals: .stopped)
    animating.finishAnimation(at: .start)
    expect(animating.state == .inactive && positions == [.start] && view.alpha == 1)
  }

  @Test func `an animator follows the spring of a custom UITimingCurveProvider`() {
    let spring = UISpringTimingParameters(dampingRatio: 1), provider = Provider(spring)
    expect(spring.timingCurveType == .spring && spring.initialVelocity == .zero)
    expect(spring.springTimingParameters === spring && spring.cubicTimingParameters == nil)
    let providers: [any UITimingCurveProvider] = [spring, provider]
    let views = providers.map { _ in UIView() }
    for (view, provider) in zip(views, providers) {
      home.view.addSubview(view)
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: provider)
      expect(animator.timingParameters === provider)
      animator.addAnimations { view.alpha = 0 }
      animator.startAnimation()
    }
    stage.runTurn()
    stage.advance(by: .milliseconds(250))
    let alphas = views.map { $0.presentationValues().alpha }
    expect(alphas[0] == alphas[1] && alphas[0] < 0.7 && alphas[0] > 0)
  }

  @Test(
    .rule("R-10"),
    arguments: [
      UIView.AnimationOptions.transitionFlipFromRight, .transitionFlipFromTop,
      .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown,
    ])
  func `a flip or a curl is reported once as not modeled, and still lasts for the given duration`(
    look: UIView.AnimationOptions
  ) throws {
    let (one, two) = (UIView(), UIView())
    for view in [one, two] { home.view.addSubview(view) }
    two.isHidden = true
    var ends: [Duration] = []
    for (from, to) in [(one, two), (two, one)] {
      UIView.transition(
        from: from, to: to, duration: 0.5, options: [look, .showHideTransitionViews]
      ) { [stage] _ in ends.append(stage.world.clock.now) }
      expect(from.isHidden && !to.isHidden && from.superview === home.view)
    }
    try stage.settle()
    expect(ends, equals: [.milliseconds(500), .milliseconds(500)])
    expect(stage.issues.map(\.code), equals: [.notModelled])
  }

  @Test(.rule("R-10"))
  func `UIView.transition animates its changes only with the option allowAnimatedContent`() {
    let plain = UIView(), animated = UIView()
    for view in [plain, animated] { home.view.addSubview(view) }
    UIView.transition(with: plain, duration: 1, animations: { plain.alpha = 0 })
    UIView.transition(
      with: animated, duration: 1, options: [.allowAnimatedContent, .curveLinear],
      animations: { animated.alpha = 0 })
    stage.runTurn()
    stage.advance(by: .milliseconds(500))
    expect(plain.presentationValues().alpha, equals: 0)
    expect(animated.presentationValues().alpha, equals: 0.5)
  }

  @Test func `UIView's system animation 'delete' fades out and removes the given views`() throws {
    let view = UIView(), delete = UIView.SystemAnimation.delete
    home.view.addSubview(view)
    var isFinished: Bool?
    UIView.perform(delete, on: [view], animations: nil) { isFinished = $0 }
    expect(view.superview != nil && view.alpha == 0)
    try stage.settle()
    expect(view.superview == nil && isFinished == true)
    expect(stage.issues.map(\.code), equals: [.notModelled])
  }
}
