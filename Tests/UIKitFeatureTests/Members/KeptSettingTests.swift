import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Stored settings, sublayers and snapshots") struct KeptSettingTests {
  private let home = PlainViewController(title: "Home")

  @Test func `a parent is notified once when a child's preferredContentSize changes`() {
    final class Parent: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        sizes.append(container.preferredContentSize)
        preferredContentSize = container.preferredContentSize
      }
    }
    let parent = Parent(), child = UIViewController(), stage = Stage(parent)
    child.preferredContentSize = CGSize(width: 1, height: 1)
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 2, height: 2)
    child.preferredContentSize = CGSize(width: 2, height: 2)
    expect(parent.sizes, equals: [CGSize(width: 2, height: 2)])
    expect(parent.preferredContentSize.width == 2 && stage.issues.isEmpty)
  }

  @Test func `setting sublayers removes, adds and sorts layers`() {
    let layer = CALayer(), other = CALayer(), a = CALayer(), b = CALayer(), c = CALayer()
    other.addSublayer(c)
    layer.sublayers = [a, b]
    layer.sublayers = [b, c, a]
    expect(layer.sublayers, equals: [b, c, a])
    expect(c.superlayer === layer && other.sublayers == [])
    layer.sublayers?.removeAll { $0 === b }
    expect(layer.sublayers == [c, a] && b.superlayer == nil)
    layer.sublayers = nil
    expect(layer.sublayers == nil && a.superlayer == nil && c.superlayer == nil)
  }

  @Test func `insertSublayer places a sublayer above or below another sublayer`() {
    let layer = CALayer(), a = CALayer(), b = CALayer(), c = CALayer()
    layer.addSublayer(a)
    layer.insertSublayer(b, below: a)
    expect(layer.sublayers, equals: [b, a])
    layer.insertSublayer(c, above: b)
    expect(layer.sublayers, equals: [b, c, a])
    layer.insertSublayer(b, below: a)
    expect(layer.sublayers, equals: [c, b, a])
    layer.insertSublayer(c, above: nil)
    layer.insertSublayer(a, below: CALayer())
    expect(layer.sublayers, equals: [a, b, c])
    layer.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
    expect(layer.contains(CGPoint(x: 1, y: 1)) && !layer.contains(CGPoint(x: 9, y: 1)))
  }

  @Test func `resizableSnapshotView copies a part of a view`() throws {
    let stage = Stage(home), inner = UIView(frame: CGRect(x: 50, y: 60, width: 10, height: 10))
    home.view.addSubview(inner)
    stage.runTurn()
    let part = try #require(
      home.view.resizableSnapshotView(
        from: CGRect(x: 40, y: 40, width: 100, height: 50), afterScreenUpdates: true,
        withCapInsets: .zero))
    expect(part.bounds.size == CGSize(width: 100, height: 50) && part.clipsToBounds)
    let copy = try #require(part.subviews.first?.subviews.first)
    expect(copy.convert(copy.bounds, to: part).origin, equals: CGPoint(x: 10, y: 20))
  }

  @Test func `removeTarget removes the target's actions for the given events`() {
    final class Receiver { var taps = 0 }
    let control = UIControl(), receiver = Receiver()
    let relay = Relay { (_: UIControl) in receiver.taps += 1 }
    control.addTarget(relay, action: Relay.action, for: [.touchDown, .touchUpInside])
    control.removeTarget(receiver, action: nil, for: .allEvents)
    control.removeTarget(relay, action: Relay.action, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    expect(receiver.taps, equals: 1)
    control.removeTarget(nil, action: nil, for: .allTouchEvents)
    control.sendActions(for: .touchUpInside)
    expect(receiver.taps, equals: 1)
  }

  @Test func `views and layers keep settings that have no visible effect`() {
    let layer = CALayer(), label = UILabel(), button = UIButton(), scroll = UIScrollView()
    (layer.contentsGravity, layer.cornerCurve) = (.resizeAspectFill, .continuous)
    (layer.allowsEdgeAntialiasing, layer.allowsGroupOpacity) = (true, false)
    layer.shadowPath = UIBezierPath(rect: .zero).cgPath
    expect(layer.contentsGravity == .resizeAspectFill && layer.cornerCurve == .continuous)
    expect(layer.allowsEdgeAntialiasing && !layer.allowsGroupOpacity && layer.shadowPath != nil)
    label.attributedText = NSAttributedString(string: "a")
    expect(label.text == "a" && label.attributedText?.string == "a")
    label.text = "b"
    label.lineBreakMode = .byTruncatingHead
    (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.5)
    label.preferredMaxLayoutWidth = 7
    expect(label.attributedText?.string == "b" && label.lineBreakMode == .byTruncatingHead)
    expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    expect(label.preferredMaxLayoutWidth, equals: 7)
    button.setTitle("c", for: .normal)
    button.setImage(UIImage(named: "d"), for: .normal)
    button.setBackgroundImage(UIImage(systemName: "e"), for: .normal)
    (button.contentEdgeInsets.top, button.titleEdgeInsets.top, button.imageEdgeInsets.top) = (
      1, 2, 3
    )
    expect(button.currentTitle == "c" && button.currentImage?.name == "d")
    expect(button.backgroundImage(for: .normal)?.name, equals: "e")
    expect(
      [button.contentEdgeInsets, button.titleEdgeInsets, button.imageEdgeInsets].map(\.top),
      equals: [1, 2, 3])
    (scroll.delaysContentTouches, scroll.canCancelContentTouches) = (false, false)
    (scroll.bouncesZoom, scroll.minimumZoomScale, scroll.maximumZoomScale) = (false, 1, 3)
    scroll.isDirectionalLockEnabled = true
    expect(!scroll.delaysContentTouches && !scroll.canCancelContentTouches)
    expect(!scroll.bouncesZoom && scroll.maximumZoomScale == 3 && scroll.minimumZoomScale == 1)
    expect(scroll.isDirectionalLockEnabled && UIFont(name: "x", size: 9)?.pointSize == 9)
    scroll.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(scroll.layoutMargins, equals: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expect(scroll.directionalLayoutMargins.trailing, equals: 4)
    expect(NSDirectionalEdgeInsets.zero, equals: NSDirectionalEdgeInsets())
    scroll.semanticContentAttribute = .forceRightToLeft
    expect(scroll.semanticContentAttribute, equals: .forceRightToLeft)
    for color in [UIColor.systemGray, .systemOrange, .systemYellow] {
      color.set()
      color.setFill()
      color.setStroke()
      expect(color != .clear)
    }
  }

  @Test func `controllers keep settings that have no visible effect`() {
    expect(home.edgesForExtendedLayout == .all && home.automaticallyAdjustsScrollViewInsets)
    (home.edgesForExtendedLayout, home.extendedLayoutIncludesOpaqueBars) = (.top, true)
    home.automaticallyAdjustsScrollViewInsets = false
    home.modalPresentationCapturesStatusBarAppearance = true
    home.setNeedsUpdateOfHomeIndicatorAutoHidden()
    expect(home.edgesForExtendedLayout == .top && home.extendedLayoutIncludesOpaqueBars)
    expect(!home.automaticallyAdjustsScrollViewInsets)
    expect(home.modalPresentationCapturesStatusBarAppearance)
  }

  @Test func `texts store links, lines, attachments and font descriptions`() throws {
    let icon = NSTextAttachment(image: UIImage()), empty = NSTextAttachment()
    icon.bounds = CGRect(x: 0, y: -2, width: 8, height: 8)
    let text = NSAttributedString(attachment: icon)
    let style: NSUnderlineStyle = [.single, .patternDot]
    expect(style.rawValue == 0x101 && NSUnderlineStyle.byWord.rawValue == 0x8000)
    let styles: [NSUnderlineStyle] = [.thick, .double, .patternDash, .patternDashDot]
    expect((styles + [.patternDashDotDot]).map(\.rawValue), equals: [2, 9, 0x200, 0x300, 0x400])
    let keys: [NSAttributedString.Key] = [
      .link, .strokeColor, .strokeWidth, .underlineColor, .strikethroughColor,
    ]
    let values = Dictionary(uniqueKeysWithValues: keys.map { ($0, "a") })
    let link = NSAttributedString(string: "link", attributes: values)
    expect(link.attributes(at: 0, effectiveRange: nil).count, equals: 5)
    let kept = text.attributes(at: 0, effectiveRange: nil)
    expect(kept[.attachment] as? NSTextAttachment === icon && text.string == "\u{FFFC}")
    expect(icon.bounds.minY == -2 && empty.image == nil)
    let font = UIFont.systemFont(ofSize: 10, weight: .medium)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    expect(UIFont(descriptor: bold, size: 0).weight == .bold && bold.pointSize == 10)
    expect(UIFont(descriptor: bold.withSize(7), size: 5).withSize(3).pointSize, equals: 3)
    expect(
      UIFont(descriptor: bold, size: 5).fontDescriptor.symbolicTraits, equals: bold.symbolicTraits)
    let plain = try #require(bold.withSymbolicTraits(.traitItalic))
    let mono = try #require(font.fontDescriptor.withSymbolicTraits(.traitMonoSpace))
    expect(UIFont(descriptor: plain, size: 0).weight, equals: .regular)
    expect(UIFont(descriptor: mono, size: 0).weight, equals: .medium)
    let headline = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
    expect(headline.symbolicTraits == .traitBold && headline.withDesign(.rounded) === headline)
    expect(font.ascender == 9.5 && font.descender == -2.4 && font.capHeight == 7)
    let field = UITextField()
    expect(field.smartQuotesType == .default && field.smartInsertDeleteType == .default)
    (field.smartQuotesType, field.smartDashesType) = (.no, UITextSmartDashesType.yes)
    field.smartInsertDeleteType = UITextSmartInsertDeleteType.no
    expect(field.smartQuotesType == UITextSmartQuotesType.no && field.smartDashesType == .yes)
    expect(field.smartInsertDeleteType, equals: .no)
  }

  @Test func `views store their large content, and text fields the rules of the keyboard`() {
    let button = UIButton(), field = UITextField(), image = UIImage()
    let viewer = UILargeContentViewerInteraction()
    button.addInteraction(viewer)
    expect(viewer.view === button && !button.showsLargeContentViewer)
    (button.showsLargeContentViewer, button.scalesLargeContentImage) = (true, true)
    (button.largeContentTitle, button.largeContentImage) = ("Add", image)
    button.largeContentImageInsets.top = 2
    expect(button.showsLargeContentViewer && button.scalesLargeContentImage)
    expect(button.largeContentTitle == "Add" && button.largeContentImage === image)
    expect(button.largeContentImageInsets.top == 2 && !button.isPointerInteractionEnabled)
    button.isPointerInteractionEnabled = true
    expect(button.isPointerInteractionEnabled && !UIButton().isPointerInteractionEnabled)
    expect(field.passwordRules == nil && field.inlinePredictionType == .default)
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    field.inlinePredictionType = UITextInlinePredictionType.no
    expect(field.passwordRules?.passwordRulesDescriptor, equals: "minlength: 8;")
    expect(field.inlinePredictionType, equals: .no)
  }

  @Test func `bars, lists, previews and quick actions store further settings`() throws {
    let scroll = UIScrollView(), table = UITableView(), view = UIView()
    (scroll.indicatorStyle, table.sectionIndexColor) = (.white, .red)
    table.sectionIndexBackgroundColor = .blue
    expect(scroll.indicatorStyle == .white && UIScrollView().indicatorStyle == .default)
    expect(table.fillerRowHeight == UITableView.automaticDimension)
    (table.fillerRowHeight, table.insetsContentViewsToSafeArea) = (0, false)
    expect(table.fillerRowHeight == 0 && !table.insetsContentViewsToSafeArea)
    table.separatorEffect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
    expect(table.separatorEffect is UIVibrancyEffect)
    expect(table.sectionIndexColor == .red && table.sectionIndexBackgroundColor == .blue)
    expect(UINavigationController.hideShowBarDuration, equals: 0.2)
    let more = UITabBarController().moreNavigationController
    expect(more.viewControllers.isEmpty && more.parent == nil)
    let blur = UIBlurEffect(style: .dark), style = UIVibrancyEffectStyle.label
    expect(UIVibrancyEffect(blurEffect: blur, style: style).blurEffect === blur)
    let place = UIPreviewTarget(container: home.view, center: CGPoint(x: 1, y: 2))
    let preview = UITargetedPreview(view: view, parameters: UIPreviewParameters(), target: place)
    expect(preview.target === place && place.transform.isIdentity && place.center.y == 2)
    expect(UITargetedPreview(view: view).target.container === view)
    let icon = UIApplicationShortcutIcon(systemImageName: "plus")
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: nil, icon: icon, userInfo: nil)
    expect(item.icon === icon && UIApplicationShortcutIcon.IconType.update.rawValue == 28)
    final class Delegate: UIApplicationDelegate {}
    let stage = Stage(home)
    stage.world.use {
      UIScrollView.appearance().keyboardDismissMode = .onDrag
      expect(UIScrollView.appearance().keyboardDismissMode, equals: .onDrag)
      expect(
        Delegate().application(.shared, shouldAllowExtensionPointIdentifier: .keyboard))
      expect(UITableView.appearance().rowHeight, equals: UITableView().rowHeight)
    }
  }

  @Test func `labels, sliders and the screen have further values`() throws {
    let label = UILabel(), slider = UISlider(), image = UIImage(), stage = Stage(home)
    (label.highlightedTextColor, label.isHighlighted) = (.red, true)
    (label.shadowColor, label.shadowOffset) = (.blue, CGSize(width: 1, height: 1))
    label.allowsDefaultTighteningForTruncation = true
    expect(label.highlightedTextColor == .red && label.isHighlighted && label.shadowColor == .blue)
    expect(label.allowsDefaultTighteningForTruncation && label.shadowOffset.width == 1)
    slider.setThumbImage(image, for: .normal)
    slider.setMinimumTrackImage(image, for: .normal)
    slider.setMaximumTrackImage(image, for: .highlighted)
    expect(slider.thumbImage(for: .normal) === image && slider.thumbImage(for: .disabled) == nil)
    expect(slider.minimumTrackImage(for: .normal) === image)
    expect(slider.maximumTrackImage(for: .highlighted) === image)
    expect(UIScreen.screens == [.main] && UIScreen.main.mirrored == nil)
    expect(UIScreen.main.nativeScale == 3 && UIScreen.main.maximumFramesPerSecond == 60)
    expect(
      UIDeviceOrientation.faceUp.isFlat && !UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
    expect(UIDeviceOrientation.landscapeLeft.isValidInterfaceOrientation)
    expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue, equals: 20)
    try stage.close()
  }
}
