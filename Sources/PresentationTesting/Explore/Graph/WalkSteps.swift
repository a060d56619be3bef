/// The random choice of the steps of a walk, which a seed determines.
///
/// In two of three walks, all possible steps are equally probable. In every third walk, one move
/// is repeated many times in a row, then another move.
struct WalkSteps {
  /// The number of steps for which a walk repeats a move, including turns while the move is not
  /// possible.
  private static let repetitions = 15

  private var numbers: SeededNumbers
  private let repeatsMoves: Bool
  /// The move that the walk repeats.
  private var repeated: Schedule.Step
  private var left: Int
  /// The moves that the walk has repeated.
  private var finished: Set<Schedule.Step> = []

  /// Creates the choice for a seed.
  ///
  /// - Parameter moves: The number of moves that the scenario declares.
  init(seed: UInt64, moves: Int) {
    numbers = SeededNumbers(seed: seed)
    repeatsMoves = seed.isMultiple(of: 3)
    // Each of these walks has time for at least two moves, so it begins two moves later.
    repeated = .move(Int((seed / 3 &- 1) &* 2 % UInt64(max(1, moves))))
    left = Self.repetitions
  }

  /// Returns one of the possible steps.
  mutating func next(among options: [Schedule.Step]) -> Schedule.Step {
    guard repeatsMoves else { return numbers.pick(options) }
    if left == 0 || !options.contains(repeated) && options.last != .turn {
      finished.insert(repeated)
      let others = options.filter { $0 != .turn && !finished.contains($0) }
      repeated = others.first { $0.isAfter(repeated) } ?? others.first ?? numbers.pick(options)
      left = Self.repetitions
    }
    left -= 1
    return options.contains(repeated) ? repeated : .turn
  }
}

extension Schedule.Step {
  /// Returns whether the step is a move that is declared after another move.
  fileprivate func isAfter(_ other: Schedule.Step) -> Bool {
    if case .move(let index) = self, case .move(let otherIndex) = other {
      return index > otherIndex
    }
    return false
  }
}
