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
/// One object serves one controller, because it keeps the height of the sheet. In a stack the
/// controller covers the whole container, which is dimmed only during the transition.
public final class SheetTransition: ControllerTransition {
  /// A height at which a sheet can rest.
  public struct Detent: Hashable, Sendable {
    /// The part of the container's height, 0...1.
    public let fraction: CGFloat

    /// A part of the container's height, clamped to 0...1.
    public init(_ fraction: CGFloat) {
      self.fraction = fraction.isNaN ? 1 : min(1, max(0, fraction))
    }

    /// Half of the container.
    public static let medium = Detent(0.5)
    /// Nearly all of it.
    public static let large = Detent(0.9)
  }

  /// The heights, from the lowest to the highest; at least one.
  public let detents: [Detent]
  /// The opacity of the dimming view, 0...1.
  public let dimming: CGFloat
  /// The height at which the sheet rests; the lowest one when it is presented.
  public private(set) var detent: Detent
  /// The gesture that drags the sheet; it keeps the sheet's transition alive.
  public var pull: SheetDrag { SheetDrag(of: self) }
  /// The top of the sheet when the drag began; nil without a drag.
  var pullStart: CGFloat?
  private(set) weak var presentation: PresentationController?

  /// Creates a sheet; the default is one large detent and 0.4 seconds.
  public init(
    detents: [Detent] = [.large], dimming: CGFloat = 0.4, duration: TimeInterval = 0.4
  ) {
    self.detents = detents.isEmpty ? [.large] : detents.sorted { $0.fraction < $1.fraction }
    (self.dimming, detent) = (dimming, self.detents[0])
    super.init(duration: duration)
  }

  /// Returns a presentation controller that places the sheet and dims the rest.
  public override func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    detent = detents[0]
    let made = SheetPresentation(presented, presenting, as: self)
    presentation = made
    return made
  }

  /// Moves the sheet by its own height.
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

  /// Selects another height; a presented sheet that is in no transition moves there, animated.
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

  /// The top of the sheet in a container of a height.
  func top(of detent: Detent, in height: CGFloat) -> CGFloat { height * (1 - detent.fraction) }
}

/// Places the sheet.
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
