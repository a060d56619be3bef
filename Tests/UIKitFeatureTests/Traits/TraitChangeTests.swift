import Foundation
import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Changes of traits (P-88a), and traits that replace the inherited ones (P-88b).
@MainActor @Suite("Changes of traits") struct TraitChangeTests {
  private final class Screen: UIViewController {
    var log = Log()
    override func loadView() { view = Card(log, title ?? "") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      log.note("\(title ?? "") \(previous.map(width) ?? "") to \(width(traitCollection))")
    }
    #if canImport(ObjectiveC)
      static let widthChanged = #selector(widthChanged(_:))
      @objc private func widthChanged(_ screen: UIResponder) {
        log.note("action for \(type(of: screen))")
      }
    #else
      static let widthChanged = Selector("widthChanged:") { (target: Screen, screen: UIResponder) in
        target.log.note("action for \(type(of: screen))")
      }
    #endif
  }

  private final class Card: UIView {
    let log: Log, name: String
    init(_ log: Log, _ name: String) {
      (self.log, self.name) = (log, name)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      log.note("view of \(name)")
    }
  }

  private let log = Log()

  private func screen(_ title: String) -> Screen {
    let screen = Screen()
    (screen.title, screen.log) = (title, log)
    return screen
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test(.rule("P-88a")) func `a presentation controller registers handlers for its traits`() throws
  {
    let home = screen("home"), sheet = screen("sheet"), stage = Stage(home)
    home.present(sheet, animated: false)
    try stage.settle()
    let presentation = try #require(sheet.presentationController)
    let registration = presentation.registerForTraitChanges([
      UITraitHorizontalSizeClass.self
    ]) { [log] (presentation: UIPresentationController, previous: UITraitCollection) in
      log.note("\(width(previous)) to \(width(presentation.traitCollection))")
    }
    stage.resize(to: CGSize(width: 1_024, height: 768))
    try stage.settle()
    expect(log.lines.count { $0 == "compact to regular" }, equals: 1)
    presentation.unregisterForTraitChanges(registration)
    stage.resize(to: CGSize(width: 390, height: 844))
    try stage.settle()
    expect(log.lines.count { $0 == "regular to compact" }, equals: 0)
    try stage.close()
  }

  @Test(.rule("P-88a"))
  func `handlers are called after the callbacks of their controller, parents first`() throws {
    let outer = screen("outer"), inner = screen("inner"), stage = Stage(outer)
    add(inner, to: outer)
    outer.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      [log] (screen: Screen, previous: UITraitCollection) in
      log.note("handler of \(screen.title ?? ""), \(width(previous))")
    }
    inner.view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      [log] (_: UIView, _) in log.note("handler of the inner view")
    }
    let others: [UITrait] = [UITraitVerticalSizeClass.self, UITraitUserInterfaceStyle.self]
    outer.registerForTraitChanges(others) {
      [log] (_: Screen, _) in log.note("never")
    }
    stage.window.resize(to: CGSize(width: 800, height: 900))
    expect(
      log.lines,
      equals: [
        "outer compact to regular", "handler of outer, compact", "view of outer",
        "inner compact to regular", "view of inner", "handler of the inner view",
      ])
    try stage.close()
  }

  @Test func `an action is called with its screen until it is unregistered`() throws {
    let home = screen("home"), stage = Stage(home)
    let action = Screen.widthChanged
    let own: any UITraitChangeRegistration = home.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self], action: action)
    let view: any UITraitChangeObservable & UITraitEnvironment = home.view
    let other = view.registerForTraitChanges(
      [UITraitVerticalSizeClass.self], target: home, action: action)
    stage.window.resize(to: CGSize(width: 800, height: 900))
    expect(log.lines.filter { $0.hasPrefix("action") }, equals: ["action for Screen"])
    home.unregisterForTraitChanges(own)
    home.view.unregisterForTraitChanges(other)
    stage.window.resize(to: CGSize(width: 300, height: 300))
    expect(log.lines.filter { $0.hasPrefix("action") }, equals: ["action for Screen"])
    try stage.close()
  }

  @Test(.rule("P-88b"))
  func `overrides replace the traits of a controller and of its views`() throws {
    let outer = screen("outer"), inner = screen("inner"), stage = Stage(outer)
    add(inner, to: outer)
    outer.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: inner)
    expect(log.lines, equals: ["inner compact to regular", "view of inner"])
    expect(outer.overrideTraitCollection(forChild: inner)?.horizontalSizeClass, equals: .regular)
    expect(width(inner.traitCollection) == "regular" && width(outer.traitCollection) == "compact")
    log.clear()
    var overrides = UITraitOverrides()
    overrides.horizontalSizeClass = .compact
    inner.traitOverrides = overrides
    expect(log.lines, equals: ["inner regular to compact", "view of inner"])
    inner.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    expect(!inner.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    outer.setOverrideTraitCollection(nil, forChild: inner)
    expect(outer.overrideTraitCollection(forChild: inner) == nil)
    expect(width(inner.traitCollection), equals: "compact")
    try stage.close()
  }

  @Test(.rule("P-88b")) func `a change that an override hides is not heard`() throws {
    let outer = screen("outer"), inner = screen("inner"), stage = Stage(outer)
    add(inner, to: outer)
    inner.traitOverrides.horizontalSizeClass = .compact
    inner.view.traitOverrides.verticalSizeClass = .compact
    log.clear()
    stage.window.resize(to: CGSize(width: 800, height: 844))
    expect(log.lines, equals: ["outer compact to regular", "view of outer"])
    expect(inner.view.traitCollection.verticalSizeClass, equals: .compact)
    try stage.close()
  }

  @Test(.rule("P-88a")) func `a form sheet keeps its compact width in a wide window`() throws {
    let home = screen("home"), sheet = screen("sheet"), stage = Stage(home)
    stage.window.resize(to: CGSize(width: 1_000, height: 900))
    sheet.modalPresentationStyle = .formSheet
    home.present(sheet, animated: false)
    try stage.settle()
    expect(width(sheet.traitCollection), equals: "compact")
    log.clear()
    stage.window.resize(to: CGSize(width: 500, height: 900))
    expect(log.lines, equals: ["home regular to compact", "view of home"])
    try stage.close()
  }

  @Test(.rule("P-88a"))
  func `a preferred size that makes a form sheet wide calls traitCollectionDidChange`() throws {
    let home = screen("home"), sheet = screen("sheet"), stage = Stage(home)
    stage.window.resize(to: CGSize(width: 1_000, height: 900))
    sheet.modalPresentationStyle = .formSheet
    home.present(sheet, animated: false)
    try stage.settle()
    log.clear()
    sheet.preferredContentSize = CGSize(width: 700, height: 500)
    expect(log.lines, equals: ["sheet compact to regular", "view of sheet"])
    expect(sheet.view.frame.width, equals: 700)
    sheet.preferredContentSize = CGSize(width: 650, height: 500)
    expect(log.lines.count, equals: 2)
    sheet.preferredContentSize = CGSize(width: 500, height: 500)
    expect(log.lines.suffix(2), equals: ["sheet regular to compact", "view of sheet"])
    try stage.close()
  }

  @Test func `the traits of the system have default values`() {
    let width: any UITraitDefinition.Type = UITraitHorizontalSizeClass.self
    expect(width.defaultValue as? UIUserInterfaceSizeClass == .unspecified)
    expect(UITraitVerticalSizeClass.defaultValue, equals: .unspecified)
    expect(UITraitUserInterfaceStyle.defaultValue, equals: .unspecified)
    expect(UITraitPreferredContentSizeCategory.defaultValue, equals: .unspecified)
    expect(UITraitLayoutDirection.defaultValue, equals: .unspecified)
    expect(UITraitUserInterfaceIdiom.defaultValue, equals: .unspecified)
    expect(UITraitDisplayScale.defaultValue, equals: 0)
  }

  @Test(.rule("P-88b"))
  func `the traits of a presentation controller apply to the presented controller`() throws {
    let home = screen("home"), stage = Stage(home)
    let card = screen("card")
    card.modalPresentationStyle = .overFullScreen
    card.presentationController?.overrideTraitCollection = UITraitCollection(
      horizontalSizeClass: .regular)
    home.present(card, animated: false)
    try stage.settle()
    let presentation = try #require(card.presentationController)
    expect(card.traitCollection.horizontalSizeClass, equals: .regular)
    expect(presentation.traitCollection.horizontalSizeClass, equals: .regular)
    expect(home.traitCollection.horizontalSizeClass, equals: .compact)
    log.clear()
    presentation.overrideTraitCollection = nil
    expect(card.traitCollection.horizontalSizeClass, equals: .compact)
    expect(log.lines, equals: ["card regular to compact", "view of card"])
    try stage.close()
  }
}

