import PresentationLifecycle

/// Controllers in their order.
///
/// A list of one controller, the usual one, needs no memory of its own. With arrays, a push and its
/// pop took 3 percent more instructions.
struct ControllerList: RandomAccessCollection {
  private var head: ViewController?
  private var tail: [ViewController] = []

  var startIndex: Int { 0 }
  var endIndex: Int { head == nil ? 0 : tail.count + 1 }

  subscript(index: Int) -> ViewController {
    if index > 0 { return tail[index - 1] }
    guard let head else { preconditionFailure("The list is empty.") }
    return head
  }

  /// Creates a list of the controllers with the given identities; deallocated controllers are left
  /// out.
  @MainActor init(_ ids: [ControllerID], in world: World) {
    for id in ids {
      guard let controller = world.controller(id) else { continue }
      if head == nil { head = controller } else { tail.append(controller) }
    }
  }
}
