import PresentationTesting
import TestSupport
import Testing
import UIKit

// The Swift examples in the docstrings of `HeadlessUIKit`, line by line.

@MainActor @Suite("Docstring examples with UIKit's names") struct DocstringExamples {
  final class PhotoCell: UICollectionViewCell {}

  @Test func `the documented nib contains a cell`() throws {
    let stage = Stage(UIViewController(nibName: "Home", bundle: nil))
    stage.world.use {
      UINib.supply("PhotoCell") { _ in [PhotoCell()] }
      let objects = UINib(nibName: "PhotoCell", bundle: nil).instantiate(withOwner: nil)
      expect(objects.first is PhotoCell)
    }
    try stage.close()
  }
}
