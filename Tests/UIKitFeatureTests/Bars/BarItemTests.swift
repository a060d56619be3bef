import Foundation
import PresentationTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Settings of bar items and navigation items") struct BarItemTests {
  @Test func `a hidden bar button item ignores taps, and a selecting item toggles its selection`() {
    final class Count { var taps = 0 }
    let count = Count()
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Pin") { _ in count.taps += 1 })
    item.tap()
    expect(count.taps == 1 && !item.isSelected)
    item.changesSelectionAsPrimaryAction = true
    item.tap()
    expect(count.taps == 2 && item.isSelected)
    item.isHidden = true
    item.tap()
    expect(count.taps == 2 && item.isSelected)
    item.isHidden = false
    item.tap()
    expect(count.taps == 3 && !item.isSelected)
  }

  @Test func `bar button items have the style with which they were created`() {
    let titled = UIBarButtonItem(title: "A", style: .done, target: nil, action: nil)
    let pictured = UIBarButtonItem(image: nil, style: .done, target: nil, action: nil)
    expect(titled.style == .done && pictured.style == .done)
    expect(
      UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil).style, equals: .done)
    expect(
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil).style, equals: .plain)
    (titled.style, titled.tintColor, titled.possibleTitles) = (.plain, .red, ["A", "B"])
    expect(titled.style == .plain && titled.tintColor == .red && titled.possibleTitles?.count == 2)
  }

  @Test func `bar items store attributes for each state`() {
    let item = UITabBarItem(tabBarSystemItem: .topRated, tag: 7)
    expect(item.title == "topRated" && item.tag == 7 && item.image == nil)
    item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .selected)
    item.setBadgeTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    expect(item.titleTextAttributes(for: .selected)?.count, equals: 1)
    expect(item.titleTextAttributes(for: .normal) == nil)
    expect(item.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    item.setBadgeTextAttributes(nil, for: .normal)
    expect(item.badgeTextAttributes(for: .normal) == nil)
    (item.accessibilityIdentifier, item.accessibilityLabel) = ("tab", "Tab")
    (item.imageInsets.top, item.landscapeImagePhone) = (3, UIImage())
    (item.badgeColor, item.titlePositionAdjustment.vertical) = (.blue, 2)
    let (first, second) = (UIImage(), UIImage())
    item.selectedImage = second
    expect(item.selectedImage == nil, "there is no image that it could replace")
    item.image = first
    expect(item.selectedImage === second)
    item.selectedImage = nil
    expect(item.selectedImage === first)
    (item.standardAppearance, item.scrollEdgeAppearance) = (UITabBarAppearance(), nil)
    expect(item.accessibilityIdentifier == "tab" && item.accessibilityLabel == "Tab")
    expect(item.imageInsets.top == 3 && item.landscapeImagePhone != nil)
    expect(item.badgeColor == .blue && item.titlePositionAdjustment.vertical == 2)
    expect(item.standardAppearance != nil && item.scrollEdgeAppearance == nil)
    let items: [UITabBarItem.SystemItem] = [
      .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search,
      .downloads, .mostRecent, .mostViewed,
    ]
    expect(items.map(\.rawValue), equals: Array(0..<12))
  }

  @Test func `a navigation bar stores its delegate and the attributes of large titles`() {
    final class Listener: NSObject, UINavigationBarDelegate, UISearchBarDelegate {}
    final class Top: NSObject, UINavigationBarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
    }
    let bar = UINavigationBar(), listener = Listener(), item = UINavigationItem()
    (bar.delegate, bar.largeTitleTextAttributes) = (listener, [.kern: 2])
    expect(bar.delegate === listener && bar.largeTitleTextAttributes?[.kern] as? Int == 2)
    expect(listener.navigationBar(bar, shouldPush: item))
    expect(listener.navigationBar(bar, shouldPop: item))
    listener.navigationBar(bar, didPush: item)
    listener.navigationBar(bar, didPop: item)
    let delegates: [any UIBarPositioningDelegate] = [listener, Top()]
    expect(delegates.map { $0.position(for: bar) }, equals: [.any, .top])
    expect(bar.barPosition, equals: .topAttached)
  }

  @Test(.rule("N-37a")) func `a tap on the back button performs the back action`() throws {
    let home = UIViewController(), form = UIViewController()
    let stack = UINavigationController(rootViewController: home), stage = Stage(stack)
    stack.pushViewController(form, animated: false)
    try stage.settle()
    form.navigationItem.backAction = UIAction(title: "Leave") { [form] action in
      form.title = action.sender === form.navigationItem ? "asked" : "asked by another sender"
    }
    stage.user.tapBack()
    try stage.settle()
    expect(stack.topViewController === form && form.title == "asked")
    form.navigationItem.backAction = nil
    stage.user.tapBack()
    try stage.settle()
    expect(stack.topViewController === home)
    try stage.close()
  }

  @Test(.rule("N-37")) func `a stack decides as delegate of its bar whether the user may go back`()
    throws
  {
    final class Stack: UINavigationController, UINavigationBarDelegate {
      var mayPop = false
      func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
      ) -> Bool {
        mayPop && navigationBar === self.navigationBar
      }
    }
    let home = UIViewController(), stack = Stack(rootViewController: home), stage = Stage(stack)
    stack.pushViewController(UIViewController(), animated: false)
    for isAllowed in [false, true] {
      stack.mayPop = isAllowed
      stage.user.tapBack()
      try stage.settle()
      expect(stack.topViewController === home, equals: isAllowed)
    }
    try stage.close()
  }

  @Test(.rule("N-37b"))
  func `after an edge swipe, the bar still has the item of the popped controller in shouldPop`()
    throws
  {
    final class Stack: UINavigationController, UINavigationBarDelegate {
      var questions = 0
      var isSurplus: [Bool] = []
      func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
      ) -> Bool {
        let items = navigationBar.items ?? []
        if viewControllers.count < items.count {
          isSurplus.append(
            items.last === item && navigationBar.topItem === item
              && navigationBar.backItem === topViewController?.navigationItem)
          return true
        }
        questions += 1
        return true
      }
    }
    let home = UIViewController(), stack = Stack(rootViewController: home), stage = Stage(stack)
    stack.pushViewController(UIViewController(), animated: false)
    try stage.settle()
    let swipe = stage.user.swipeBack()
    stage.runTurn()
    swipe.release(velocity: 300)
    try stage.settle()
    expect(stack.viewControllers == [home] && stack.questions == 0 && stack.isSurplus == [true])
    expect(stack.navigationBar.items?.count == 1 && stack.navigationBar.backItem == nil)
    stack.pushViewController(UIViewController(), animated: false)
    try stage.settle()
    stage.user.tapBack()
    try stage.settle()
    expect(stack.viewControllers == [home] && stack.questions == 1)
    try stage.close()
  }

  @Test func `a navigation item stores its style`() throws {
    let item = UINavigationItem(), styles: [UINavigationItem.ItemStyle] = [.navigator, .browser]
    expect(item.style == .navigator && item.preferredSearchBarPlacement == .automatic)
    (item.style, item.preferredSearchBarPlacement) = (.editor, .stacked)
    item.titleMenuProvider = { UIMenu(title: "Menu", children: $0) }
    expect(item.style == .editor && item.preferredSearchBarPlacement == .stacked)
    expect(item.titleMenuProvider?([])?.title, equals: "Menu")
    expect(styles.map(\.rawValue), equals: [0, 1])
    expect(UINavigationItem.SearchBarPlacement.inline.rawValue, equals: 1)
    item.backAction = UIAction(title: "Leave") { _ in }
    expect(item.backAction?.title, equals: "Leave")
  }
}
