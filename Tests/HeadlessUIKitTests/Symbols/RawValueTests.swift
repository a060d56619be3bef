import QuartzCore
import TestSupport
import Testing
import UIKit

/// Values of a type, and the raw values that UIKit's headers give them.
struct RawValues: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let found: [String]
  let documented: [String]

  init<Value: RawRepresentable>(_ values: [Value], _ documented: [Value.RawValue]) {
    testDescription = "\(Value.self)"
    found = values.map { "\($0.rawValue)" }
    self.documented = documented.map { "\($0)" }
  }
}

@Suite("Raw values") struct RawValueTests {
  private static let layout = [
    RawValues([NSTextAlignment.left, .center, .right, .justified, .natural], [0, 1, 2, 3, 4]),
    RawValues(
      [
        NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead,
        .byTruncatingTail, .byTruncatingMiddle,
      ], [0, 1, 2, 3, 4, 5]),
    RawValues([UIBarMetrics.default, .compact], [0, 1]),
    RawValues([UIBarPosition.any, .bottom, .top, .topAttached], [0, 1, 2, 3]),
    RawValues([UIBarStyle.default, .black], [0, 1]),
    RawValues([UIDynamicItemCollisionBoundsType.rectangle, .ellipse, .path], [0, 1, 2]),
    RawValues([UIRectEdge.top, .left, .bottom, .right, .all], [1, 2, 4, 8, 15]),
    RawValues(
      [
        UISemanticContentAttribute.unspecified, .playback, .spatial, .forceLeftToRight,
        .forceRightToLeft,
      ], [0, 1, 2, 3, 4]),
    RawValues([UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft], [0, 1]),
    RawValues([UIUserInterfaceSizeClass.unspecified, .compact, .regular], [0, 1, 2]),
    RawValues(
      [UIUserInterfaceIdiom.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision],
      [-1, 0, 1, 2, 3, 5, 6]),
    RawValues(
      [UIInterfaceOrientation.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft],
      [1, 2, 3, 4]),
    RawValues(
      [
        CACornerMask.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner,
        .layerMaxXMaxYCorner,
      ], [1, 2, 4, 8]),
  ]

  private static let animations = [
    RawValues([UIViewAnimatingPosition.end, .start, .current], [0, 1, 2]),
    RawValues([UIViewAnimatingState.inactive, .active, .stopped], [0, 1, 2]),
    RawValues([UITimingCurveType.builtin, .cubic, .spring, .composed], [0, 1, 2, 3]),
    RawValues(
      [UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl],
      [0, 1, 2, 3]),
    RawValues([UIView.SystemAnimation.delete], [0]),
    RawValues(
      [UIView.AnimationOptions.allowAnimatedContent, .showHideTransitionViews], [1 << 7, 1 << 8]),
    RawValues(
      [
        UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight,
        .transitionCurlUp, .transitionCurlDown, .transitionCrossDissolve, .transitionFlipFromTop,
        .transitionFlipFromBottom,
      ], [1, 2, 3, 4, 5, 6, 7].map { $0 << 20 }),
    RawValues(
      [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic],
      ["linear", "discrete", "paced", "cubic"]),
    RawValues(
      [CATransitionType.fade, .moveIn, .push, .reveal], ["fade", "moveIn", "push", "reveal"]),
    RawValues(
      [CALayerContentsGravity.resize, .resizeAspect, .resizeAspectFill, .center, .top, .bottom],
      ["resize", "resizeAspect", "resizeAspectFill", "center", "top", "bottom"]),
    RawValues([CALayerCornerCurve.circular, .continuous], ["circular", "continuous"]),
    RawValues([CAShapeLayerFillRule.nonZero, .evenOdd], ["non-zero", "even-odd"]),
    RawValues([CAShapeLayerLineCap.butt, .round, .square], ["butt", "round", "square"]),
    RawValues([CAShapeLayerLineJoin.miter, .round, .bevel], ["miter", "round", "bevel"]),
  ]

  private static let names = [
    RawValues(
      [
        NSAttributedString.Key.baselineOffset, .kern, .paragraphStyle, .shadow,
        .strikethroughStyle, .underlineStyle,
      ],
      [
        "NSBaselineOffset", "NSKern", "NSParagraphStyle", "NSShadow", "NSStrikethrough",
        "NSUnderline",
      ]),
    RawValues([UIWindow.didResignKeyNotification], ["UIWindowDidResignKeyNotification"]),
  ]

  @Test(arguments: layout + animations + names)
  func `constants and enumeration cases have the same raw values as in UIKit`(values: RawValues) {
    expect(values.found, equals: values.documented)
  }

  @Test func `the keys of a keyboard's notifications have UIKit's values`() {
    expect(UIResponder.keyboardFrameBeginUserInfoKey, equals: "UIKeyboardFrameBeginUserInfoKey")
    expect(UIResponder.keyboardFrameEndUserInfoKey, equals: "UIKeyboardFrameEndUserInfoKey")
    expect(
      UIResponder.keyboardAnimationDurationUserInfoKey,
      equals: "UIKeyboardAnimationDurationUserInfoKey")
    expect(
      UIResponder.keyboardAnimationCurveUserInfoKey, equals: "UIKeyboardAnimationCurveUserInfoKey")
  }
}
