import PresentationBinding
import PresentationLifecycle

/// Who has presented what: the account that an explorer checks.
extension World {
  /// A dismissal that is asked for, or carried out.
  package struct Dismissal {
    package enum Stage {
      case asked
      case begun
    }

    package let stage: Stage
    package let receiver: ViewController
    /// The lowest controller that goes.
    package let target: ViewController
    /// The bound presenter that asks; nil for the program itself.
    package let requester: AnyObject?
    /// The bound presenter that has presented the target, if one has.
    package let owner: AnyObject?
  }

  /// The bound presenters that have spoken so far and are still there, in that order.
  package var presenters: [any AttachedPresenter] { boundPresenters.compactMap(\.presenter) }

  /// Updates `presenter` in the next drain.
  ///
  /// Who hears first of a change that several watch differs from run to run; the order in which
  /// presenters first asked does not.
  func schedule(_ presenter: any AttachedPresenter) -> Bool {
    guard !isEnded else { return false }
    updates.append(PresenterUpdate(place: remember(presenter), presenter: presenter))
    if updates.count == 1 { clock.async("update") { [weak self] in self?.runUpdates() } }
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
    if let known = boundPresenters.first(where: { $0.presenter === presenter }) {
      return known.number
    }
    boundPresenters.removeAll { $0.presenter == nil }
    presenterCount += 1
    boundPresenters.append(BoundPresenter(presenter: presenter, number: presenterCount))
    return presenterCount
  }

  func requester(of link: LinkID) -> AnyObject? {
    guard let transition = ledger.transition(of: link),
      let request = ledger.request(of: transition)
    else { return nil }
    return calls[request.ticket]?.requester
  }

  func tellDismissal(
    _ stage: Dismissal.Stage, by requester: AnyObject?, on receiver: ControllerID
  ) {
    guard let onDismissal, let link = ledger.dismissalTarget(of: receiver),
      let receiver = controller(receiver), let target = relations[link]?.presented
    else { return }
    onDismissal(
      Dismissal(
        stage: stage, receiver: receiver, target: target, requester: requester,
        owner: relations[link]?.presentation?.requester))
  }
}

/// One bound presenter, without keeping it alive.
struct BoundPresenter {
  weak var presenter: (any AttachedPresenter)?
  let number: Int
}

/// An update that is due, and the place of its presenter among those that have asked.
struct PresenterUpdate: Comparable {
  let place: Int
  let presenter: any AttachedPresenter

  static func < (a: Self, b: Self) -> Bool { a.place < b.place }
  static func == (a: Self, b: Self) -> Bool { a.place == b.place }
}
