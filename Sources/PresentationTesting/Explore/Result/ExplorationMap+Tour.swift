extension ExplorationMap {
  /// Returns a small number of schedules (sequences of steps) that together make every step of the
  /// map.
  ///
  /// A step is new if no schedule has made this step yet. Each schedule begins at the initial
  /// state. If a new step leaves the current state, the schedule makes this step. Otherwise, the
  /// schedule takes the shortest path to the nearest state that a new step leaves.
  public func tour() -> [Schedule] {
    var made = (0..<stateCount).map { steps(from: $0).map { _ in false } }
    var left = stepCount
    var schedules: [Schedule] = []
    while left > 0 {
      var (place, steps) = (0, [Schedule.Step]())
      while let way = wayToNewStep(from: place, made) {
        for (source, choice) in way {
          let step = self.steps(from: source)[choice]
          if !made[source][choice] { left -= 1 }
          made[source][choice] = true
          steps.append(step.step)
          place = step.target
        }
      }
      schedules.append(Schedule(steps))
    }
    return schedules
  }

  /// Returns a shortest path that ends with a step that was not made yet.
  ///
  /// The path begins at the state `start`. Each element is the number of a state and the index of a
  /// step that leaves this state. The result is nil if all steps that can be reached were made.
  private func wayToNewStep(from start: Int, _ made: [[Bool]]) -> [(source: Int, choice: Int)]? {
    var parents: [Int: (source: Int, choice: Int)] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let place = queue[next]
      next += 1
      if let choice = made[place].firstIndex(of: false) {
        var way = [(source: place, choice: choice)]
        var place = place
        while place != start, let parent = parents[place] {
          way.append(parent)
          place = parent.source
        }
        return way.reversed()
      }
      for (choice, edge) in graph.edges(of: place).enumerated() {
        let target = Int(edge.target)
        guard target != start, parents[target] == nil else { continue }
        parents[target] = (place, choice)
        queue.append(target)
      }
    }
    return nil
  }
}
