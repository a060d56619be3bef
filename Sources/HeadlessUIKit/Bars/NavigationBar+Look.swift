public import Foundation
public import Presentation

extension NavigationBar {
  /// Whether the contents behind the bar are visible through the bar.
  ///
  /// Setting the value to false does not change the layout, and is reported once as the issue
  /// `notModelled`.
  public final var isTranslucent: Bool {
    get { kept.isTranslucent }
    set {
      kept.isTranslucent = newValue
      guard !newValue else { return }
      reportOnce(
        "UINavigationBar.isTranslucent", "the contents still extend behind an opaque bar",
        advice: "Test frames below an opaque bar on a device.")
    }
  }

  /// The style of the bar.
  ///
  /// If the style is `black` and the bar is visible, the navigation controller prefers the status
  /// bar style `lightContent`.
  public final var barStyle: UIBarStyle {
    get { isBlack ? .black : .default }
    set { isBlack = newValue == .black }
  }

  /// The color of the bar; the value is stored but has no effect.
  public final var barTintColor: ViewColor? {
    get { kept.barTintColor }
    set { kept.barTintColor = newValue }
  }

  /// The image below the bar; the value is stored but has no effect.
  public final var shadowImage: UIImage? {
    get { kept.shadowImage }
    set { kept.shadowImage = newValue }
  }

  /// The attributes of the title; the value is stored but has no effect.
  public final var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { kept.titleTextAttributes }
    set { kept.titleTextAttributes = newValue }
  }

  /// The attributes of a large title; the value is stored but has no effect.
  public final var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { kept.largeTitleTextAttributes }
    set { kept.largeTitleTextAttributes = newValue }
  }

  /// The delegate of the bar; not retained.
  ///
  /// The delegate of a bar that the app has created is called for ``pushItem(_:animated:)`` and
  /// ``popItem(animated:)``. The delegate of a navigation controller's bar is the controller if it
  /// adopts the protocol (N-37), otherwise nil; setting the delegate of such a bar is an error
  /// (N-27a).
  public final weak var delegate: (any UINavigationBarDelegate)? {
    get { stack.map { $0 as? any UINavigationBarDelegate } ?? kept.delegate }
    set {
      guard stack == nil else { return clientWorld.report(Issues.managedBarDelegate()) }
      kept.delegate = newValue
    }
  }

  /// Whether titles are large.
  ///
  /// The bar has only one height. Setting the value to true has no effect, and is reported once as
  /// the issue `notModelled`.
  public final var prefersLargeTitles: Bool {
    get { kept.prefersLargeTitles }
    set {
      kept.prefersLargeTitles = newValue
      guard newValue else { return }
      reportOnce(
        "UINavigationBar.prefersLargeTitles", "the height of the bar does not change",
        advice: "Test frames below large titles on a device.")
    }
  }

  /// Stores a background image for the bar; the image is not drawn, and `position` has no effect.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for position: UIBarPosition = .any,
    barMetrics: UIBarMetrics
  ) {
    kept.backgroundImages[barMetrics] = backgroundImage
  }

  /// Stores a background image for the bar; the image is not drawn.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for barMetrics: UIBarMetrics
  ) {
    kept.backgroundImages[barMetrics] = backgroundImage
  }

  /// Returns the background image that was stored for the given metrics; nil if no image was
  /// stored.
  public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    kept.backgroundImages[barMetrics]
  }

  /// The image of the back button; the value is stored but has no effect.
  public final var backIndicatorImage: UIImage? {
    get { kept.backIndicatorImage }
    set { kept.backIndicatorImage = newValue }
  }

  /// The mask of the back button's image during transitions; the value is stored but has no effect.
  public final var backIndicatorTransitionMaskImage: UIImage? {
    get { kept.backIndicatorMask }
    set { kept.backIndicatorMask = newValue }
  }

  /// Stores the vertical offset of the title for the given metrics; the offset has no effect.
  public final func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    kept.titleOffsets[barMetrics] = adjustment
  }

  /// Returns the vertical offset that was stored for the given metrics; 0 if none was stored.
  public final func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    kept.titleOffsets[barMetrics] ?? 0
  }

  private var kept: KeptOfBar { attachment { KeptOfBar() } }
}

/// The values of a navigation bar that are stored but have no effect.
@MainActor private final class KeptOfBar {
  var isTranslucent = true
  var barTintColor: ViewColor?
  var shadowImage: UIImage?
  var titleTextAttributes: [NSAttributedString.Key: Any]?
  var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  weak var delegate: (any UINavigationBarDelegate)?
  var prefersLargeTitles = false
  var backgroundImages: [UIBarMetrics: UIImage] = [:]
  var backIndicatorImage: UIImage?
  var backIndicatorMask: UIImage?
  var titleOffsets: [UIBarMetrics: CGFloat] = [:]
}
