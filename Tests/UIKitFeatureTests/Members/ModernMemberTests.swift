import Foundation
import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Members that recent code uses.
@MainActor @Suite("Members of recent systems") struct ModernMemberTests {
  private final class Pointer: UIViewController {
    override var prefersPointerLocked: Bool { true }
    override var childViewControllerForPointerLock: UIViewController? {
      super.childViewControllerForPointerLock ?? children.first
    }
  }

  @Test func `a controller can lock the pointer`() {
    let screen = Pointer()
    screen.setNeedsUpdateOfPrefersPointerLocked()
    expect(screen.prefersPointerLocked && screen.childViewControllerForPointerLock == nil)
    expect(!UIViewController().prefersPointerLocked)
  }

  @Test func `the system's traits that affect colors and images are known`() {
    let colors = UITraitCollection.systemTraitsAffectingColorAppearance
    expect(colors.contains { $0 == UITraitUserInterfaceStyle.self })
    let images = UITraitCollection.systemTraitsAffectingImageLookup
    expect(images.contains { $0 == UITraitDisplayScale.self } && images.count > colors.count)
  }

  @Test func `a change of colors can be registered with the system's traits`() throws {
    let screen = PlainViewController(title: "Home"), stage = Stage(screen)
    try stage.settle()
    var changes = 0
    screen.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
      (_: PlainViewController, _: UITraitCollection) in changes += 1
    }
    screen.overrideUserInterfaceStyle = .dark
    screen.traitOverrides.horizontalSizeClass = .regular
    expect(changes, equals: 1)
    try stage.close()
  }

  @Test func `a header of a list has letters that can be changed`() {
    var header = UIListContentConfiguration.prominentInsetGroupedHeader()
    let transform: UIListContentConfiguration.TextProperties.TextTransform = .uppercase
    header.textProperties.transform = transform
    expect(header.textProperties.transform, equals: .uppercase)
  }

  @Test func `a bar button can have a title, an image, a target and a menu`() {
    let relay = Relay {}
    let item = UIBarButtonItem(
      title: "Add", image: UIImage(systemName: "plus"), target: relay, action: Relay.action,
      menu: UIMenu(title: "More"))
    expect(item.title == "Add" && item.image != nil && item.menu?.title == "More")
    expect(item.target === relay && item.action == Relay.action)
  }

  @Test func `the look of an image in a list can be set`() {
    var contents = UIListContentConfiguration.cell()
    let large = UIImage.SymbolConfiguration(scale: .large)
    contents.imageProperties.preferredSymbolConfiguration = large
    contents.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 30)
    expect(contents.imageProperties.preferredSymbolConfiguration != nil)
    expect(contents.imageProperties.reservedLayoutSize.width, equals: 30)
    var empty = UIContentUnavailableConfiguration.empty()
    empty.imageProperties.preferredSymbolConfiguration = large
    expect(empty.imageProperties.preferredSymbolConfiguration != nil)
  }

  private final class MaskedCell: UITableViewCell {
    var heard: [String] = []
    override func willTransition(to state: UITableViewCell.StateMask) {
      super.willTransition(to: state)
      heard.append("will \(state.contains(.showingEditControl)) \(isEditing)")
    }
    override func didTransition(to state: UITableViewCell.StateMask) {
      super.didTransition(to: state)
      heard.append("did \(state.contains(.showingEditControl)) \(isEditing)")
    }
  }

  @Test func `a cell hears when it shows and hides its editing control`() {
    let cell = MaskedCell()
    cell.setEditing(true, animated: false)
    cell.setEditing(true, animated: false)
    expect(cell.heard, equals: ["will true false", "did true true"])
    cell.isEditing = false
    expect(cell.heard.suffix(2), equals: ["will false true", "did false false"])
    let states: UITableViewCell.StateMask = [.showingEditControl, .showingDeleteConfirmation]
    expect(states.rawValue, equals: 3)
  }

  private final class Photos: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      super.collectionView(
        collectionView, contextMenuConfiguration: configuration,
        highlightPreviewForItemAt: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
  }

  private final class Mails: UITableViewController {
    override func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    override func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { 20 }
  }

  @Test func `controllers of lists can override previews and the selection of several rows`() {
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout()), mails = Mails()
    let place = IndexPath(row: 0, section: 0), menu = UIContextMenuConfiguration()
    let grid: UICollectionView = photos.collectionView
    expect(
      photos.collectionView(
        grid, contextMenuConfiguration: menu, highlightPreviewForItemAt: place) == nil)
    expect(photos.collectionView(grid, shouldBeginMultipleSelectionInteractionAt: place))
    let table: UITableView = mails.tableView
    expect(mails.tableView(table, shouldBeginMultipleSelectionInteractionAt: place))
    expect(mails.tableView(table, estimatedHeightForHeaderInSection: 0), equals: 20)
  }
}

