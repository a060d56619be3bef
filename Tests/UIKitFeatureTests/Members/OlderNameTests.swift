import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Checks that use deprecated names.
///
/// Tests call the checks through this protocol, because direct calls would cause warnings.
@MainActor private protocol OlderNames {
  static func checkConstants()
  static func checkFunctions()
}

@MainActor @Suite("Older names, colors, fonts, images and lists") struct OlderNameTests {
  private enum Names: OlderNames {
    @available(*, deprecated)
    static func checkConstants() {
      let style: UIBlurEffectStyle = .light
      expect(style == UIBlurEffect.Style.light && RunLoop.Mode.commonModes == .common)
      expect(RunLoop.Mode.defaultRunLoopMode, equals: .default)
      let pairs: [(Notification.Name, Notification.Name)] = [
        (.UIKeyboardWillShow, UIResponder.keyboardWillShowNotification),
        (.UIKeyboardDidShow, UIResponder.keyboardDidShowNotification),
        (.UIKeyboardWillHide, UIResponder.keyboardWillHideNotification),
        (.UIKeyboardDidHide, UIResponder.keyboardDidHideNotification),
        (.UIKeyboardWillChangeFrame, UIResponder.keyboardWillChangeFrameNotification),
        (.UIApplicationDidEnterBackground, UIApplication.didEnterBackgroundNotification),
        (.UIApplicationWillEnterForeground, UIApplication.willEnterForegroundNotification),
        (.UIApplicationDidBecomeActive, UIApplication.didBecomeActiveNotification),
        (.UIApplicationWillResignActive, UIApplication.willResignActiveNotification),
        (.UIDeviceOrientationDidChange, UIDevice.orientationDidChangeNotification),
      ]
      for (older, name) in pairs { expect(older, equals: name) }
      expect(UILayoutFittingCompressedSize, equals: UIView.layoutFittingCompressedSize)
      expect(UILayoutFittingExpandedSize, equals: UIView.layoutFittingExpandedSize)
      let styles = [UIActivityIndicatorView.Style.whiteLarge, .gray]
      expect(styles, equals: [.large, .medium])
      expect(
        [
          kCAMediaTimingFunctionLinear, kCAMediaTimingFunctionEaseIn, kCAMediaTimingFunctionEaseOut,
        ], equals: [.linear, .easeIn, .easeOut])
      expect(
        [kCAMediaTimingFunctionEaseInEaseOut, kCAMediaTimingFunctionDefault],
        equals: [.easeInEaseOut, .default])
      expect(
        [kCAFillModeForwards, kCAFillModeBackwards, kCAFillModeBoth, kCAFillModeRemoved],
        equals: [.forwards, .backwards, .both, .removed])
      expect(kCATransition, equals: "transition")
    }

    @available(*, deprecated)
    static func checkFunctions() {
      let view = UIView(), a = UIView(), b = UIView()
      view.addSubview(a)
      view.addSubview(b)
      view.sendSubview(toBack: b)
      expect(view.subviews, equals: [b, a])
      view.bringSubview(toFront: b)
      expect(view.subviews, equals: [a, b])
      expect(UIDeviceOrientationIsLandscape(.landscapeLeft))
      expect(!UIDeviceOrientationIsPortrait(.landscapeLeft))
      expect(UIInterfaceOrientationIsPortrait(.portrait))
      expect(!UIInterfaceOrientationIsLandscape(.portrait))
      let insets = UIEdgeInsetsMake(1, 2, 3, 4), rect = CGRect(x: 0, y: 0, width: 20, height: 20)
      expect(UIEdgeInsetsInsetRect(rect, insets), equals: CGRect(x: 2, y: 1, width: 14, height: 16))
      expect(UIOffsetMake(1, 2), equals: UIOffset(horizontal: 1, vertical: 2))
      expect(UIOffset.zero == UIOffset() && UIOffset.zero != UIOffsetMake(0, 1))
    }
  }

  @Test func `deprecated names have the values of the names that replace them`() {
    (Names.self as any OlderNames.Type).checkConstants()
    (Names.self as any OlderNames.Type).checkFunctions()
  }

