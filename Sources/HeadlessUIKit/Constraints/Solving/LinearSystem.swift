/// Linear requirements, split into parts that have no variable in common.
///
/// The parts are solved one after the other, which takes less time than to solve them together, and
/// gives the same values. For example, the horizontal and the vertical requirements of most views
/// are in different parts.
struct LinearSystem {
  private let requirements: [LinearRequirement]
  private let variableCount: Int
  /// The variables of each part, and the indices of its requirements.
  private var parts: [(variables: [Int], requirements: [Int])] = []

  init(_ requirements: [LinearRequirement], variableCount: Int) {
    (self.requirements, self.variableCount) = (requirements, variableCount)
    var links = Array(0..<variableCount)
    func root(of variable: Int) -> Int {
      var next = variable
      while links[next] != next {
        links[next] = links[links[next]]
        next = links[next]
      }
      return next
    }
    for requirement in requirements {
      guard let first = requirement.expression.terms.first?.variable else { continue }
      for term in requirement.expression.terms.dropFirst() {
        links[root(of: term.variable)] = root(of: first)
      }
    }
    var partsOfRoots: [Int: Int] = [:], partsOfVariables: [Int] = []
    for variable in 0..<variableCount {
      let root = root(of: variable), part = partsOfRoots[root] ?? parts.count
      if part == parts.count { parts.append(([], [])) }
      partsOfRoots[root] = part
      partsOfVariables.append(part)
      parts[part].variables.append(variable)
    }
    // Requirements without variables have a part of their own.
    parts.append(([], []))
    for (index, requirement) in requirements.enumerated() {
      let first = requirement.expression.terms.first
      parts[first.map { partsOfVariables[$0.variable] } ?? parts.count - 1]
        .requirements.append(index)
    }
  }

  /// Returns the values of the variables, and the indices of the required expressions that
  /// contradict earlier expressions.
  ///
  /// - Parameter rest: The value of each variable that the requirements do not determine.
  func solution(restingAt rest: Double) -> (values: [Double], broken: [Int]) {
    var values = Array(repeating: 0.0, count: variableCount), broken: [Int] = []
    for part in parts {
      let wishes = part.requirements.map { requirements[$0] }.filter { !$0.isRequired }
      let levels = Set(wishes.map(\.priority)).sorted(by: >)
      var solver = LinearSolver(variableCount: variableCount, levelCount: levels.count + 1)
      broken += part.requirements.filter {
        requirements[$0].isRequired && !solver.require(requirements[$0])
      }
      for (level, priority) in levels.enumerated() {
        for wish in wishes where wish.priority == priority { solver.wish(wish, level: level) }
      }
      for variable in part.variables {
        let difference = LinearExpression.variable(variable) + LinearExpression(-rest)
        solver.wish(
          LinearRequirement(expression: difference, relation: .equal, priority: 0),
          level: levels.count)
      }
      solver.optimize()
      for variable in part.variables { values[variable] = solver.value(of: variable) }
    }
    return (values, broken.sorted())
  }
}
