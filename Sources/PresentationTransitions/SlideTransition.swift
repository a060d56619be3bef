public import Foundation
public import Presentation

/// Slides a controller in from an edge, and out over the same edge; what is below gives way a
/// little, as in a stack of the system's.
///
/// ```swift
/// let slide = SlideTransition(from: .right)
/// stack.delegate = slide
/// ```
public final class SlideTransition: ControllerTransition {
  /// An edge of the container.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// The upper one.
    case top
    /// The left one.
    case left
    /// The lower one.
    case bottom
    /// The right one.
    case right
  }

  /// Where the controller comes from.
  public let edge: Edge
  /// How far the view below gives way, as a part of the way of the one in front.
  public let parallax: CGFloat

  /// A slide; 0.35 seconds unless told.
  public init(from edge: Edge = .right, parallax: CGFloat = 0.3, duration: TimeInterval = 0.35) {
    (self.edge, self.parallax) = (edge, parallax)
    super.init(duration: duration)
  }

  /// Only transforms change, so that layout does not notice.
  public override func prepare(
    _ run: TransitionRun
  ) throws(TransitionRun.Missing) -> [ViewPropertyAnimator] {
    let outside = away(in: run.container.bounds)
    let aside = CGAffineTransform(
      translationX: -outside.tx * parallax, y: -outside.ty * parallax)
    let animator = ViewPropertyAnimator(duration: duration, curve: .easeInOut)
    switch run.direction {
    case .coming:
      run.view.transform = outside
      animator.addAnimations {
        run.view.transform = .identity
        run.below?.transform = aside
      }
    case .going:
      run.below?.transform = aside
      animator.addAnimations {
        run.view.transform = outside
        run.below?.transform = .identity
      }
    }
    return [animator]
  }

  private func away(in bounds: CGRect) -> CGAffineTransform {
    switch edge {
    case .top: CGAffineTransform(translationX: 0, y: -bounds.height)
    case .left: CGAffineTransform(translationX: -bounds.width, y: 0)
    case .bottom: CGAffineTransform(translationX: 0, y: bounds.height)
    case .right: CGAffineTransform(translationX: bounds.width, y: 0)
    }
  }
}
