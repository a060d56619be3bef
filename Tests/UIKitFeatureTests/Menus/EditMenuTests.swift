import PresentationTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Edit menus of interactions") struct EditMenuTests {
  /// A view with an edit menu, which can be copied.
  private final class Note: UIView, UIEditMenuInteractionDelegate {
    var lines: [String] = []
    var entries: [String] = ["Share"]
    lazy var interaction = UIEditMenuInteraction(delegate: self)

    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action.description == "copy:"
    }
    override func copy(_ sender: Any?) { lines.append("copies") }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      let own = entries.map { title in
        UIAction(title: title) { [weak self] _ in self?.lines.append(title) }
      }
      return UIMenu(children: own + suggestedActions)
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      lines.append("presents at \(configuration.sourcePoint.x)")
      animator.addAnimations { self.alpha = 0.5 }
      animator.addCompletion { self.lines.append("presented") }
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      lines.append("dismisses")
    }
  }

  private let home = UIViewController(), note = Note()
  private let stage: Stage
  private let place = UIEditMenuConfiguration(identifier: "note", sourcePoint: CGPoint(x: 7, y: 8))

  init() throws {
    stage = Stage(home)
    note.addInteraction(note.interaction)
    home.view.addSubview(note)
    try stage.settle()
  }

  private var titles: [String]? { note.interaction.visibleMenu?.children.map(\.title) }

  @Test func `a menu has the entries of the delegate and those of the responders`() throws {
    note.becomeFirstResponder()
    note.interaction.presentEditMenu(with: place)
    expect(titles == ["Share", "Copy"] && note.alpha == 0.5)
    try stage.settle()
    let menu = try #require(note.interaction.visibleMenu)
    menu.choose("Copy")
    expect(note.interaction.visibleMenu == nil)
    expect(note.lines, equals: ["presents at 7.0", "presented", "copies", "dismisses"])
    note.lines = []
    note.interaction.presentEditMenu(with: place)
    note.interaction.visibleMenu?.choose("Share")
    expect(note.lines, equals: ["presents at 7.0", "dismisses", "Share"])
    try stage.settle()
    try stage.close()
  }

  @Test func `without a first responder, a menu has only the entries of the delegate`() throws {
    place.preferredArrowDirection = UIEditMenuArrowDirection.down
    note.interaction.presentEditMenu(with: place)
    expect(titles, equals: ["Share"])
    note.entries = ["Share", "Look up"]
    note.interaction.reloadVisibleMenu()
    note.interaction.updateVisibleMenuPosition(animated: false)
    expect(titles, equals: ["Share", "Look up"])
    note.interaction.presentEditMenu(with: place)
    expect(note.lines, equals: ["presents at 7.0", "dismisses", "presents at 7.0"])
    note.entries = []
    note.interaction.presentEditMenu(with: place)
    expect(note.interaction.visibleMenu == nil && note.lines.count == 4)
    try stage.settle()
    try stage.close()
  }

  @Test func `without a delegate, a menu has the entries of the responders`() throws {
    let plain = UIEditMenuInteraction(delegate: nil)
    plain.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    home.view.addInteraction(plain)
    note.becomeFirstResponder()
    plain.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    expect(plain.visibleMenu?.children.map(\.title), equals: ["Copy"])
    plain.dismissMenu()
    plain.dismissMenu()
    expect(plain.visibleMenu == nil && UITextView(usingTextLayoutManager: true).text == "")
    try stage.close()
  }
}
