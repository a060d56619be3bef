import Presentation
import TestSupport

/// A controller that logs its callbacks and calls any number of closures in each of them.
final class Probe: ViewController {
  enum Moment: Hashable, CaseIterable {
    case viewDidLoad
    case viewWillAppear
    case viewIsAppearing
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
    case willMove
    case didMove
    case presentationWillBegin
    case presentationDidEnd
    case dismissalWillBegin
    case dismissalDidEnd
  }

  /// The log of all callbacks, in the form `Home viewDidAppear(false)`.
  var log: Log?
  /// The transitioning delegate, which is kept here because `transitioningDelegate` is weak.
  var director: Director? {
    didSet { transitioningDelegate = director }
  }
  private var actions: [Moment: [() -> Void]] = [:]

  /// Returns a controller with the custom style, a presentation controller and animators.
  static func custom(
    _ name: String,
    _ presentation: @escaping (ViewController, ViewController?) -> PresentationController,
    comes: Mover? = nil, goes: Mover? = nil
  ) -> Probe {
    let probe = Probe(name)
    probe.modalPresentationStyle = .custom
    probe.director = Director(presentation, comes: comes, goes: goes)
    return probe
  }

  static func fullScreen(_ name: String, comes: Mover? = nil, goes: Mover? = nil) -> Probe {
    let probe = Probe(name)
    probe.modalPresentationStyle = .fullScreen
    if comes != nil || goes != nil {
      probe.director = Director(nil, comes: comes, goes: goes)
    }
    return probe
  }

  func on(_ moment: Moment, _ action: @escaping () -> Void) {
    actions[moment, default: []].append(action)
  }

  /// Logs a value in the given callbacks, in the form `Home viewDidAppear: fact`.
  func note<Fact>(in log: Log, at moments: Moment..., fact: @escaping () -> Fact) {
    for moment in moments {
      on(moment) { [unowned self] in log.note("\(name) \(moment): \(fact())") }
    }
  }

  func hear(_ moment: Moment, _ detail: String = "") {
    log?.note("\(name) \(moment)\(detail)")
    actions[moment]?.forEach { $0() }
  }

  override func viewDidLoad() { hear(.viewDidLoad) }
  override func viewWillAppear(_ animated: Bool) { hear(.viewWillAppear, "(\(animated))") }
  override func viewIsAppearing(_ animated: Bool) { hear(.viewIsAppearing, "(\(animated))") }
  override func viewDidAppear(_ animated: Bool) { hear(.viewDidAppear, "(\(animated))") }
  override func viewWillDisappear(_ animated: Bool) { hear(.viewWillDisappear, "(\(animated))") }
  override func viewDidDisappear(_ animated: Bool) { hear(.viewDidDisappear, "(\(animated))") }
  override func viewWillLayoutSubviews() { hear(.viewWillLayoutSubviews) }
  override func viewDidLayoutSubviews() { hear(.viewDidLayoutSubviews) }
  override func willMove(toParent parent: ViewController?) {
    hear(.willMove, "(\(parent?.name ?? "nil"))")
  }
  override func didMove(toParent parent: ViewController?) {
    hear(.didMove, "(\(parent?.name ?? "nil"))")
  }
}
