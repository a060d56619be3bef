import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Cells whose contents follow their state.
@MainActor @Suite("Content configurations of an app") struct ContentConfigurationTests {
  private struct Contents: UIContentConfiguration {
    var title: String
    var isSelected = false
    let log: Log

    func makeContentView() -> any UIView & UIContentView { ContentView(self) }

    func updated(for state: any UIConfigurationState) -> Contents {
      var contents = self
      contents.isSelected = (state as? UICellConfigurationState)?.isSelected == true
      return contents
    }
  }

  private final class ContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
      didSet { show() }
    }

    init(_ contents: Contents) {
      configuration = contents
      super.init(frame: .zero)
      contents.log.note("new view")
      show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
      guard let contents = configuration as? Contents else { return }
      contents.log.note(contents.title + (contents.isSelected ? ", selected" : ""))
    }
  }

  private let home = UIViewController()
  private let log = Log()
  private let stage: Stage

  init() { stage = Stage(home) }

  private func contents(_ title: String) -> Contents { Contents(title: title, log: log) }

  @Test func `a cell of a table updates its contents when its state changes`() throws {
    let cell = UITableViewCell()
    home.view.addSubview(cell)
    cell.contentConfiguration = contents("Mail")
    expect(log.lines, equals: ["new view", "Mail"])
    stage.runTurn()
    log.clear()
    cell.setSelected(true, animated: false)
    stage.runTurn()
    expect(log.lines, equals: ["Mail, selected"])
    cell.contentConfiguration = contents("Drafts")
    expect(log.lines, equals: ["Mail, selected", "Drafts"])
    log.clear()
    cell.automaticallyUpdatesContentConfiguration = false
    cell.setSelected(false, animated: false)
    stage.runTurn()
    expect(log.lines == [] && (cell.contentConfiguration as? Contents)?.title == "Drafts")
    try stage.close()
  }

  @Test func `a cell of a collection view updates its contents when its state changes`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    home.view.addSubview(cell)
    cell.contentConfiguration = contents("Mail")
    stage.runTurn()
    log.clear()
    cell.isSelected = true
    stage.runTurn()
    expect(log.lines, equals: ["Mail, selected"])
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    stage.runTurn()
    expect(log.lines, equals: ["Mail, selected"])
    try stage.close()
  }

  @Test func `contents of another type get a view of their own`() throws {
    let cell = UITableViewCell()
    cell.contentConfiguration = contents("Mail")
    let own = cell.contentView.subviews.first { $0 is ContentView }
    cell.contentConfiguration = cell.defaultContentConfiguration()
    expect(own?.superview == nil && cell.contentView.subviews.contains { $0 is UIListContentView })
    cell.contentConfiguration = nil
    expect(!cell.contentView.subviews.contains { $0 is any UIContentView })
    try stage.close()
  }
}
