import PresentationTesting
import TestSupport
import Testing
import UIKit

/// A class that describes its own properties must describe each of them.
///
/// A property that is left out makes different states look alike.
@MainActor struct DescribedClassTests {
  nonisolated static let classes: [(name: String, make: @MainActor () -> AnyObject)] = [
    ("UILabel", { UILabel() }), ("UIImageView", { UIImageView() }),
    ("UITableViewCell", { UITableViewCell() }), ("UIScrollView", { UIScrollView() }),
    ("UIGestureRecognizer", { UIGestureRecognizer() }), ("BarItem", { UIBarItem() }),
  ]

  @Test(arguments: classes.indices)
  func `a class that describes its own properties describes all of them`(index: Int) throws {
    let (name, make) = Self.classes[index]
    let object = make()
    let state = try DescribedState(after: Schedule([])) { scenario in
      _ = scenario.stage(UIViewController())
      scenario.state { [object] }
    }
    let start = try #require(state.lines.firstIndex { $0.text.hasPrefix("\(name) #") })
    let depth = state.lines[start].depth + 1
    let labels = state.lines[(start + 1)...].prefix { $0.depth >= depth }
      .filter { $0.depth == depth }.compactMap(\.label)
    let stored = Mirror(reflecting: object).children.compactMap(\.label)
    expect(stored.count > 5)
    expect(Set(stored).subtracting(labels), equals: [])
  }

  @Test func `the properties of an app's subclass are read where they are stored`() throws {
    final class Title: UILabel {
      override var text: String? {
        get { "fixed" }
        set { super.text = newValue }
      }
    }
    func lines(_ text: String) throws -> [StateLine] {
      let title = Title()
      title.text = text
      return try DescribedState(after: Schedule([])) { scenario in
        _ = scenario.stage(UIViewController())
        scenario.state { [title] }
      }.lines
    }
    expect(try lines("one") != lines("two"))
  }
}
