public import Foundation
import Presentation

/// The look of a navigation bar; the values are stored but have no effect.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  @exclusivity(unchecked) open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  @exclusivity(unchecked) open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved from its usual place.
  open var titlePositionAdjustment = UIOffset.zero
  /// The look of the buttons of the style `plain`.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of the buttons of the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The image of the back button.
  public private(set) final var backIndicatorImage = UIImage()
  /// The mask of the back button's image during transitions.
  public private(set) final var backIndicatorTransitionMaskImage = UIImage()

  /// Stores the image of the back button and its mask; if one of them is nil, both are the system's
  /// images, which are empty here.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    let images = backIndicatorImage.flatMap { image in
      backIndicatorTransitionMaskImage.map { (image, $0) }
    }
    (self.backIndicatorImage, self.backIndicatorTransitionMaskImage) =
      images ?? (UIImage(), UIImage())
  }

  override func copyValues(from other: UIBarAppearance) {
    super.copyValues(from: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
    backButtonAppearance = other.backButtonAppearance.copied()
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}
