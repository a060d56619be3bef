import PresentationTesting
import TestSupport
import Testing
import UIKit

private struct Theme: Equatable, Sendable { var name: String }

private enum ThemeTrait: UITraitDefinition { static let defaultValue = Theme(name: "plain") }

/// A value that is neither sendable nor comparable.
private struct PushAction {
  let push: (String) -> Void
}

private enum PushTrait: UITraitDefinition {
  static var defaultValue: PushAction { PushAction { _ in } }
}

extension UITraitCollection {
  fileprivate var theme: Theme { self[ThemeTrait.self] }
  @MainActor fileprivate var push: PushAction { self[PushTrait.self] }
}

extension UIMutableTraits {
  fileprivate var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
  @MainActor fileprivate var push: PushAction {
    get { self[PushTrait.self] }
    set { self[PushTrait.self] = newValue }
  }
}

/// Traits that an app defines, and the other traits that `traitOverrides` replace.
@MainActor @Suite("Traits of an app") struct AddedTraitTests {
  @Test func `a trait of an app has its default value where nothing sets it`() throws {
    let screen = UIViewController(), stage = Stage(screen)
    expect(screen.traitCollection.theme.name, equals: "plain")
    expect(!screen.traitOverrides.contains(ThemeTrait.self))
    try stage.close()
  }

  @Test(.rule("P-88b"))
  func `a trait of an app is inherited by children, not by the parent`() throws {
    let root = UIViewController(), stack = UINavigationController(rootViewController: root)
    let stage = Stage(stack)
    try stage.settle()
    root.traitOverrides.theme = Theme(name: "inner")
    stack.traitOverrides.theme = Theme(name: "outer")
    expect(stack.traitCollection.theme.name, equals: "outer")
    expect(root.traitCollection.theme.name, equals: "inner")
    expect(root.view.traitCollection.theme.name, equals: "inner")
    root.traitOverrides.remove(ThemeTrait.self)
    expect(root.traitCollection.theme.name, equals: "outer")
    try stage.close()
  }

  @Test func `a handler for a trait of an app is called when an override changes it`() throws {
    let screen = UIViewController(), stage = Stage(screen)
    var names: [String] = []
    screen.registerForTraitChanges([ThemeTrait.self]) { (screen: UIViewController, old) in
      names.append("\(old.theme.name) to \(screen.traitCollection.theme.name)")
    }
    screen.traitOverrides.theme = Theme(name: "blue")
    screen.traitOverrides.theme = Theme(name: "blue")
    screen.traitOverrides.verticalSizeClass = .compact
    expect(names, equals: ["plain to blue"])
    try stage.close()
  }

  @Test func `a child calls the closure that a container stores in a trait`() throws {
    let root = UIViewController(), stack = UINavigationController(rootViewController: root)
    let stage = Stage(stack)
    var pushed: [String] = []
    stack.traitOverrides.push = PushAction { pushed.append($0) }
    try stage.settle()
    root.traitCollection.push.push("detail")
    expect(pushed, equals: ["detail"])
    try stage.close()
  }

  @Test func `each new closure in a trait is a change, and a stored one stays equal to itself`()
    throws
  {
    let root = UIViewController(), stack = UINavigationController(rootViewController: root)
    let stage = Stage(stack)
    try stage.settle()
    var changes = 0
    root.registerForTraitChanges([PushTrait.self]) { (_: UIViewController, _) in changes += 1 }
    stack.traitOverrides.push = PushAction { _ in }
    expect(changes, equals: 1)
    stack.traitOverrides.push = PushAction { _ in }
    expect(changes, equals: 2)
    stack.traitOverrides.verticalSizeClass = .compact
    expect(changes, equals: 2, "the closure is still the same")
    expect(root.traitCollection.changedTraits(from: stack.traitCollection).isEmpty)
    try stage.close()
  }

  @Test func `a handler can ask which traits have changed`() throws {
    let screen = UIViewController(), stage = Stage(screen)
    var names: [[String]] = []
    let traits = UITraitCollection.systemTraitsAffectingColorAppearance + [ThemeTrait.self]
    screen.registerForTraitChanges(traits) { (screen: UIViewController, old) in
      names.append(screen.traitCollection.changedTraits(from: old).map { $0.name })
    }
    screen.traitOverrides.theme = Theme(name: "blue")
    screen.overrideUserInterfaceStyle = .dark
    screen.traitOverrides.remove(ThemeTrait.self)
    screen.traitOverrides.layoutDirection = .rightToLeft
    expect(names, equals: [["ThemeTrait"], ["UITraitUserInterfaceStyle"], ["ThemeTrait"]])
    let plain = UITraitCollection(),
      changed = plain.modifyingTraits {
        $0.layoutDirection = .rightToLeft
        $0.theme = Theme(name: "red")
      }
    expect(
      changed.changedTraits(from: nil).map { $0.name },
      equals: ["UITraitLayoutDirection", "ThemeTrait"])
    try stage.close()
  }

  @Test func `a window with a dark style makes its controllers and views dark`() throws {
    final class Screen: UIViewController {
      var styles: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        styles.append(traitCollection.userInterfaceStyle)
      }
    }
    let screen = Screen(), stage = Stage(screen)
    stage.window.overrideUserInterfaceStyle = .dark
    expect(screen.styles == [.dark] && screen.view.traitCollection.userInterfaceStyle == .dark)
    screen.overrideUserInterfaceStyle = .light
    expect(screen.view.traitCollection.userInterfaceStyle, equals: .light)
    screen.overrideUserInterfaceStyle = .unspecified
    expect(screen.traitCollection.userInterfaceStyle, equals: .dark)
    try stage.close()
  }

  @Test func `a large text size and a direction can replace the inherited ones`() throws {
    let screen = UIViewController(), stage = Stage(screen)
    var changes = 0
    let traits: [UITrait] = [
      UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
    ]
    screen.registerForTraitChanges(traits) { (_: UIViewController, _) in changes += 1 }
    screen.traitOverrides.preferredContentSizeCategory = .extraLarge
    screen.view.traitOverrides.layoutDirection = .rightToLeft
    expect(screen.traitCollection.preferredContentSizeCategory == .extraLarge && changes == 2)
    expect(screen.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
    screen.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    expect(screen.traitCollection.preferredContentSizeCategory, equals: .large)
    expect(screen.view.traitCollection.layoutDirection, equals: .rightToLeft)
    try stage.close()
  }

  @Test func `traits of an app are part of collections that the app creates`() {
    let blue = UITraitCollection { $0.theme = Theme(name: "blue") }
    let both = UITraitCollection(traitsFrom: [
      blue, UITraitCollection(horizontalSizeClass: .compact),
    ])
    expect(both.theme.name == "blue" && both != UITraitCollection(horizontalSizeClass: .compact))
    expect("\(blue)".contains("ThemeTrait"))
  }
}
