import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Changes of the window's traits that an override or a narrow presentation hides (P-88b).
@MainActor @Suite("Hidden changes of traits") struct HiddenTraitTests {
  private final class Screen: ViewController {
    let log: Log

    init(_ name: String, _ log: Log, _ style: ModalPresentationStyle = .pageSheet) {
      self.log = log
      super.init(nibName: name, bundle: nil)
      modalPresentationStyle = style
    }

    required init?(coder: NSCoder) { nil }

    override func willTransition(
      to traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
    ) {
      log.note("\(name) will be \(traits.horizontalSizeClass)")
      super.willTransition(to: traits, with: coordinator)
    }

    override func traitCollectionDidChange(_ previous: TraitCollection?) {
      super.traitCollectionDidChange(previous)
      log.note("\(name) is \(traitCollection.horizontalSizeClass)")
    }
  }

  private static let wide = CGSize(width: 1_024, height: 768)
  private static let narrow = CGSize(width: 390, height: 844)

  private let log = Log()
  private let home: Screen

  init() { home = Screen("Home", log) }

  private func screen(_ name: String, _ style: ModalPresentationStyle) -> Screen {
    Screen(name, log, style)
  }

  /// Resizes the window, and returns the calls that this has caused.
  private func calls(of stage: Stage, resizedTo size: CGSize) throws -> [String] {
    try stage.settle()
    let count = log.lines.count
    stage.resize(to: size)
    try stage.settle()
    return Array(log.lines.dropFirst(count))
  }

  private static let homeBecomesRegular = ["Home will be regular", "Home is regular"]

  @Test(.rule("P-88b")) func `a root with an override does not hear the change that it hides`()
    throws
  {
    let stage = Stage(home)
    stage.world.use { home.traitOverrides.horizontalSizeClass = .compact }
    expect(try calls(of: stage, resizedTo: Self.wide).isEmpty)
    try stage.close()
  }

  @Test(.rule("P-88b"))
  func `a resized window whose style is overridden calls no willTransition for its size`() throws {
    let stage = Stage(home, size: Self.wide)
    stage.world.use { stage.window.overrideUserInterfaceStyle = .dark }
    let turned = CGSize(width: Self.wide.height, height: Self.wide.width)
    expect(try calls(of: stage, resizedTo: turned).isEmpty)
    try stage.close()
  }

  @Test(.rule("P-88b"))
  func `a child inside a view with an override does not hear the change that it hides`() throws {
    let child = screen("Child", .pageSheet), holder = View("holder", frame: home.view.bounds)
    let stage = Stage(home)
    stage.world.use {
      home.view.addSubview(holder)
      home.addChild(child)
      holder.addSubview(child.view)
      child.didMove(toParent: home)
      holder.traitOverrides.horizontalSizeClass = .compact
    }
    expect(try calls(of: stage, resizedTo: Self.wide), equals: Self.homeBecomesRegular)
    try stage.close()
  }

  @Test(.rule("P-88b"))
  func `a presented controller with an override does not hear the change that it hides`() throws {
    let cover = screen("Cover", .overFullScreen), stage = Stage(home)
    home.present(cover, animated: false)
    stage.world.use { cover.traitOverrides.horizontalSizeClass = .compact }
    expect(try calls(of: stage, resizedTo: Self.wide), equals: Self.homeBecomesRegular)
    try stage.close()
  }

  @Test(.rule("P-88b"))
  func `a presented controller is told the traits that its presentation controller overrides`()
    throws
  {
    let cover = screen("Cover", .overFullScreen), stage = Stage(home)
    home.present(cover, animated: false)
    try stage.settle()
    stage.world.use {
      cover.presentationController?.overrideTraitCollection =
        TraitCollection(horizontalSizeClass: .compact)
    }
    expect(try calls(of: stage, resizedTo: Self.wide), equals: Self.homeBecomesRegular)
    try stage.close()
  }

  @Test(.rule("P-88b", "P-88"))
  func `a sheet above a form sheet hears the change that the form sheet does not hear`() throws {
    let form = screen("Form", .formSheet), sheet = screen("Sheet", .pageSheet)
    let stage = Stage(home)
    home.present(form, animated: false)
    try stage.settle()
    form.present(sheet, animated: false)
    expect(
      try calls(of: stage, resizedTo: Self.wide),
      equals: [
        "Home will be regular", "Sheet will be regular", "Home is regular", "Sheet is regular",
      ])
    expect(form.traitCollection.horizontalSizeClass, equals: .compact)
    try stage.close()
  }

  @Test(.rule("P-88b", "P-89"))
  func `a popover stays compact while it becomes a full-screen presentation, and back`() throws {
    let popover = screen("Popover", .popover), stage = Stage(home, size: Self.wide)
    popover.popoverPresentationController?.sourceView = home.view
    home.present(popover, animated: false)
    let inNarrow = try calls(of: stage, resizedTo: Self.narrow)
    expect(inNarrow, equals: ["Home will be compact", "Home is compact"])
    expect(popover.view.bounds.size, equals: Self.narrow)
    expect(try calls(of: stage, resizedTo: Self.wide), equals: Self.homeBecomesRegular)
    expect(popover.view.bounds.size.width, equals: 320)
    try stage.close()
  }

  @Test(.rule("P-88b", "P-88"))
  func `a controller presented in the context of a child does not inherit the child's override`()
    throws
  {
    let child = screen("Child", .pageSheet), cover = screen("Cover", .overCurrentContext)
    let stage = Stage(home)
    child.definesPresentationContext = true
    stage.world.use {
      home.addChild(child)
      home.view.addSubview(child.view)
      child.didMove(toParent: home)
      child.traitOverrides.horizontalSizeClass = .compact
    }
    child.present(cover, animated: false)
    expect(
      try calls(of: stage, resizedTo: Self.wide),
      equals: [
        "Home will be regular", "Cover will be regular", "Home is regular", "Cover is regular",
      ])
    try stage.close()
  }

  @Test(.rule("P-88b"))
  func `an override that is set during a size change is heard once`() throws {
    final class Parent: ViewController {
      override func viewWillTransition(
        to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        let traits = TraitCollection(horizontalSizeClass: .regular)
        for child in children { setOverrideTraitCollection(traits, forChild: child) }
      }
    }
    let parent = Parent("Parent"), stage = Stage(parent, size: Self.wide)
    stage.world.use {
      parent.addChild(home)
      parent.view.addSubview(home.view)
      home.didMove(toParent: parent)
      parent.setOverrideTraitCollection(
        TraitCollection(horizontalSizeClass: .compact), forChild: home)
    }
    expect(try calls(of: stage, resizedTo: Self.narrow), equals: ["Home is regular"])
    try stage.close()
  }
}
