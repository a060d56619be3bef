/// The states of a map, grouped by their visible controllers.
struct MapGroups {
  /// A group of states with the same visible controllers.
  struct Group: Encodable {
    /// The names of the visible controllers, back to front.
    let scene: String
    /// The number of the state that the exploration found first in this group.
    let first: Int
    /// The count of the states in this group.
    var states = 0
    /// A shortest schedule to the first state, as text for `present replay`.
    let schedule: String
    /// The number of steps in `schedule`.
    let depth: Int
  }

  /// All steps from one group to another group.
  struct Edge: Encodable {
    let source: Int
    let target: Int
    /// The number of steps that make each move, keyed by the move's name; turns have the key
    /// `turn`.
    var moves: [String: Int] = [:]
  }

  /// The maximum number of groups on a map.
  ///
  /// If there are more groups, the last group contains the states of all remaining groups.
  static let limit = 500
  private(set) var groups: [Group] = []
  private(set) var edges: [Edge] = []
  private let map: ExplorationMap
  /// The index of each scene's group, keyed by the scene's number.
  ///
  /// A scene is a list of visible controllers.
  private var places: [Int: Int] = [:]

  init(of map: ExplorationMap) {
    self.map = map
    for state in 0..<map.stateCount { groups[group(of: state)].states += 1 }
    var numbers: [SIMD2<Int>: Int] = [:]
    for state in 0..<map.stateCount {
      for step in map.steps(from: state) {
        let key = SIMD2(group(of: state), group(of: step.target))
        let number = numbers[key] ?? edges.count
        if number == edges.count {
          numbers[key] = number
          edges.append(Edge(source: key.x, target: key.y))
        }
        edges[number].moves[map.name(of: step.step), default: 0] += 1
      }
    }
  }

  private mutating func group(of state: Int) -> Int {
    let scene = map.graph.scene(of: state)
    if let place = places[scene] { return place }
    if groups.count < Self.limit {
      let schedule = map.schedule(to: state)
      let isFolded = groups.count == Self.limit - 1
      groups.append(
        Group(
          scene: isFolded ? "all others" : map.graph.scenes.values[scene], first: state,
          schedule: "\(schedule)", depth: schedule.steps.count))
    }
    places[scene] = groups.count - 1
    return groups.count - 1
  }

  /// Returns the groups through which a schedule leads, in order.
  ///
  /// A step that stays inside a group adds no element.
  func path(along schedule: Schedule) -> [Int] {
    var (state, path) = (0, [places[map.graph.scene(of: 0)] ?? 0])
    for step in schedule.steps {
      guard let next = map.steps(from: state).first(where: { $0.step == step }) else { break }
      state = next.target
      if let group = places[map.graph.scene(of: state)], group != path.last { path.append(group) }
    }
    return path
  }

  /// The indices of the groups in each column; the groups of a column have equal `depth`.
  var columns: [[Int]] {
    let depths = Set(groups.map(\.depth)).sorted()
    return depths.map { depth in groups.indices.filter { groups[$0].depth == depth } }
  }
}
