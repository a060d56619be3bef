import Foundation
import Presentation

/// A view that logs its layout.
final class FlipTile: View {
  private weak var scene: Scene?

  init(in scene: Scene) {
    self.scene = scene
    super.init(frame: .zero)
    named("tile")
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() { scene?.moment("tile is laid out") }
}
