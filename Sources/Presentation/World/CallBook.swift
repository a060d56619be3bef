import PresentationLifecycle

/// The calls that are not answered yet: what a request of the machines stands for.
struct CallBook {
  struct Call {
    let receiver: ViewController
    /// Nil for a dismissal.
    let presented: ViewController?
    let completion: (() -> Void)?
    /// The bound presenter that asks; nil for the program and the user.
    var requester: AnyObject?
    /// What steers a dismissal by the user's hand.
    var interactor: SystemInteraction?
  }

  private var calls: [Int: Call] = [:]
  private var next = 0

  func interactor(of ticket: Int) -> SystemInteraction? { calls[ticket]?.interactor }

  func requester(of ticket: Int) -> AnyObject? { calls[ticket]?.requester }

  func concern(_ controller: ViewController) -> Bool {
    calls.values.contains { $0.receiver === controller || $0.presented === controller }
  }

  mutating func write(_ call: Call) -> Int {
    defer { next += 1 }
    calls[next] = call
    return next
  }

  mutating func strike(_ ticket: Int) { calls[ticket] = nil }

  /// Strikes a call and returns it.
  mutating func take(_ ticket: Int) -> Call? { calls.removeValue(forKey: ticket) }
}
