import Presentation

/// A controller of a plan: it does what the plan says inside its callbacks.
final class PlannedController: ViewController {
  private var scripts: [PlanCallback.Moment: [() -> Void]] = [:]

  convenience init(_ planned: PlanController) {
    self.init(planned.name)
    switch planned.style {
    case .fullScreen: modalPresentationStyle = .fullScreen
    case .pageSheet: modalPresentationStyle = .pageSheet
    case nil: break
    }
  }

  /// Runs `body` the next time the callback is delivered.
  func whenCalled(_ moment: PlanCallback.Moment, _ body: @escaping () -> Void) {
    scripts[moment, default: []].append(body)
  }

  var planAppearance: PlanAppearance {
    switch appearance {
    case .disappeared: .disappeared
    case .appearing: .appearing
    case .appeared: .appeared
    case .disappearing: .disappearing
    }
  }

  private func play(_ moment: PlanCallback.Moment) {
    for body in scripts.removeValue(forKey: moment) ?? [] { body() }
  }

  override func viewDidLoad() { play(.viewDidLoad) }
  override func viewWillAppear(_ animated: Bool) { play(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { play(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { play(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { play(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { play(.viewDidDisappear) }
}
