public import Foundation
public import Presentation

/// A transition for a sheet that slides up from the lower edge of the container view.
///
/// A drag changes the height of the sheet; the property ``pull`` is this drag.
///
/// ```swift
/// let transition = SheetTransition(detents: [.medium, .large])
/// controller.customTransition = transition
/// transition.pull.begin()
/// transition.pull.update(translation: -200)
/// transition.pull.release(velocity: -500)  // Upward, in points per second.
/// ```
///
/// Use a separate transition for each presented controller, because a transition stores the height
/// of its sheet.
///
/// This transition can also be the delegate of a navigation stack. A pushed controller then slides
/// up and fills the container view. The controller below is dimmed only during the transition.
public final class SheetTransition: ControllerTransition {
  /// A height of a sheet, as in `UISheetPresentationController`.
  public struct Detent: Hashable, Sendable {
    /// The height of the sheet at this detent, as a fraction (0...1) of the container view's
    /// height.
    public let fraction: CGFloat

    /// Creates a detent at a fraction of the container view's height, clamped to 0...1.
    public init(_ fraction: CGFloat) {
      self.fraction = fraction.isNaN ? 1 : min(1, max(0, fraction))
    }

    /// Half of the container view's height.
    public static let medium = Detent(0.5)
    /// 90 percent of the container view's height.
    public static let large = Detent(0.9)
  }

  /// The possible heights of the sheet, from the lowest to the highest; there is at least one.
  public let detents: [Detent]
  /// The opacity of the view that dims the container view behind the sheet, 0...1.
  public let dimming: CGFloat
  /// The current height of the sheet; each presentation begins with the lowest height.
  public private(set) var detent: Detent
  /// The drag that changes the height of the sheet or dismisses the sheet.
  ///
  /// Each access returns a new object, which retains this transition. All these objects control the
  /// same drag.
  public var pull: SheetDrag { SheetDrag(of: self) }
  /// The y-coordinate of the sheet at the start of the drag; nil if no drag is in progress.
  var pullStart: CGFloat?
  private(set) weak var presentation: PresentationController?

  /// Creates a sheet transition.
  ///
  /// By default, the only detent is ``Detent/large``, and the duration is 0.4 seconds.
  public init(
    detents: [Detent] = [.large], dimming: CGFloat = 0.4, duration: TimeInterval = 0.4
  ) {
    self.detents = detents.isEmpty ? [.large] : detents.sorted { $0.fraction < $1.fraction }
    (self.dimming, detent) = (dimming, self.detents[0])
    super.init(duration: duration)
  }

  /// Returns a presentation controller that places the sheet and dims the rest of the container
  /// view.
  public override func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    detent = detents[0]
    let made = SheetPresentation(presented, presenting, as: self)
    presentation = made
    return made
  }

  /// Slides the sheet in from below if it is presented, or out if it is dismissed.
  public override func prepare(
    _ run: TransitionRun
  ) throws(TransitionRun.Missing) -> [ViewPropertyAnimator] {
    let view = run.view
    let outside = CGAffineTransform(
      translationX: 0, y: run.container.bounds.height - view.frame.minY)
    let animator = ViewPropertyAnimator(duration: duration, dampingRatio: 1)
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

  /// Changes the height of the sheet.
  ///
  /// If the sheet is presented and no transition is running, the change is animated.
  public func select(_ detent: Detent) {
    self.detent = detent
    guard let presentation, let view = presentation.presentedView, view.window != nil,
      presentation.presentedViewController.transitionCoordinator == nil
    else { return }
    let frame = presentation.frameOfPresentedViewInContainerView
    presentation.presentedViewController.world?.use {
      View.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
      ) { view.frame = frame }
    }
  }

  /// Returns the y-coordinate of the sheet's upper edge in a container with the given height.
  func top(of detent: Detent, in height: CGFloat) -> CGFloat { height * (1 - detent.fraction) }
}

/// A presentation controller that places a sheet at the lower edge of the container view.
private final class SheetPresentation: DimmingPresentation {
  private let sheet: SheetTransition

  init(_ presented: ViewController, _ presenting: ViewController?, as sheet: SheetTransition) {
    self.sheet = sheet
    super.init(
      presentedViewController: presented, presenting: presenting, dimming: sheet.dimming)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = super.frameOfPresentedViewInContainerView
    let top = sheet.top(of: sheet.detent, in: bounds.height)
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }
}
