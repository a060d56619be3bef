import Presentation

/// A controller that runs an action once in each callback.
final class Eventful: ViewController {
  enum Moment: CaseIterable {
    case viewDidLoad
    case viewWillAppear
    case viewIsAppearing
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
  }

  private var actions: [Moment: () -> Void] = [:]

  func once(at moment: Moment, _ action: @escaping () -> Void) { actions[moment] = action }

  private func run(_ moment: Moment) { actions.removeValue(forKey: moment)?() }

  override func viewDidLoad() {
    super.viewDidLoad()
    run(.viewDidLoad)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    run(.viewWillAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    run(.viewIsAppearing)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    run(.viewDidAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    run(.viewWillDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    run(.viewDidDisappear)
  }
}
