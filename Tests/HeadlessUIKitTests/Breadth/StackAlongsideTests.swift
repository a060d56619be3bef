import PresentationTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Animations beside the presentation of a stack") struct StackAlongsideTests {
  private final class Root: UIViewController {
    var heard: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let isAccepted = transitionCoordinator?.animate(
        alongsideTransition: { [weak self] _ in
          self?.heard.append("beside")
          self?.view.alpha = 0.5
        },
        completion: { [weak self] _ in self?.heard.append("end") })
      heard.append(isAccepted == true ? "accepted" : "refused")
    }
  }

  @Test func `the root of a presented stack animates beside the presentation`() throws {
    let home = PlainViewController(title: "Home"), root = Root(), stage = Stage(home)
    home.present(UINavigationController(rootViewController: root), animated: true)
    stage.runTurn()
    #expect(root.heard == ["beside", "accepted"] && root.view.alpha == 0.5)
    stage.advance(by: .milliseconds(250))
    let alpha = root.view.layer.presentation().map { Double($0.opacity) } ?? 1
    #expect(alpha > 0.5 && alpha < 1)
    try stage.settle()
    #expect(root.heard == ["beside", "accepted", "end"])
    try stage.close()
  }
}
