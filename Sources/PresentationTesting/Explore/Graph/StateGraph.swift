/// The states that an exploration has found, and the steps between them.
///
/// States are numbered in the order in which a breadth-first search finds them. The parent of a
/// state is the state from which the search found it. Therefore the path from the initial state to
/// any state, from parent to child, is a shortest one. The steps of a state are stored in the order
/// of `options(of:)`.
@usableFromInline
struct StateGraph<Key: Hashable & Sendable, Step: Hashable & Sendable>: Hashable, Sendable {
  /// The target state of a step, and a hash of the events during the step.
  @usableFromInline struct Edge: Hashable, Sendable {
    @usableFromInline let target: Int32
    @usableFromInline let deed: UInt32

    @inlinable init(target: Int32, deed: UInt32) { (self.target, self.deed) = (target, deed) }
  }

  @usableFromInline struct Node: Hashable, Sendable {
    @usableFromInline let key: Key
    /// The state from which the search first reached this state.
    @usableFromInline let parent: Int32
    @usableFromInline let choice: Int16
    @usableFromInline let options: Int32
    @usableFromInline let scene: Int32
    @usableFromInline var firstEdge: Int32 = -1

    @inlinable init(key: Key, parent: Int32, choice: Int16, options: Int32, scene: Int32) {
      (self.key, self.parent, self.choice) = (key, parent, choice)
      (self.options, self.scene) = (options, scene)
    }
  }

  @usableFromInline var nodes: [Node] = []
  @usableFromInline var places: [Key: Int32] = [:]
  @usableFromInline var edges: [Edge] = []
  /// The lists of possible steps; states with equal lists share one list.
  @usableFromInline var optionLists = Numbered<[Step]>()
  @usableFromInline var scenes = Numbered<String>()

  @inlinable init() {}

  @inlinable var count: Int { nodes.count }
  @inlinable var edgeCount: Int { edges.count }

  /// Returns the index of the state that a step has reached, and whether the state is new.
  ///
  /// A state with a new key is added to the graph.
  @inlinable mutating func insert(
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
  @inlinable mutating func connect(_ place: Int, to target: Int, deed: UInt32) {
    if nodes[place].firstEdge < 0 { nodes[place].firstEdge = Int32(edges.count) }
    edges.append(Edge(target: Int32(target), deed: deed))
  }

  @inlinable func key(of place: Int) -> Key { nodes[place].key }

  /// Returns the steps that are possible in a state.
  @inlinable func options(of place: Int) -> [Step] { optionLists[nodes[place].options] }

  /// Returns the index of a state's scene; a scene is a list of visible controllers.
  func scene(of place: Int) -> Int { Int(nodes[place].scene) }

  /// Returns the steps of a state in the order of `options(of:)`; empty if no step was added yet.
  func edges(of place: Int) -> ArraySlice<Edge> {
    let first = Int(nodes[place].firstEdge)
    return first < 0 ? [] : edges[first..<min(edges.count, first + options(of: place).count)]
  }

  /// Returns a shortest schedule to a state.
  @usableFromInline func path(to place: Int) -> [Step] {
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
