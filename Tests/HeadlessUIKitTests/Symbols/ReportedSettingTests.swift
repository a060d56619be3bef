import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Tests of settings that change the behavior of a device, but not the behavior of this package.
@MainActor @Suite("Settings that are reported as not modeled") struct ReportedSettingTests {
  /// A setting with a value that this package does not model.
  enum Setting: String, CaseIterable {
    case isDirectionalLockEnabled, decelerationRate
    case isExclusiveTouch, semanticContentAttribute
    case navigationBarIsTranslucent, tabBarIsTranslucent, prefersLargeTitles
    case edgesForExtendedLayout, automaticallyAdjustsScrollViewInsets
  }

  private let home = PlainViewController(title: "Home")
  private let stage: Stage

  init() {
    stage = Stage(home)
  }

  private func set(_ setting: Setting, to isUnusual: Bool) {
    let scroll = UIScrollView()
    switch setting {
    case .isDirectionalLockEnabled: scroll.isDirectionalLockEnabled = isUnusual
    case .decelerationRate: scroll.decelerationRate = isUnusual ? .fast : .normal
    case .isExclusiveTouch: UIView().isExclusiveTouch = isUnusual
    case .semanticContentAttribute:
      scroll.semanticContentAttribute = isUnusual ? .forceRightToLeft : .forceLeftToRight
    case .navigationBarIsTranslucent: UINavigationBar().isTranslucent = !isUnusual
    case .tabBarIsTranslucent: UITabBar().isTranslucent = !isUnusual
    case .prefersLargeTitles: UINavigationBar().prefersLargeTitles = isUnusual
    case .edgesForExtendedLayout: home.edgesForExtendedLayout = isUnusual ? [] : .all
    case .automaticallyAdjustsScrollViewInsets:
      home.automaticallyAdjustsScrollViewInsets = !isUnusual
    }
  }

  @Test(arguments: Setting.allCases)
  func `setting a property to a value that is not modeled is reported once`(
    setting: Setting
  ) {
    stage.world.use { set(setting, to: false) }
    expect(stage.issues.isEmpty)
    stage.world.use {
      set(setting, to: true)
      set(setting, to: true)
    }
    expect(stage.issues.map(\.code), equals: [.notModelled])
  }

  @Test func `an opaque navigation bar and an opaque tab bar are reported separately`() {
    stage.world.use {
      set(.navigationBarIsTranslucent, to: true)
      set(.tabBarIsTranslucent, to: true)
    }
    expect(
      stage.issues.compactMap { $0.message.split(separator: ":").first },
      equals: ["UINavigationBar.isTranslucent", "UITabBar.isTranslucent"])
  }
}
