import TestSupport
import Testing
import UIKit

/// The looks of bars and of their items, which apps set at launch.
@MainActor @Suite("Looks of bars") struct BarAppearanceTests {
  @Test func `the look of a navigation bar has looks of its buttons and a back image`() {
    let look = UINavigationBarAppearance(), image = UIImage(), mask = UIImage()
    look.configureWithOpaqueBackground()
    look.backgroundImageContentMode = .center
    look.buttonAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 12)]
    look.backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    look.backButtonAppearance.highlighted.titlePositionAdjustment.horizontal = 4
    look.doneButtonAppearance.disabled.backgroundImage = image
    look.doneButtonAppearance.focused.backgroundImagePositionAdjustment.vertical = 3
    look.setBackIndicatorImage(image, transitionMaskImage: mask)
    expect(look.idiom == .phone && UIBarAppearance(idiom: .pad).idiom == .pad)
    expect(look.backIndicatorImage === image && look.backIndicatorTransitionMaskImage === mask)
    expect(look.buttonAppearance.normal.titleTextAttributes.count, equals: 1)
    expect(look.doneButtonAppearance.disabled.backgroundImage === image)
    let state: UIBarButtonItemStateAppearance = look.doneButtonAppearance.focused
    expect(state.backgroundImagePositionAdjustment.vertical, equals: 3)
    look.doneButtonAppearance.configureWithDefault(for: .done)
    expect(look.doneButtonAppearance.disabled.backgroundImage == nil)
    look.setBackIndicatorImage(image, transitionMaskImage: nil)
    expect(look.backIndicatorImage !== image)
  }

  @Test func `a change of a copied look does not change the original`() throws {
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    look.backButtonAppearance.normal.titlePositionAdjustment.vertical = 2
    let copy = try #require(look.copy() as? UINavigationBarAppearance)
    copy.backButtonAppearance.normal.titlePositionAdjustment.vertical = 9
    copy.backgroundColor = .blue
    expect(look.backgroundColor, equals: .red)
    expect(look.backButtonAppearance.normal.titlePositionAdjustment.vertical, equals: 2)
    let bar = UIToolbarAppearance(barAppearance: copy)
    expect(bar.backgroundColor, equals: .blue)
    bar.buttonAppearance.normal.titlePositionAdjustment.vertical = 1
    let other = try #require(bar.copy() as? UIToolbarAppearance)
    expect(other.buttonAppearance.normal.titlePositionAdjustment.vertical, equals: 1)
    expect(other.doneButtonAppearance !== bar.doneButtonAppearance)
  }

  @Test func `the look of a tab bar has a look of its items for each arrangement`() throws {
    let look = UITabBarAppearance(), items = look.stackedLayoutAppearance, image = UIImage()
    let state: UITabBarItemStateAppearance = items.normal
    state.iconColor = .gray
    items.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
    (state.badgeBackgroundColor, state.badgeTextAttributes) = (.red, [:])
    state.titlePositionAdjustment.vertical = 1
    state.badgePositionAdjustment.vertical = 2
    state.badgeTitlePositionAdjustment.vertical = 3
    look.inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    look.compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    (look.stackedItemPositioning, look.stackedItemWidth) = (.centered, 40)
    (look.stackedItemSpacing, look.selectionIndicatorImage) = (8, image)
    let copy = try #require(look.copy() as? UITabBarAppearance)
    expect(copy.stackedLayoutAppearance.normal.iconColor, equals: .gray)
    expect(copy.stackedLayoutAppearance.normal.badgeTitlePositionAdjustment.vertical, equals: 3)
    expect(copy.stackedItemPositioning == .centered && copy.stackedItemSpacing == 8)
    expect(copy.selectionIndicatorImage === image && copy.stackedItemWidth == 40)
    items.configureWithDefault(for: .stacked)
    expect(items.normal.iconColor == nil && items.disabled.iconColor == nil)
    expect(copy.stackedLayoutAppearance.focused.badgeTextAttributes.isEmpty)
  }

  @Test func `bars store their images, offsets and arrangements`() {
    let tabs = UITabBar(), bar = UINavigationBar(), tools = UIToolbar(), image = UIImage()
    (tabs.itemPositioning, tabs.itemWidth, tabs.itemSpacing) = (.fill, 50, 6)
    (tabs.backgroundImage, tabs.shadowImage, tabs.selectionIndicatorImage) = (image, image, image)
    expect(tabs.itemPositioning, equals: UITabBar.ItemPositioning(rawValue: 1))
    expect(tabs.itemWidth == 50 && tabs.itemSpacing == 6 && tabs.backgroundImage === image)
    expect(tabs.shadowImage === image && tabs.selectionIndicatorImage === image)
    (bar.backIndicatorImage, bar.backIndicatorTransitionMaskImage) = (image, image)
    bar.setTitleVerticalPositionAdjustment(3, for: .default)
    expect(bar.backIndicatorImage === image && bar.backIndicatorTransitionMaskImage === image)
    expect(bar.titleVerticalPositionAdjustment(for: .default), equals: 3)
    expect(bar.titleVerticalPositionAdjustment(for: .compact), equals: 0)
    let look = UINavigationBarAppearance(), item = UINavigationItem(title: "Home")
    (bar.compactScrollEdgeAppearance, item.compactScrollEdgeAppearance) = (look, look)
    expect(bar.compactScrollEdgeAppearance === look && item.compactScrollEdgeAppearance === look)
    tools.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
    tools.setShadowImage(image, forToolbarPosition: .bottom)
    (tools.barStyle, tools.compactAppearance) = (.black, tools.standardAppearance)
    tools.scrollEdgeAppearance = tools.standardAppearance
    expect(tools.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === image)
    expect(tools.shadowImage(forToolbarPosition: .bottom) === image && tools.barStyle == .black)
    expect(tools.compactAppearance === tools.scrollEdgeAppearance)
  }

  @Test func `a button in a bar stores images and the offset of a back title`() {
    let button = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    let image = UIImage()
    button.setBackgroundImage(image, for: .normal, barMetrics: .default)
    button.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .compact)
    button.setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -1_000, vertical: 0), for: .default)
    expect(button.backgroundImage(for: .normal, barMetrics: .default) === image)
    expect(button.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
    expect(button.backButtonBackgroundImage(for: .normal, barMetrics: .compact) === image)
    expect(button.backButtonTitlePositionAdjustment(for: .default).horizontal, equals: -1_000)
    expect(button.backButtonTitlePositionAdjustment(for: .compact), equals: .zero)
  }

  @Test func `a search bar stores its look and has a view above the keyboard`() {
    let bar = UISearchBar(frame: .zero), image = UIImage(), tools = UIToolbar()
    (bar.barTintColor, bar.barStyle, bar.isTranslucent) = (.red, .black, false)
    (bar.backgroundImage, bar.isEnabled, bar.inputAccessoryView) = (image, false, tools)
    (bar.showsBookmarkButton, bar.showsSearchResultsButton) = (true, true)
    bar.searchTextPositionAdjustment.horizontal = 8
    bar.setImage(image, for: .search, state: .normal)
    bar.setSearchFieldBackgroundImage(image, for: .normal)
    bar.setPositionAdjustment(UIOffset(horizontal: 2, vertical: 0), for: .clear)
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    bar.setShowsScope(true, animated: true)
    expect(bar.barTintColor == .red && bar.barStyle == .black && !bar.isTranslucent)
    expect(bar.backgroundImage === image && !bar.isEnabled && bar.showsScopeBar)
    expect(bar.searchTextField.inputAccessoryView === tools && bar.inputAccessoryView === tools)
    expect(bar.showsBookmarkButton && bar.showsSearchResultsButton)
    expect(bar.searchTextPositionAdjustment.horizontal, equals: 8)
    expect(bar.image(for: .search, state: .normal) === image)
    expect(bar.image(for: .bookmark, state: .normal) == nil)
    expect(bar.searchFieldBackgroundImage(for: .normal) === image)
    expect(bar.positionAdjustment(for: .clear).horizontal, equals: 2)
    expect(bar.positionAdjustment(for: .resultsList), equals: .zero)
    expect(bar.scopeBarButtonTitleTextAttributes(for: .normal)?.count, equals: 1)
    expect(UISearchBar.Icon(rawValue: 3), equals: .resultsList)
  }
}
