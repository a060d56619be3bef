/// The states that an exploration has found, with the steps between them; breadth first, so that
/// the way to a state along its parents is a shortest one.
struct StateGraph<Key: Hashable, Step: Hashable> {
  /// A step, the state that it leads to, and what happened on the way.
  struct Edge {
    let step: Step
    let target: Int32
    let deed: UInt64
  }

  struct Node {
    let key: Key
    let parent: Int32
    let step: Step?
    let depth: Int32
    /// The steps that are possible there.
    let options: [Step]
    var edges: [Edge] = []
  }

  private(set) var nodes: [Node] = []
  private var places: [Key: Int32] = [:]
  private(set) var edgeCount = 0

  /// The state of a key, and whether it is new.
  mutating func insert(
    _ key: Key, from parent: Int32, by step: Step?, options: @autoclosure () -> [Step]
  ) -> (place: Int32, isNew: Bool) {
    if let place = places[key] { return (place, false) }
    let place = Int32(nodes.count)
    places[key] = place
    let depth = step == nil ? 0 : nodes[Int(parent)].depth + 1
    nodes.append(
      Node(key: key, parent: parent, step: step, depth: depth, options: options()))
    return (place, true)
  }

  mutating func connect(_ source: Int32, by step: Step, to target: Int32, deed: UInt64) {
    nodes[Int(source)].edges.append(Edge(step: step, target: target, deed: deed))
    edgeCount += 1
  }

  /// A shortest way to a state.
  func path(to place: Int32) -> [Step] {
    var steps: [Step] = []
    var node = nodes[Int(place)]
    while let step = node.step {
      steps.append(step)
      node = nodes[Int(node.parent)]
    }
    return steps.reversed()
  }
}
