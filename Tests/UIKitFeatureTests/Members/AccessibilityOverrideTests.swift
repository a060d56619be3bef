import TestSupport
import Testing
import UIKit

@MainActor @Suite("Overrides for accessibility") struct AccessibilityOverrideTests {
  @Test func `a view overrides what VoiceOver reads aloud`() {
    final class Rating: UIView {
      var stars = 3
      override var isAccessibilityElement: Bool {
        get { true }
        set {}
      }
      override var accessibilityLabel: String? {
        get { "Rating" }
        set {}
      }
      override var accessibilityValue: String? {
        get { "\(stars) stars" }
        set {}
      }
      override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.adjustable) }
        set { super.accessibilityTraits = newValue }
      }
      override func accessibilityIncrement() { stars += 1 }
      override func accessibilityDecrement() { stars -= 1 }
      override func accessibilityActivate() -> Bool { true }
    }
    let rating = Rating(frame: .zero)
    rating.accessibilityTraits = .button
    rating.accessibilityIncrement()
    expect(rating.accessibilityLabel == "Rating" && rating.accessibilityValue == "4 stars")
    rating.accessibilityDecrement()
    expect(rating.stars == 3 && rating.isAccessibilityElement && rating.accessibilityActivate())
    expect(rating.accessibilityTraits, equals: [.button, .adjustable])
    expect(!UIView().accessibilityActivate() && UIView().accessibilityTraits == .none)
  }
}
