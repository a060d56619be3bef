/// The states that an exploration has found, and the steps between them.
///
/// States are numbered in the order in which a breadth-first search finds them. The parent of a
/// state is the state from which the search found it. Therefore the path from the initial state to
/// any state, from parent to child, is a shortest one. The steps of a state are stored in the order
/// of `options(of:)`.
struct StateGraph<Key: Hashable & Sendable, Step: Hashable & Sendable>: Hashable, Sendable {
  /// The target state of a step, and a hash of the events during the step.
  struct Edge: Hashable {
    let target: Int32
    let deed: UInt32
  }

  private struct Node: Hashable {
    let key: Key
    /// The state from which the search first reached this state.
    let parent: Int32
    let choice: Int16
    let options: Int32
    let scene: Int32
    var firstEdge: Int32 = -1
  }

  private var nodes: [Node] = []
  private var places: [Key: Int32] = [:]
  private var edges: [Edge] = []
  /// The lists of possible steps; states with equal lists share one list.
  private var optionLists = Numbered<[Step]>()
  private(set) var scenes = Numbered<String>()

  var count: Int { nodes.count }
  var edgeCount: Int { edges.count }

  /// Returns the index of the state that a step has reached, and whether the state is new.
  ///
  /// A state with a new key is added to the graph.
  mutating func insert(
    _ arrival: Arrival<Key, Step>, from parent: Int, choice: Int
  ) -> (place: Int, isNew: Bool) {
    if let place = places[arrival.key] { return (Int(place), false) }
    let place = nodes.count
    places[arrival.key] = Int32(place)
    nodes.append(
      Node(
        key: arrival.key, parent: Int32(parent), choice: Int16(choice),
        options: optionLists.number(of: arrival.steps()),
        scene: scenes.number(of: arrival.scene)))
    return (place, true)
  }

  /// Adds the step from the state `place` to the state `target`.
  ///
  /// The steps of a state must be added in the order of `options(of:)`. All steps of one state must
  /// be added before the steps of another state.
  ///
  /// - Parameter deed: A hash of the events during the step.
  mutating func connect(_ place: Int, to target: Int, deed: UInt32) {
    if nodes[place].firstEdge < 0 { nodes[place].firstEdge = Int32(edges.count) }
    edges.append(Edge(target: Int32(target), deed: deed))
  }

  func key(of place: Int) -> Key { nodes[place].key }

  /// Returns the steps that are possible in a state.
  func options(of place: Int) -> [Step] { optionLists[nodes[place].options] }

  /// Returns the index of a state's scene; a scene is a list of visible controllers.
  func scene(of place: Int) -> Int { Int(nodes[place].scene) }

  /// Returns the state from which the search first reached `place`; the initial state is its own
  /// parent.
  func parent(of place: Int) -> Int { Int(nodes[place].parent) }

  /// Returns the steps of a state in the order of `options(of:)`; empty if no step was added yet.
  func edges(of place: Int) -> ArraySlice<Edge> {
    let first = Int(nodes[place].firstEdge)
    return first < 0 ? [] : edges[first..<min(edges.count, first + options(of: place).count)]
  }

  /// Returns a shortest schedule to a state.
  func path(to place: Int) -> [Step] {
    var steps: [Step] = []
    var place = place
    while place > 0 {
      let node = nodes[place]
      steps.append(options(of: Int(node.parent))[Int(node.choice)])
      place = Int(node.parent)
    }
    return steps.reversed()
  }

  /// The number of steps on a shortest path to the state farthest from the initial state.
  var depth: Int { nodes.isEmpty ? 0 : path(to: nodes.count - 1).count }
}