// On Apple platforms, Foundation has the attributes of the system's own UIKit or AppKit.
#if os(Linux)
  /// A text of which the app reads attributes by their key paths.
  private struct StyledText {
    let text: AttributedString

    subscript<Key: AttributedStringKey>(
      path: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key.Value? where Key.Value: Sendable { text[Key.self] }
  }
#endif

extension ModernMemberTests {
  #if os(Linux)
    @Test func `texts with attributes have UIKit's attributes`() {
      var title = AttributedString("Save")
      title.font = .boldSystemFont(ofSize: 12)
      title.foregroundColor = .red
      expect(title.font?.pointSize == 12 && title.runs.first?.foregroundColor == .red)
      expect(StyledText(text: title)[\.font]?.pointSize, equals: 12)
      let line = NSUnderlineStyle.single
      let attributes = AttributeContainer([
        .font: UIFont.systemFont(ofSize: 9), .kern: 2, .underlineStyle: line.rawValue,
        .backgroundColor: UIColor.green, .baselineOffset: CGFloat(1.5),
      ])
      expect(attributes.font?.pointSize == 9 && attributes.backgroundColor == .green)
      expect(attributes.underlineStyle == line && attributes.strikethroughStyle == nil)
      expect(attributes.baselineOffset, equals: 1.5)
      title.mergeAttributes(attributes)
      expect(title.font?.pointSize == 9 && title.foregroundColor == .red)
      var look = UIButton.Configuration.filled()
      look.attributedTitle = AttributedString("Save", attributes: attributes)
      look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
        var new = old
        new.font = .systemFont(ofSize: 20)
        return new
      }
      expect(look.titleTextAttributesTransformer?(attributes).font?.pointSize, equals: 20)
      look.subtitleTextAttributesTransformer = look.titleTextAttributesTransformer
      expect(look.subtitleTextAttributesTransformer?.transform(attributes).font?.pointSize == 20)
      expect(UIButton(configuration: look).currentTitle, equals: "Save")
    }
  #endif

  @Test func `fonts, colors and the session of a scene have their newer names`() throws {
    let stage = Stage(PlainViewController(title: "Home"))
    let session = stage.world.use { UIApplication.shared.connectedScenes.first?.session }
    expect(session != nil && session === stage.window.windowScene?.session)
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: wide)
    expect(body.pointSize == UIFont.labelFontSize && UIColor.tintColor == .systemBlue)
    expect(UIMenu(options: .displayAsPalette).options, equals: .displayAsPalette)
    try stage.close()
  }
}

extension CGFloat {
  fileprivate var distanceFromZero: CGFloat { abs(self) }
  fileprivate static func distance(_ one: CGFloat, _ other: CGFloat) -> CGFloat { abs(one - other) }
}

extension ModernMemberTests {
  @Test func `an extension of CGFloat can use the function abs`() {
    expect(CGFloat(-2).distanceFromZero, equals: 2)
    expect(CGFloat.distance(1, 4) == 3 && [CGFloat(-1)].map(abs) == [1])
  }

  @Test func `a search field stores its tokens`() {
    let field = UISearchTextField()
    let token = UISearchToken(icon: UIImage(systemName: "leaf"), text: "Trees")
    token.representedObject = 7
    field.tokens = [UISearchToken(icon: nil, text: "Old")]
    field.insertToken(token, at: 0)
    field.removeToken(at: 1)
    field.tokenBackgroundColor = .green
    expect(field.tokens == [token] && token.text == "Trees" && token.representedObject as? Int == 7)
  }

  @Test func `a text with attributes stores its shadow`() {
    let shadow = NSShadow()
    (shadow.shadowColor, shadow.shadowBlurRadius) = (UIColor.red, 3)
    let text = NSAttributedString(string: "a", attributes: [.shadow: shadow])
    let stored = text.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow
    expect(stored?.shadowColor as? UIColor == .red && stored?.shadowOffset == .zero)
  }

  @Test func `a view stores its elements for VoiceOver`() {
    let chart = UIView(), bar = UIAccessibilityElement(accessibilityContainer: chart)
    (bar.accessibilityLabel, bar.accessibilityValue) = ("May", "12")
    bar.accessibilityTraits = .button
    bar.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 10, height: 20)
    chart.accessibilityElements = [bar]
    expect(bar.isAccessibilityElement && bar.accessibilityContainer === chart)
    expect(chart.accessibilityElement(at: 0) as? UIAccessibilityElement === bar)
    expect(bar.accessibilityLabel == "May" && bar.accessibilityTraits == .button)
  }
}
