import Presentation

/// Who takes part in a run: drawn from the seed, kept until the run ends.
@MainActor final class SoakCast {
  let root = SoakController("Home")
  /// Controllers inside the root or inside one that is presented, beside their parents.
  private(set) var children: [SoakController] = []
  /// Controllers that come and go.
  private(set) var guests: [SoakController] = []
  private(set) var delegates: [SoakTransitioning] = []
  private(set) var adaptives: [SoakAdaptive?] = []
  /// Whether nothing may take the root out of the window.
  private(set) var keepsRoot = false
  /// One line each.
  private(set) var list: [String] = []

  var everybody: [SoakController] { [root] + children + guests }

  init(_ numbers: inout SeededNumbers, without exclusions: SoakExclusion) {
    if numbers.chance(1, of: 2) {
      let definesContext = numbers.chance(1, of: 2)
      addChild("Pane", to: root, definesContext: definesContext)
      keepsRoot = definesContext && exclusions.contains(.coveredContext)
    }
    for name in ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"] { addGuest(name, &numbers) }
    if numbers.chance(1, of: 3) {
      addChild("Tile", to: guests[0], definesContext: numbers.chance(1, of: 2))
    }
  }

  func join(_ run: SoakRun) {
    for controller in everybody { controller.run = run }
    for adaptive in adaptives { adaptive?.run = run }
    for delegate in delegates { delegate.join(run) }
  }

  /// Gives a guest's next presentation its delegate; one that is presented keeps what it has.
  func prepare(_ guest: SoakController) {
    guard let index = guests.firstIndex(where: { $0 === guest }), let adaptive = adaptives[index],
      guest.presentingViewController == nil, guest.transitionCoordinator == nil
    else { return }
    guest.presentationController?.delegate = adaptive
  }

  private func addChild(_ name: String, to parent: SoakController, definesContext: Bool) {
    let child = SoakController(name)
    child.definesPresentationContext = definesContext
    parent.addChild(child)
    parent.inset = child
    child.didMove(toParent: parent)
    children.append(child)
    list.append("\(name) inside \(parent.name)\(definesContext ? ", defines a context" : "")")
  }

  private func addGuest(_ name: String, _ numbers: inout SeededNumbers) {
    let guest = SoakController(name)
    let delegate = SoakTransitioning(name)
    let styles: [ModalPresentationStyle] = [
      .pageSheet, .formSheet, keepsRoot ? .overFullScreen : .fullScreen, .overFullScreen,
      .currentContext, .overCurrentContext, .custom, .custom,
    ]
    guest.modalPresentationStyle = numbers.pick(styles)
    var line = "\(name) \(guest.modalPresentationStyle)"
    if guest.modalPresentationStyle == .custom {
      delegate.removes = numbers.chance(1, of: 2) && !keepsRoot
      delegate.wraps = numbers.chance(1, of: 3)
      line += (delegate.removes ? " removing" : " covering") + (delegate.wraps ? " wrapped" : "")
    }
    delegate.draw(&numbers)
    line += delegate.words
    guest.transitioningDelegate = delegate
    guest.isModalInPresentation = numbers.chance(1, of: 8)
    if guest.isModalInPresentation { line += ", modal" }
    let adaptive =
      numbers.chance(1, of: 2) ? SoakAdaptive.drawn(name, &numbers, keepsRoot) : nil
    if let adaptive { line += ", adapts to \(adaptive.style), may dismiss: \(adaptive.mayDismiss)" }
    guests.append(guest)
    delegates.append(delegate)
    adaptives.append(adaptive)
    list.append(line)
  }
}

extension SoakTransitioning {
  /// Draws animators for both ways, and at times gestures.
  func draw(_ numbers: inout SeededNumbers) {
    presenting = animator(isPresenting: true, &numbers)
    dismissing = animator(isPresenting: false, &numbers)
    if numbers.chance(1, of: 8) { presentingInteractor = interactor(isPresenting: true, &numbers) }
    if numbers.chance(1, of: 8) { dismissingInteractor = interactor(isPresenting: false, &numbers) }
  }

  func join(_ run: SoakRun) {
    self.run = run
    presenting?.run = run
    dismissing?.run = run
    presentingInteractor?.run = run
    dismissingInteractor?.run = run
  }

  var words: String {
    let animators = [presenting, dismissing].compactMap { $0 }
      .map { ", \($0.isPresenting ? "presented" : "dismissed") \($0.ending)" }
    let interactors = [presentingInteractor, dismissingInteractor].compactMap { $0 }
      .map {
        ", \($0.isPresenting ? "presenting" : "dismissing") hand "
          + "\($0.finishes ? "finishes" : "cancels") at \($0.milliseconds)"
      }
    return (animators + interactors).joined()
  }

  private func animator(isPresenting: Bool, _ numbers: inout SeededNumbers) -> SoakAnimator? {
    let milliseconds = 50 * (1 + numbers.below(12))
    let ending: SoakAnimator.Ending? =
      switch numbers.below(10) {
      case 0, 1, 2, 3: nil
      case 4: .early(true)
      case 5: .early(false)
      case 6, 7: .after(milliseconds: milliseconds, true)
      case 8: .after(milliseconds: milliseconds, false)
      default: .twice(milliseconds: milliseconds)
      }
    return ending.map { SoakAnimator(name, isPresenting: isPresenting, $0) }
  }

  private func interactor(
    isPresenting: Bool, _ numbers: inout SeededNumbers
  ) -> SoakInteractor {
    SoakInteractor(
      name, isPresenting: isPresenting, finishes: numbers.chance(1, of: 2),
      milliseconds: 40 * (1 + numbers.below(10)))
  }
}

extension SoakAdaptive {
  static func drawn(
    _ name: String, _ numbers: inout SeededNumbers, _ keepsRoot: Bool
  ) -> SoakAdaptive {
    let styles: [ModalPresentationStyle] = [
      .none, .none, .automatic, keepsRoot ? .overFullScreen : .fullScreen, .formSheet,
      .overFullScreen,
    ]
    return SoakAdaptive(name, numbers.pick(styles), mayDismiss: numbers.chance(3, of: 4))
  }
}
