import Foundation
import Presentation

/// A view that logs its moves between superviews and windows.
final class FlipProbeView: View {
  private weak var probe: FlipProbe?

  init(_ name: String, of probe: FlipProbe?) {
    self.probe = probe
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    named(name)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func didMoveToWindow() {
    probe?.scene?.moment("\(name)'s view \(window == nil ? "leaves" : "enters") the window")
  }

  override func didMoveToSuperview() {
    probe?.scene?.moment("\(name)'s view \(superview == nil ? "leaves" : "enters") a view")
  }
}
