import PresentationLifecycle

/// The calls of `present`, `dismiss` and container operations that have not been carried out yet.
///
/// The state machines know only the number of a call, which is called its ticket. This object
/// stores the controllers and the completion that belong to the call.
@MainActor final class PendingCalls {
  final class Call: StatefulObject {
    let receiver: ViewController
    /// The presented controller; nil for a dismissal.
    let presented: ViewController?
    /// The controllers that were passed to an operation on a container.
    ///
    /// This array retains the controllers, because the operation may have to wait (N-40).
    let controllers: [ViewController]
    let completion: (() -> Void)?
    /// The move or the scheduled work of an exploration that passed the completion.
    private let cause: String
    /// The `ItemPresenter` or similar object that made the call.
    ///
    /// Nil if the app's code or the user made the call.
    let requester: AnyObject?
    /// The interaction controller, if a gesture of the user has begun a dismissal or a pop; else
    /// nil.
    let interactor: SystemInteraction?
    /// The object that delays the completions of animation transactions until the call has been
    /// carried out (N-91a).
    ///
    /// Nil if no completion waits. Also nil after `takeHold()` has passed the object to the
    /// operation or transition that carries out the call.
    var hold: TransactionHold?

    init(
      receiver: ViewController, presented: ViewController?, completion: (() -> Void)?,
      cause: String = "", requester: AnyObject? = nil, interactor: SystemInteraction? = nil
    ) {
      (self.receiver, self.presented, self.completion) = (receiver, presented, completion)
      self.cause = completion == nil ? "" : cause
      (self.requester, self.interactor) = (requester, interactor)
      controllers = []
    }

    /// Creates the call of an operation on a container, such as a push.
    init(
      on container: ViewController, with controllers: [ViewController],
      interactor: SystemInteraction? = nil
    ) {
      (receiver, self.controllers, self.interactor) = (container, controllers, interactor)
      (presented, completion, requester, cause) = (nil, nil, nil, "")
    }

    func describe(to state: inout StateWriter) {
      state.add("receiver", receiver)
      state.add("presented", presented)
      state.add("controllers", controllers)
      state.add("completion", completion != nil)
      if !cause.isEmpty { state.add("cause", text: cause) }
      state.add("requester", any: requester)
      state.add("interactor", interactor)
      state.add("hold", any: hold)
    }

    func takeHold() -> TransactionHold? { exchange(&hold, with: nil) }

    func concerns(_ controller: ViewController) -> Bool {
      receiver === controller || presented === controller
        || controllers.contains { $0 === controller }
    }
  }

  private struct Entry {
    let ticket: Int
    var call: Call?
  }

  /// The calls in the order of their tickets.
  ///
  /// When a call has been carried out, its entry becomes empty. When more than half of the entries
  /// are empty, the empty entries are removed.
  @exclusivity(unchecked) private var entries: [Entry] = []
  private var waiting = 0
  private var next = 0
  /// The edge swipe that is calling its stack's `popViewController`; it controls the pop (N-63a).
  @exclusivity(unchecked) var swipe: SystemInteraction?
  /// The number of entries, including empty entries.
  var count: Int { entries.count }

  subscript(ticket: Int) -> Call? {
    guard let index = index(of: ticket) else { return nil }
    return entries[index].call
  }

  /// Returns the object that made a call, if it is not the app.
  func requester(of ticket: Int) -> AnyObject? {
    guard let index = index(of: ticket) else { return nil }
    return entries[index].call?.requester
  }

  /// Returns the receiver of the first `present` call that is about to present a controller.
  func presenter(of controller: ViewController) -> ViewController? {
    entries.first { $0.call?.presented === controller }?.call?.receiver
  }

  func concern(_ controller: ViewController) -> Bool {
    entries.contains { $0.call?.concerns(controller) == true }
  }

  /// The identities of all controllers that a call concerns.
  var concerned: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    for entry in entries {
      guard let call = entry.call else { continue }
      found.insert(ObjectIdentifier(call.receiver))
      if let presented = call.presented { found.insert(ObjectIdentifier(presented)) }
      for controller in call.controllers { found.insert(ObjectIdentifier(controller)) }
    }
    return found
  }

  func write(_ call: Call) -> Int {
    entries.append(Entry(ticket: next, call: call))
    waiting += 1
    next += 1
    return next - 1
  }

  /// Removes and returns a call.
  func take(_ ticket: Int) -> Call? {
    guard let index = index(of: ticket) else { return nil }
    let call = exchange(&entries[index].call, with: nil)
    if call != nil { waiting -= 1 }
    while let last = entries.last, last.call == nil { entries.removeLast() }
    if entries.count > 2 * waiting { entries.removeAll { $0.call == nil } }
    return call
  }

  func removeAll() {
    waiting = 0
    extendLifetime(exchange(&entries, with: []))
  }

  private func index(of ticket: Int) -> Int? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].ticket < ticket { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].ticket == ticket else { return nil }
    return low
  }
}
