import PresentationBinding
import PresentationLifecycle

/// The bound presenters of a world, and their pending updates.
@MainActor package final class PresenterRegistry {
  private unowned let world: World
  private var known: [BoundPresenter] = []
  private var count = 0
  private var updates: [PresenterUpdate] = []
  /// Called for every dismissal that the app's code requests, and for every dismissal that begins;
  /// explorations set this closure.
  package var onDismissal: ((Dismissal) -> Void)?

  init(of world: World) {
    self.world = world
  }

  /// A dismissal that is requested or begins.
  package struct Dismissal {
    package enum Stage {
      case asked
      case begun
    }

    package let stage: Stage
    package let receiver: ViewController
    /// The lowest controller that is dismissed.
    package let target: ViewController
    /// The bound presenter that requests the dismissal; nil if the app's code requests it.
    package let requester: AnyObject?
    /// The bound presenter that has presented the target; nil if the app's code has presented it.
    package let owner: AnyObject?
  }

  /// The bound presenters that have requested an update and still exist, in the order of their
  /// first requests.
  package var all: [any AttachedPresenter] { known.compactMap(\.presenter) }

  /// Puts an update of a presenter on the main queue; returns false if the world has ended.
  ///
  /// Presenters are updated in the order of their first requests, so that runs are reproducible.
  /// The order in which Observation calls the observers of a change differs from run to run.
  func schedule(_ presenter: any AttachedPresenter) -> Bool {
    guard !world.isEnded else { return false }
    updates.append(PresenterUpdate(place: remember(presenter), presenter: presenter))
    if updates.count == 1 { world.clock.async("update") { [weak self] in self?.runUpdates() } }
    return true
  }

  private func runUpdates() {
    var due = updates
    updates.removeAll()
    due.sort()
    for update in due { update.presenter.update() }
  }

  /// Returns the number of a presenter, assigned at its first request.
  private func remember(_ presenter: any AttachedPresenter) -> Int {
    if let known = known.first(where: { $0.presenter === presenter }) {
      return known.number
    }
    known.removeAll { $0.presenter == nil }
    count += 1
    known.append(BoundPresenter(presenter: presenter, number: count))
    return count
  }

  func tellDismissal(
    _ stage: Dismissal.Stage, by requester: AnyObject?, on receiver: ControllerID
  ) {
    guard let onDismissal, let link = world.hierarchy.dismissalTarget(of: receiver),
      let receiver = world.controller(receiver), let target = world.relations[link]?.presented
    else { return }
    onDismissal(
      Dismissal(
        stage: stage, receiver: receiver, target: target, requester: requester,
        owner: world.relations[link]?.presentation?.requester))
  }

  /// Adds the presenters and their pending updates to a visitor.
  func describe(to state: any StateVisitor) {
    state.add("presenters", all: known.compactMap(\.presenter))
    state.add("updates", all: updates.sorted().map(\.presenter))
  }

  /// Forgets all presenters and updates, because the world has ended.
  func end() {
    known.removeAll()
    updates.removeAll()
    onDismissal = nil
  }
}

/// A weak reference to a bound presenter.
struct BoundPresenter {
  weak var presenter: (any AttachedPresenter)?
  let number: Int
}

/// A pending update, and the number of its presenter.
struct PresenterUpdate: Comparable {
  let place: Int
  let presenter: any AttachedPresenter

  static func < (a: Self, b: Self) -> Bool { a.place < b.place }
  static func == (a: Self, b: Self) -> Bool { a.place == b.place }
}