  #if !canImport(Darwin)
    @Test func `C functions such as CGRectInset return the same values as the Swift methods`() {
      let rect = CGRectMake(1, 2, 30, 40), point = CGPointMake(3, 4)
      expect([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)], equals: [1, 16, 31])
      expect([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)], equals: [2, 22, 42])
      expect(CGSizeMake(CGRectGetWidth(rect), CGRectGetHeight(rect)), equals: rect.size)
      expect(CGRectInset(rect, 1, 2), equals: CGRectMake(2, 4, 28, 36))
      expect(CGRectOffset(rect, 1, 2), equals: CGRectMake(2, 4, 30, 40))
      expect(CGRectUnion(rect, CGRectMake(0, 0, 1, 1)), equals: CGRectMake(0, 0, 31, 42))
      expect(CGRectContainsPoint(rect, point))
      expect(!CGRectIntersectsRect(rect, CGRectMake(31, 2, 5, 5)))
      expect(CGRectIntersectsRect(rect, CGRectMake(30, 2, 5, 5)))
      let scale = CGAffineTransformMakeScale(2, 3), move = CGAffineTransformMakeTranslation(4, 5)
      expect(CGAffineTransformConcat(scale, move), equals: scale.concatenating(move))
      expect(CGAffineTransformScale(move, 2, 3), equals: move.scaledBy(x: 2, y: 3))
      expect(CGAffineTransformTranslate(scale, 4, 5), equals: scale.translatedBy(x: 4, y: 5))
      expect(CGAffineTransformRotate(scale, 1), equals: scale.rotated(by: 1))
      expect(CGAffineTransformMakeRotation(1), equals: CGAffineTransform(rotationAngle: 1))
      expect(HUGE, equals: .greatestFiniteMagnitude)
    }
  #endif

  @Test func `colors have the values of the light appearance`() {
    let opaque: [UIColor] = [
      .brown, .darkText, .systemPink, .systemPurple, .systemTeal, .systemIndigo, .systemMint,
      .systemCyan, .systemBrown, .systemGray2, .systemGray3, .systemGray4, .systemGray5,
      .opaqueSeparator, .link,
    ]
    expect(Set(opaque).count == opaque.count && opaque.allSatisfy { $0.components.alpha == 1 })
    expect(UIColor.systemGray6, equals: .secondarySystemBackground)
    expect(UIColor.systemGroupedBackground, equals: .tertiarySystemGroupedBackground)
    expect(UIColor.tertiarySystemBackground, equals: .secondarySystemGroupedBackground)
    let clear: [UIColor] = [
      .lightText, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .separator, .systemFill,
      .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .placeholderText,
    ]
    expect(
      clear.map(\.components.alpha),
      equals: [0.6, 0.6, 0.3, 0.18, 0.29, 0.2, 0.16, 0.12, 0.08, 0.3])
    expect(
      UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 1).components.green, equals: 0.2)
  }

  @Test func `fonts have a weight, a line height, and the point size of their text style`() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    expect(weights.map(\.rawValue), equals: weights.map(\.rawValue).sorted())
    expect(UIFont.italicSystemFont(ofSize: 9).pointSize, equals: 9)
    expect(UIFont.preferredFont(forTextStyle: .headline).weight, equals: .semibold)
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption1,
      .caption2,
    ]
    let sizes = styles.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
    expect(sizes, equals: [34, 28, 22, 20, 17, 16, 15, 13, 12, 11])
    expect(UIFont.preferredFont(forTextStyle: .init(rawValue: "own")).pointSize, equals: 17)
    expect(abs(UIFont.systemFont(ofSize: 10).lineHeight - 11.9) < 1e-9)
  }

  @Test
  func `the cgImage of an image has the image's size in pixels`() throws {
    let image = UIImage(size: CGSize(width: 10, height: 20), scale: 2, named: "a")
    expect(image.renderingMode == .automatic && image.imageOrientation == .up)
    let template = image.withRenderingMode(.alwaysTemplate)
    expect(template.renderingMode == .alwaysTemplate && template.name == "a")
    let bitmap = try #require(image.cgImage)
    expect(bitmap.width == 20 && bitmap.height == 40)
    expect(UIImage(cgImage: bitmap).size, equals: CGSize(width: 20, height: 40))
    let turned = UIImage(cgImage: bitmap, scale: 2, orientation: .left)
    expect(turned.size == CGSize(width: 20, height: 10) && turned.imageOrientation == .left)
    let literal: UIImage = #imageLiteral(resourceName: "b")
    expect(literal.name, equals: "b")
    UIRectFill(.zero)
  }

  @Test
  func `scrollToRow scrolls a table row to the top, the middle or the bottom`() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row") ?? .init() }
    }
    let home = PlainViewController(title: "Home"), stage = Stage(home), source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30)), footer = UIView()
    (table.tableHeaderView, table.tableFooterView, table.dataSource) = (header, footer, source)
    table.rowHeight = UITableView.automaticDimension
    home.view.addSubview(table)
    stage.runTurn()
    let row = IndexPath(row: 50, section: 0)
    expect(header.frame, equals: CGRect(x: 0, y: 0, width: 300, height: 30))
    expect(table.rectForRow(at: row).minY == 30 + 50 * 44 && footer.frame.minY == 30 + 100 * 44)
    table.scrollToRow(at: row, at: .top, animated: false)
    expect(table.contentOffset.y, equals: 2230)
    table.scrollToRow(at: row, at: .middle, animated: false)
    expect(table.contentOffset.y, equals: 2052)
    table.scrollToRow(at: row, at: .bottom, animated: false)
    expect(table.contentOffset.y, equals: 1874)
    table.scrollToRow(at: row, at: .none, animated: false)
    expect(table.contentOffset.y, equals: 1874)
    table.tableHeaderView = nil
    var isDone = false
    table.beginUpdates()
    table.endUpdates()
    table.performBatchUpdates(nil) { isDone = $0 }
    table.allowsSelection = false
    stage.advance(by: .milliseconds(300))
    table.tapRow(at: row)
    expect(isDone && header.superview == nil && table.rectForRow(at: row).minY == 2200)
    expect(table.indexPathForSelectedRow == nil && stage.issues.isEmpty)
    (table.estimatedRowHeight, table.separatorStyle, table.separatorColor) = (7, .none, .red)
    table.separatorInset.left = 3
    expect(table.estimatedRowHeight == 7 && table.separatorStyle == .none)
    expect(table.separatorColor == .red && table.separatorInset.left == 3)
  }

  @Test func `table cells, bars and page controllers keep settings that have no visible effect`() {
    let cell = UITableViewCell(), back = UIView(), bar = UITabBar(), navigation = UINavigationBar()
    cell.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    (cell.accessoryType, cell.selectionStyle) = (.checkmark, .none)
    (cell.accessoryView, cell.selectedBackgroundView, cell.backgroundView) = (
      UIView(), UIView(), back
    )
    expect(cell.accessoryType == .checkmark && cell.selectionStyle == .none)
    expect(cell.accessoryView != nil && cell.selectedBackgroundView != nil)
    expect(cell.subviews.first === back && back.frame == cell.bounds)
    cell.backgroundView = nil
    expect(back.superview == nil)
    (bar.isTranslucent, bar.barTintColor, bar.barStyle) = (false, .red, .black)
    bar.unselectedItemTintColor = .blue
    expect(!bar.isTranslucent && bar.barTintColor == .red && bar.barStyle == .black)
    expect(bar.unselectedItemTintColor, equals: .blue)
    navigation.barStyle = .black
    expect(navigation.barStyle, equals: .black)
    final class Listener: UIPageViewControllerDelegate {}
    let listener = Listener(), world = Stage(UIViewController())
    world.world.use {
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal,
        options: [.interPageSpacing: 8])
      pages.delegate = listener
      expect(pages.delegate === listener)
      listener.pageViewController(pages, willTransitionTo: [])
      listener.pageViewController(
        pages, didFinishAnimating: true, previousViewControllers: [], transitionCompleted: true)
    }
    expect(UIPageViewController.OptionsKey.spineLocation != .interPageSpacing)
  }
}
