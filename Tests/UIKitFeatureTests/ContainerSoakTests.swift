import TestSupport
import Testing
import UIKit

/// Random changes of the containers of UIKit files.
@MainActor @Suite("Random changes of columns, pages and searches") struct ContainerSoakTests {
  @Test(.rule("C-20", "C-21", "P-92"))
  func `random changes of containers leave the callbacks of all screens balanced`() {
    for seed in UInt64(1)...300 {
      let dice = ContainerDice(seed: seed)
      let broken = dice.play()
      #expect(broken.isEmpty, "seed \(seed): \(dice.journal.joined(separator: ", "))")
    }
  }
}
