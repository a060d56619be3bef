public import Foundation
public import Presentation

/// A transition that slides a menu in from the left or right edge of the container view.
///
/// The rest of the container view is dimmed while the menu is presented.
///
/// ```swift
/// let sideMenu = SideMenuTransition(width: 280)
/// menu.customTransition = sideMenu
/// sideMenu.drag.begin(length: 280) { home.present(menu, animated: true) }
/// ```
///
/// This transition can also be the delegate of a navigation stack. A pushed controller then slides
/// in from the side and fills the container view. The controller below is dimmed only during the
/// transition.
public final class SideMenuTransition: ControllerTransition {
  /// The side of the container view on which the menu is shown.
  public enum Side: Hashable, Sendable, CaseIterable {
    /// The left side.
    case left
    /// The right side.
    case right
  }

  /// The side of the menu.
  public let side: Side
  /// The width of the menu in points; limited to the width of the container view.
  public let width: CGFloat
  /// The opacity of the view that dims the container view behind the menu, 0...1.
  public let dimming: CGFloat

  /// Creates a transition for a side menu; the default duration is 0.3 seconds.
  public init(
    _ side: Side = .left, width: CGFloat = 280, dimming: CGFloat = 0.4,
    duration: TimeInterval = 0.3
  ) {
    (self.side, self.width, self.dimming) = (side, width, dimming)
    super.init(duration: duration)
  }

  /// Returns a presentation controller that places the menu and dims the rest of the container
  /// view.
  public override func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    SideMenuPresentation(presented, presenting, as: self)
  }

  /// Slides the menu in if it is presented, or out if it is dismissed.
  public override func prepare(
    _ run: TransitionRun
  ) throws(TransitionRun.Missing) -> [ViewPropertyAnimator] {
    let view = run.view
    let way = side == .left ? -view.frame.maxX : run.container.bounds.width - view.frame.minX
    let outside = CGAffineTransform(translationX: way, y: 0)
    let animator = ViewPropertyAnimator(duration: duration, curve: .easeInOut)
    run.dimBelow(to: dimming, with: animator)
    switch run.direction {
    case .coming:
      view.transform = outside
      animator.addAnimations { view.transform = .identity }
    case .going:
      animator.addAnimations { view.transform = outside }
    }
    return [animator]
  }
}

/// A presentation controller that places a menu at the left or right edge of the container view.
private final class SideMenuPresentation: DimmingPresentation {
  private let side: SideMenuTransition.Side
  private let width: CGFloat

  init(_ presented: ViewController, _ presenting: ViewController?, as menu: SideMenuTransition) {
    (side, width) = (menu.side, menu.width)
    super.init(
      presentedViewController: presented, presenting: presenting, dimming: menu.dimming)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = super.frameOfPresentedViewInContainerView
    let width = min(width, bounds.width)
    let x = side == .left ? 0 : bounds.width - width
    return CGRect(x: x, y: 0, width: width, height: bounds.height)
  }
}
