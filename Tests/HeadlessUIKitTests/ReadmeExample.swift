import PresentationTesting
import Testing
import UIKit

@MainActor @Test func `the card grows out of its cell`() throws {
  let grid = CardGridViewController()
  let stack = UINavigationController(rootViewController: grid), stage = Stage(stack)
  let delegate = CardNavigationDelegate()
  stack.delegate = delegate
  grid.collectionView.tapItem(at: IndexPath(item: 3, section: 0))
  stage.runTurn()
  stage.advance(by: .milliseconds(250))
  #expect(stage.viewTree.contains("Detail.view (67.521 155.713 280 522) -> (0 0 390 844)"))
  try stage.settle()
  #expect(stage.visible.last == "Detail")
  try stage.close()
}
