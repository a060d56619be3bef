import TestSupport
import Testing
import UIKit

/// Changes of an optional property whose new value is computed from the same property.
@MainActor @Suite("A property that is read while it is changed") struct OverlappingAccessTests {
  @Test func `a configuration can be toggled`() {
    let button = UIButton(configuration: .plain()), cell = UITableViewCell()
    button.configuration?.showsActivityIndicator =
      !(button.configuration?.showsActivityIndicator ?? false)
    expect(button.configuration?.showsActivityIndicator, equals: true)
    cell.backgroundConfiguration = .listPlainCell()
    cell.backgroundConfiguration?.cornerRadius =
      (cell.backgroundConfiguration?.cornerRadius ?? 0) + 8
    expect(cell.backgroundConfiguration?.cornerRadius, equals: 8)
  }

  @Test func `a list can be filtered by its own elements`() {
    let cell = UICollectionViewListCell(), field = UISearchTextField()
    cell.accessories = [.checkmark(), .delete()]
    cell.accessories.removeAll { _ in cell.accessories.count > 2 }
    field.tokens = [UISearchToken(icon: nil, text: "a"), UISearchToken(icon: nil, text: "b")]
    field.tokens.removeAll { $0 === field.tokens.first }
    expect(cell.accessories.count == 2 && field.tokens.count <= 1)
  }

  @Test func `a text can be appended to itself`() {
    let label = UILabel(), screen = UIViewController(), item = UIBarButtonItem()
    (label.text, screen.title, item.title) = ("a", "b", "c")
    label.text?.append(label.text ?? "")
    screen.title?.append(screen.title ?? "")
    item.title?.append(item.title ?? "")
    expect(label.text == "aa" && screen.title == "bb" && item.title == "cc")
    let alert = UIAlertController(title: "d", message: "e", preferredStyle: .alert)
    alert.message?.append(alert.message ?? "")
    label.layer.name = "f"
    label.layer.name?.append(label.layer.name ?? "")
    screen.tabBarItem.badgeValue = "1"
    screen.tabBarItem.badgeValue?.append(screen.tabBarItem.badgeValue ?? "")
    let action = UIAction(title: "g") { _ in },
      swipe = UIContextualAction(style: .normal, title: "h") { _, _, _ in }
    action.discoverabilityTitle = "g"
    action.discoverabilityTitle?.append(action.discoverabilityTitle ?? "")
    swipe.title?.append(swipe.title ?? "")
    expect(action.discoverabilityTitle == "gg" && swipe.title == "hh")
    expect(alert.message == "ee" && label.layer.name == "ff")
    expect(screen.tabBarItem.badgeValue, equals: "11")
  }
}
