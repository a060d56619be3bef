import Presentation
import PresentationTesting

/// A controller that logs each of its callbacks.
typealias FlipProbe = ScriptedController<ProbeScript>

/// The script of a `FlipProbe`, which logs the controller's callbacks in a scene.
@MainActor final class ProbeScript: ControllerScript {
  static let family = "Flip"

  weak var scene: Scene?
  /// The transitioning delegate.
  ///
  /// It is stored here because UIKit's property is weak.
  var director: ProbeDelegate?
  fileprivate var watcher: ProbeAdaptive?

  func makeView(for controller: ViewController) -> View? {
    FlipProbeView(controller.name, of: controller as? FlipProbe)
  }

  func handle(_ callback: ScriptedCallback, of controller: ViewController) {
    let call: String? =
      switch callback {
      case .viewDidLoad: "viewDidLoad"
      case .appearance(let callback, _): callback.rawValue
      case .viewDidLayoutSubviews: nil
      case .willMove: "willMove"
      case .didMove: "didMove"
      }
    if let call { scene?.moment("\(controller.name).\(call)") }
  }
}

extension ScriptedController where Script == ProbeScript {
  var scene: Scene? { script.scene }
  var director: ProbeDelegate? { script.director }

  /// The adaptive presentation delegate of the controller; created at the first read.
  var watcher: ProbeAdaptive {
    if let watcher = script.watcher { return watcher }
    let watcher = ProbeAdaptive(self)
    script.watcher = watcher
    return watcher
  }
}
