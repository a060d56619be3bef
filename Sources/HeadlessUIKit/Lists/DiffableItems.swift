import Foundation
import Presentation

/// The snapshot that a data source has applied.
@MainActor struct DiffableItems<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  private(set) var snapshot = Snapshot()

  func section(at index: Int) -> Section? {
    let sections = snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  func count(inSection index: Int) -> Int {
    section(at: index).map { snapshot.numberOfItems(inSection: $0) } ?? 0
  }

  /// Replaces the snapshot, and reports its first mistake.
  ///
  /// Returns a function from old to new index paths. Its result is nil for an item that is gone, or
  /// whose cell is requested again.
  mutating func replace(with new: Snapshot, in world: World) -> (IndexPath) -> IndexPath? {
    if let mistake = new.mistake {
      world.reportNotModelled(
        "A snapshot \(mistake). UIKit raises an exception.",
        advice: "Give each section and each item one identifier, and add it once.")
    }
    let old = snapshot
    snapshot = new
    return { path in
      old.item(at: path).flatMap { new.reloaded.contains($0) ? nil : new.indexPath(of: $0) }
    }
  }
}
