import Foundation
import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Nibs") struct NibTests {
  private final class Row: UITableViewCell {
    var isAwake = false
    override func awakeFromNib() {
      super.awakeFromNib()
      isAwake = true
    }
  }
  private final class Head: UITableViewHeaderFooterView {}
  private final class Tile: UICollectionViewCell {}
  private final class Card: UIView {}

  @Test func `a nib contains the objects that a test supplies`() throws {
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    stage.world.use {
      UINib.supply("Card") { owner in
        (owner as? UIViewController)?.title = "owner"
        return [Card(), "text"]
      }
      let objects = UINib(nibName: "Card", bundle: nil).instantiate(
        withOwner: home, options: [UINib.OptionsKey.externalObjects: [:]])
      expect(objects.first is Card && objects.count == 2 && home.title == "owner")
      expect(Bundle.main.loadNibNamed("Card", owner: nil, options: nil)?.first is Card)
      expect(stage.issues.isEmpty)
      expect(UINib(nibName: "Other", bundle: nil).instantiate(withOwner: nil).isEmpty)
      expect(stage.issues.map(\.code), equals: [.notModelled])
    }
  }

  @Test func `cells of registered nibs are created and reused`() throws {
    let stage = Stage(PlainViewController(title: "Home"))
    try stage.world.use {
      UINib.supply("Row") { _ in [Row(style: .default, reuseIdentifier: nil)] }
      UINib.supply("Head") { _ in [Head(reuseIdentifier: nil)] }
      UINib.supply("Tile") { _ in [Tile(frame: .zero)] }
      let table = UITableView(), none: UINib? = nil
      table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
      table.register(
        UINib(nibName: "Head", bundle: nil), forHeaderFooterViewReuseIdentifier: "head")
      table.register(none, forCellReuseIdentifier: "row")
      let path = IndexPath(item: 0, section: 0)
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      let row = try #require(cell as? Row)
      expect(row.isAwake && row.reuseIdentifier == "row")
      let head = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
      expect(head is Head && head?.reuseIdentifier == "head")

      let grid = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      grid.register(UINib(nibName: "Tile", bundle: nil), forCellWithReuseIdentifier: "tile")
      grid.register(
        UINib(nibName: "Tile", bundle: nil), forSupplementaryViewOfKind: "head",
        withReuseIdentifier: "tile")
      let tile = grid.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      expect(tile is Tile && tile.reuseIdentifier == "tile")
      let view = grid.dequeueReusableSupplementaryView(
        ofKind: "head", withReuseIdentifier: "tile", for: path)
      expect(view is Tile && stage.issues.isEmpty)
      table.register(UINib(nibName: "Missing", bundle: nil), forCellReuseIdentifier: "missing")
      _ = table.dequeueReusableCell(withIdentifier: "missing", for: path)
      expect(stage.issues.map(\.code), equals: [.notModelled])
    }
  }
}
