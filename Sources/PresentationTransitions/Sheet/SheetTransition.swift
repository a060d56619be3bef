public import Foundation
public import Presentation

/// A transition of a sheet that slides in from below and rests at one of several heights.
///
/// ```swift
/// let sheet = SheetTransition(detents: [.medium, .large])
/// options.customTransition = sheet
/// sheet.pull.begin()
/// sheet.pull.update(translation: -200)
/// sheet.pull.release(velocity: -500)
/// ```
///
/// Use a separate object for each controller, because the object stores the height of the sheet. In
/// a stack, the controller covers the whole container, and the view below is dimmed only during the
/// transition.
public final class SheetTransition: ControllerTransition {
  /// A height at which a sheet can rest.
  public struct Detent: Hashable, Sendable {
    /// The fraction of the container's height, 0...1.
    public let fraction: CGFloat

    /// Creates a detent at a fraction of the container's height, clamped to 0...1.
    public init(_ fraction: CGFloat) {
      self.fraction = fraction.isNaN ? 1 : min(1, max(0, fraction))
    }

    /// Half of the container's height.
    public static let medium = Detent(0.5)
    /// 90 percent of the container's height.
    public static let large = Detent(0.9)
  }

  /// The heights at which the sheet can rest, from the lowest to the highest; at least one.
  public let detents: [Detent]
  /// The opacity of the dimming view, 0...1.
  public let dimming: CGFloat
  /// The height at which the sheet rests; after the presentation, the lowest height.
  public private(set) var detent: Detent
  /// The gesture that drags the sheet.
  ///
  /// The gesture keeps this transition alive.
  public var pull: SheetDrag { SheetDrag(of: self) }
  /// The upper edge of the sheet at the start of the drag; nil if no drag is running.
  var pullStart: CGFloat?
  private(set) weak var presentation: PresentationController?

  /// Creates a sheet transition.
  ///
  /// The defaults are one detent, ``Detent/large``, and a duration of 0.4 seconds.
  public init(
    detents: [Detent] = [.large], dimming: CGFloat = 0.4, duration: TimeInterval = 0.4
  ) {
    self.detents = detents.isEmpty ? [.large] : detents.sorted { $0.fraction < $1.fraction }
    (self.dimming, detent) = (dimming, self.detents[0])
    super.init(duration: duration)
  }

  /// Returns a presentation controller that places the sheet and dims the rest of the container.
  public override func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    detent = detents[0]
    let made = SheetPresentation(presented, presenting, as: self)
    presentation = made
    return made
  }

  /// Moves the sheet between its resting place and the space below the container.
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

  /// Selects another height.
  ///
  /// A presented sheet moves to this height with an animation, unless a transition is running.
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

  /// Returns the upper edge of the sheet in a container with the given height.
  func top(of detent: Detent, in height: CGFloat) -> CGFloat { height * (1 - detent.fraction) }
}

/// The presentation controller that places the sheet.
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
