import PresentationTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Appearance proxies") struct AppearanceProxyTests {
  private let stage = Stage(UIViewController())

  @Test func `a proxy has the type of its class, and stores values`() {
    stage.world.use {
      UINavigationBar.appearance().isTranslucent = false
      UINavigationBar.appearance().titleTextAttributes = [.kern: 2]
      UITabBar.appearance().unselectedItemTintColor = .gray
      UIBarButtonItem.appearance().tintColor = .red
      UITableView.appearance(for: UITraitCollection()).separatorStyle = .none
      let field = UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self])
      field.textColor = .green
      expect(!UINavigationBar.appearance().isTranslucent)
      expect(UITabBar.appearance().unselectedItemTintColor, equals: .gray)
      expect(UIBarButtonItem.appearance().tintColor, equals: .red)
      expect(UITableView.appearance().separatorStyle, equals: .none)
      expect(UITextField.appearance() !== field && UITextField.appearance().textColor != .green)
      expect(UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]) === field)
    }
  }

  @Test func `the proxy of a class without an own proxy is a view`() {
    stage.world.use {
      let alerts: [any UIAppearanceContainer.Type] = [UIAlertController.self]
      let inAlerts = UIView.appearance(whenContainedInInstancesOf: alerts)
      inAlerts.tintColor = .purple
      expect(UIView.appearance() !== inAlerts)
      expect(UIView().tintColor != .purple)
    }
  }

  @Test func `a proxy is an instance of its class`() {
    func proxies<Class: UIAppearance>(of type: Class.Type) -> [AnyObject] {
      [type.appearance(), type.makeAppearanceProxy()]
    }
    let types: [any UIAppearance.Type] = [
      UIActivityIndicatorView.self, UIBarButtonItem.self, UIButton.self, UICollectionView.self,
      UIDatePicker.self, UIImageView.self, UILabel.self, UINavigationBar.self, UIPageControl.self,
      UIPickerView.self, UIProgressView.self, UIRefreshControl.self, UISearchBar.self,
      UISegmentedControl.self, UISlider.self, UIStepper.self, UISwitch.self, UITabBar.self,
      UITabBarItem.self, UITableView.self, UITableViewCell.self, UITableViewHeaderFooterView.self,
      UITextField.self, UITextView.self, UIToolbar.self, UIWindow.self,
    ]
    stage.world.use {
      for type in types {
        expect(proxies(of: type).map { Swift.type(of: $0) == type }, equals: [true, true])
      }
    }
  }
}