@MainActor private func width(_ traits: UITraitCollection) -> String {
  traits.horizontalSizeClass == .regular ? "regular" : "compact"
}

/// Trait collections that an app creates.
@MainActor @Suite("Trait collections of an app") struct OwnTraitTests {
  @Test func `a trait collection stores the traits with which it was created`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expect(dark.userInterfaceStyle == .dark && UITraitCollection().userInterfaceStyle == .light)
    expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    expect(!dark.hasDifferentColorAppearance(comparedTo: nil))
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    expect(large.preferredContentSizeCategory.isAccessibilityCategory)
    expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection, equals: .rightToLeft)
    expect(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom, equals: .pad)
    let all = UITraitCollection(traitsFrom: [
      dark, large, UITraitCollection(horizontalSizeClass: .regular),
    ])
    expect(all.userInterfaceStyle == .dark && all.horizontalSizeClass == .regular)
    expect(all.preferredContentSizeCategory, equals: .accessibilityLarge)
  }

  @Test func `a trait collection is printed with its traits in a fixed order`() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.layoutDirection = .rightToLeft
      $0.horizontalSizeClass = .compact
    }
    expect(
      "\(traits)",
      equals: "TraitCollection(width: compact, height: unspecified, direction: 1, style: 2)")
  }

  @Test func `closures set and change the traits of a collection`() {
    func makeCompact(_ traits: inout any UIMutableTraits) { traits.horizontalSizeClass = .compact }
    let first = UITraitCollection {
      $0.userInterfaceStyle = .dark
      makeCompact(&$0)
    }
    let second = first.modifyingTraits { $0.verticalSizeClass = .regular }
    expect(first.userInterfaceStyle == .dark && first.horizontalSizeClass == .compact)
    expect(first.verticalSizeClass == .unspecified && second.verticalSizeClass == .regular)
    expect(second.userInterfaceStyle, equals: .dark)
  }

  @Test func `performAsCurrent makes the traits current during the closure`() {
    var styles: [UIUserInterfaceStyle] = []
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      styles.append(UITraitCollection.current.userInterfaceStyle)
    }
    styles.append(UITraitCollection.current.userInterfaceStyle)
    expect(styles, equals: [.dark, .light])
  }

  private class Base: UIViewController {
    var changes: [Bool] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([UITraitVerticalSizeClass.self]) {
        (self: Self, previousTraitCollection: UITraitCollection) in
        self.changes.append(previousTraitCollection.verticalSizeClass == .compact)
      }
    }
  }
  private final class Derived: Base {}

  @Test(.rule("P-88a")) func `a handler can state that its first parameter is Self`() throws {
    let screen = Derived(), stage = Stage(screen)
    stage.runTurn()
    stage.window.resize(to: CGSize(width: 844, height: 390))
    stage.window.resize(to: CGSize(width: 390, height: 844))
    expect(screen.changes, equals: [false, true])
    try stage.close()
  }

  @Test func `a dynamic color is resolved with the traits of a controller`() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let screen = UIViewController(), stage = Stage(screen)
    expect(color == .black && color.resolvedColor(with: screen.traitCollection) == .black)
    screen.overrideUserInterfaceStyle = .dark
    expect(color.resolvedColor(with: screen.traitCollection), equals: .white)
    expect(UIColor.red.resolvedColor(with: screen.traitCollection), equals: .red)
    try stage.close()
  }
}
