import TestSupport
import Testing
import UIKit

/// Random changes of the containers of UIKit files.
@MainActor @Suite("Random changes of columns, pages, tabs and searches") struct ContainerSoakTests {
  @Test(.ownProcess, .rule("C-20", "C-21", "P-92"))
  func `random changes of containers leave the callbacks of all screens balanced`() {
    for seed in UInt64(1)...300 {
      var dice: ContainerDice? = ContainerDice(seed: seed)
      let broken = dice?.play() ?? []
      let journal = dice?.journal.joined(separator: ", ") ?? ""
      let screens = dice?.cast.map { WeakReference($0) } ?? []
      dice = nil
      expect(broken.isEmpty, "seed \(seed): \(broken) \(journal)")
      expect(screens.allSatisfy { $0.object == nil }, "seed \(seed) leaks: \(journal)")
    }
  }
}
