import PresentationBinding
import PresentationLifecycle

/// The bound presenters of a world: their pending updates, and the reports about dismissals that an
/// exploration checks.
@MainActor package final class PresenterRegistry {
  private unowned let world: World
  private var known: [BoundPresenter] = []
  private var count = 0
  private var updates: [PresenterUpdate] = []
  /// Called for every dismissal that the app's code requests, and for every dismissal that begins.
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
    /// The bound presenter that presented the target; nil if the app's code did.
    package let owner: AnyObject?
  }

  /// The living bound presenters that have requested an update so far, in the order of their first
  /// requests.
  package var all: [any AttachedPresenter] { known.compactMap(\.presenter) }

  /// Schedules an update of a presenter in the next drain of the main queue.
  ///
  /// Presenters are updated in the order of their first requests. The order in which observers of a
  /// change are called differs from run to run, and would not be reproducible.
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

  /// Describes the presenters and their pending updates.
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
