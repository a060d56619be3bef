public import Foundation
public import Presentation

/// A transition that slides a controller in from an edge of the container view, and out to the same
/// edge.
///
/// The view behind the controller's view moves a shorter distance, as in a push of
/// `UINavigationController`.
///
/// ```swift
/// let slide = SlideTransition(from: .right)
/// stack.delegate = slide
/// ```
public final class SlideTransition: ControllerTransition {
  /// An edge of the container view.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// The upper edge.
    case top
    /// The left edge.
    case left
    /// The lower edge.
    case bottom
    /// The right edge.
    case right
  }

  /// The edge from which the controller slides in, and to which it slides out.
  public let edge: Edge
  /// The distance that the view behind moves, as a fraction of the distance that the view in front
  /// moves.
  public let parallax: CGFloat

  /// Creates a slide transition; the default duration is 0.35 seconds.
  public init(from edge: Edge = .right, parallax: CGFloat = 0.3, duration: TimeInterval = 0.35) {
    (self.edge, self.parallax) = (edge, parallax)
    super.init(duration: duration)
  }

  /// Slides the views by changing their transforms, which causes no layout.
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
