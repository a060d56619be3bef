public import Foundation
public import Presentation

extension NavigationController {
  /// The duration with which UIKit animates the hiding of bars, in seconds; in this package, bars
  /// are hidden without animation.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  /// Whether a swipe hides the bars; the value is stored but has no effect.
  public final var hidesBarsOnSwipe: Bool {
    get { kept.onSwipe }
    set { kept.onSwipe = newValue }
  }

  /// Whether a tap hides the bars; the value is stored but has no effect.
  public final var hidesBarsOnTap: Bool {
    get { kept.onTap }
    set { kept.onTap = newValue }
  }

  /// Whether a keyboard hides the bars; the value is stored but has no effect.
  public final var hidesBarsWhenKeyboardAppears: Bool {
    get { kept.forKeyboard }
    set { kept.forKeyboard = newValue }
  }

  /// Whether the bars are hidden in a window with a compact height; the value is stored but has no
  /// effect.
  public final var hidesBarsWhenVerticallyCompact: Bool {
    get { kept.inCompactHeight }
    set { kept.inCompactHeight = newValue }
  }

  private var kept: KeptHiding { attachments.find { KeptHiding() } }
}

/// The reasons for which a stack hides its bars.
@MainActor private final class KeptHiding {
  var onSwipe = false
  var onTap = false
  var forKeyboard = false
  var inCompactHeight = false
}
