import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Kept values by name") struct KeptSymbolTests {
  private let home = PlainViewController(title: "Home")
  private let stage: Stage

  init() {
    stage = Stage(home)
  }

  @Test func `a view's accessibility properties have UIKit's defaults and keep assigned values`() {
    let view = home.view!
    expect(view.accessibilityIdentifier == nil && view.accessibilityLabel == nil)
    expect(!view.isAccessibilityElement && !view.accessibilityElementsHidden)
    expect(!view.accessibilityViewIsModal && !view.accessibilityIgnoresInvertColors)
    (view.accessibilityIdentifier, view.accessibilityLabel) = ("home", "Home")
    (view.isAccessibilityElement, view.accessibilityElementsHidden) = (true, true)
    (view.accessibilityViewIsModal, view.accessibilityIgnoresInvertColors) = (true, true)
    expect(view.accessibilityIdentifier == "home" && view.accessibilityLabel == "Home")
    expect(view.isAccessibilityElement && view.accessibilityElementsHidden)
    expect(view.accessibilityViewIsModal && view.accessibilityIgnoresInvertColors)
    expect(UIView().accessibilityIdentifier == nil && stage.issues.isEmpty)
  }

  @Test
  func `setting leftBarButtonItem replaces all left items`() {
    let item: UINavigationItem = home.navigationItem, title = UIView()
    let a = UIBarButtonItem(), b = UIBarButtonItem()
    expect(item.leftBarButtonItems == nil && item.rightBarButtonItems == nil)
    expect(item.leftBarButtonItem == nil && item.rightBarButtonItem == nil)
    expect(item.titleView == nil && !item.hidesBackButton)
    (item.leftBarButtonItems, item.rightBarButtonItems, item.titleView) = ([a, b], [b, a], title)
    expect(item.leftBarButtonItem === a && item.rightBarButtonItem === b)
    expect(item.titleView === title)
    (item.leftBarButtonItem, item.rightBarButtonItem) = (b, a)
    expect(item.leftBarButtonItems == [b] && item.rightBarButtonItems == [a])
    item.leftBarButtonItem = nil
    expect(item.leftBarButtonItems == nil && item.rightBarButtonItems == [a])
  }

  @Test func `tab items and bar buttons are bar items with UIKit's defaults`() {
    for item: UIBarItem in [UIBarItem(), UITabBarItem(), UIBarButtonItem()] {
      expect(item.title == nil && item.image == nil && item.tag == 0 && item.isEnabled)
      (item.title, item.tag, item.isEnabled) = ("a", 7, false)
      expect(item.title == "a" && item.tag == 7 && !item.isEnabled)
    }
  }

  @Test func `a bar keeps a separate background image for each value of UIBarMetrics`() {
    let bar = UINavigationBar(), image = UIImage(named: "a")
    let position = UIBarPosition.any, tall = UIBarMetrics.default, low = UIBarMetrics.compact
    bar.setBackgroundImage(image, for: position, barMetrics: low)
    expect(bar.backgroundImage(for: low) === image && bar.backgroundImage(for: tall) == nil)
    let style = UIBarStyle.black
    expect(bar.barStyle == .default && UITabBar().barStyle == .default)
    bar.barStyle = style
    expect(bar.barStyle, equals: style)
  }

  @Test func `a label keeps the attributes of its text`() {
    let label = UILabel()
    expect(label.textAlignment, equals: NSTextAlignment.natural)
    expect(label.lineBreakMode, equals: NSLineBreakMode.byTruncatingTail)
    label.textAlignment = .justified
    expect(label.textAlignment, equals: .justified)
    let attributes: [NSAttributedString.Key: Int] = [
      .kern: 1, .baselineOffset: 2, .underlineStyle: 3, .strikethroughStyle: 4, .paragraphStyle: 5,
      .shadow: 6,
    ]
    label.attributedText = NSAttributedString(string: "a", attributes: attributes)
    for (key, value) in attributes {
      let kept = label.attributedText?.attribute(key, at: 0, effectiveRange: nil)
      expect(kept as? Int == value, "\(key.rawValue)")
    }
  }

  @Test func `a motion effect is stored, but moves no view`() throws {
    let effects: [UIVisualEffect] = [
      UIBlurEffect(style: .dark), UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)),
    ]
    expect(UIVisualEffectView().effect == nil)
    for effect in effects { expect(UIVisualEffectView(effect: effect).effect === effect) }
    let tilt: UIMotionEffect = UIInterpolatingMotionEffect(
      keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    let group = UIMotionEffectGroup(), frame = home.view.frame
    expect(group.motionEffects == nil && home.view.motionEffects.isEmpty)
    group.motionEffects = [tilt, UIMotionEffect()]
    home.view.addMotionEffect(group)
    try stage.settle()
    expect(home.view.frame == frame && group.motionEffects?.first === tilt)
  }

  @Test func `haptic feedback calls have no effect and report no issue`() throws {
    let impact = UIImpactFeedbackGenerator(style: .rigid)
    let selection = UISelectionFeedbackGenerator()
    let notification = UINotificationFeedbackGenerator()
    let generators: [UIFeedbackGenerator] = [impact, selection, notification]
    for generator in generators { generator.prepare() }
    impact.impactOccurred()
    selection.selectionChanged()
    notification.notificationOccurred(.error)
    let lines = stage.trace.lines.count
    try stage.settle()
    expect(stage.trace.lines.count == lines && stage.issues.isEmpty)
    expect(UIImpactFeedbackGenerator.FeedbackStyle.rigid.rawValue, equals: 4)
    expect(UINotificationFeedbackGenerator.FeedbackType.error.rawValue, equals: 2)
  }
}
