import PresentationBinding
import PresentationLifecycle

/// The presenters of a ``World``, and their pending updates.
///
/// A presenter is an object that presents and dismisses controllers when the app's model changes.
/// For example, `present(while:)` creates a presenter.
@MainActor package final class PresenterRegistry {
  private unowned let world: World
  private var known: [BoundPresenter] = []
  private var count = 0
  private var updates: [PresenterUpdate] = []
  /// Called when a dismissal is requested, and when a dismissal begins; `explore` sets this
  /// closure.
  @exclusivity(unchecked) package var onDismissal: ((Dismissal) -> Void)?

  init(of world: World) {
    self.world = world
  }

  /// A request for a dismissal, or the beginning of a dismissal.
  package struct Dismissal {
    package enum Stage {
      case asked
      case begun
    }

    package let stage: Stage
    package let receiver: ViewController
    /// The lowest controller that is dismissed.
    package let target: ViewController
    /// The presenter that requests the dismissal, because the app's model has changed.
    ///
    /// Nil if the app calls `dismiss`, or if the user dismisses the controller.
    package let requester: AnyObject?
    /// The presenter that has presented ``target``; nil if the app has called `present`.
    package let owner: AnyObject?
  }

  /// The presenters that have requested an update and still exist, in the order of their first
  /// requests.
  package var all: [any AttachedPresenter] { known.compactMap(\.presenter) }

  /// Schedules an update of a presenter on the main queue, and returns true.
  ///
  /// Returns false if the ``World`` has ended.
  ///
  /// Presenters are updated in the order of their first requests, which is the same in every run.
  /// In contrast, Observation calls the observers of a change in an order that differs from run to
  /// run.
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

  /// Returns the presenter's number in the order of updates.
  ///
  /// At its first request for an update, a presenter gets the next number.
  private func remember(_ presenter: any AttachedPresenter) -> Int {
    for place in known.indices where known[place].presenter === presenter {
      return known[place].number
    }
    known.removeAll { $0.presenter == nil }
    count += 1
    known.append(BoundPresenter(presenter: presenter, number: count))
    return count
  }

  func tellDismissal(
    _ stage: Dismissal.Stage, by requester: @autoclosure () -> AnyObject?, on receiver: ControllerID
  ) {
    guard let onDismissal, let link = world.hierarchy.dismissalTarget(of: receiver),
      let receiver = world.controller(receiver), let target = world.relations[link]?.presented
    else { return }
    onDismissal(
      Dismissal(
        stage: stage, receiver: receiver, target: target, requester: requester(),
        owner: world.relations[link]?.presentation?.requester))
  }

  /// Adds the presenters and their pending updates to a description of the ``World``.
  func describe(to state: inout StateWriter) {
    state.add("presenters", objects: known.compactMap(\.presenter))
    state.add("updates", objects: updates.sorted().map(\.presenter))
  }

  /// Detaches all presenters, so that a screen and its model do not keep each other alive.
  package func detachAll() {
    for presenter in all { presenter.detach() }
  }

  /// Removes all pending updates, because the ``World`` has ended.
  func end() {
    updates.removeAll()
    onDismissal = nil
  }
}

/// A weak reference to a presenter, and the presenter's number in the order of updates.
struct BoundPresenter {
  weak var presenter: (any AttachedPresenter)?
  let number: Int
}

/// A pending update of a presenter, and the presenter's number in the order of updates.
struct PresenterUpdate: Comparable {
  let place: Int
  let presenter: any AttachedPresenter

  static func < (a: Self, b: Self) -> Bool { a.place < b.place }
  static func == (a: Self, b: Self) -> Bool { a.place == b.place }
}
