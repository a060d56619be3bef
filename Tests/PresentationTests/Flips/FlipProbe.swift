import Foundation
import Presentation

/// A controller that logs each of its callbacks.
final class FlipProbe: ViewController {
  weak var scene: Scene?
  /// The transitioning delegate.
  ///
  /// It is stored here because UIKit's property is weak.
  var director: ProbeDelegate?
  private(set) lazy var watcher = ProbeAdaptive(self)

  init(_ name: String) {
    super.init(nibName: name, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func moment(_ what: String) { scene?.moment("\(name).\(what)") }

  override func loadView() {
    view = FlipProbeView(name, of: self)
  }

  override func viewDidLoad() { moment("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { moment("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { moment("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { moment("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { moment("viewWillDisappear") }
  override func willMove(toParent parent: ViewController?) { moment("willMove") }
  override func didMove(toParent parent: ViewController?) { moment("didMove") }
  override func viewDidDisappear(_ animated: Bool) { moment("viewDidDisappear") }
}
