import PresentationBinding
import PresentationLifecycle

/// The bound presenters of a world: their updates, and the account of what they have presented and
/// dismissed, which an explorer checks.
@MainActor package final class PresenterRegistry {
  private unowned let world: World
  private var known: [BoundPresenter] = []
  private var count = 0
  private var updates: [PresenterUpdate] = []
  /// Called for every dismissal that the program requests, and for every dismissal that begins.
  package var onDismissal: ((Dismissal) -> Void)?

  init(of world: World) {
    self.world = world
  }

  /// A dismissal that is asked for, or carried out.
  package struct Dismissal {
    package enum Stage {
      case asked
      case begun
    }

    package let stage: Stage
    package let receiver: ViewController
    /// The lowest controller that is dismissed.
    package let target: ViewController
    /// The bound presenter that asks; nil for the program itself.
    package let requester: AnyObject?
    /// The bound presenter that has presented the target, if one has.
    package let owner: AnyObject?
  }

  /// The bound presenters that have spoken so far and are still there, in that order.
  package var all: [any AttachedPresenter] { known.compactMap(\.presenter) }

  /// Updates `presenter` in the next drain.
  ///
  /// The order in which observers of one change are called differs from run to run; the order in
  /// which presenters first asked does not.
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

  /// The presenter's number: that of its first asking.
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

  /// The presenters and their pending updates, for a description of the world's state.
  func describe(to state: any StateVisitor) {
    state.add("presenters", all: known.compactMap(\.presenter))
    state.add("updates", all: updates.sorted().map(\.presenter))
  }

  /// The world has ended: no presenter is updated any more.
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
