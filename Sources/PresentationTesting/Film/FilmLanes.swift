import Presentation

/// The chart below the screen of a film: one lane for each controller and for each model value.
struct FilmLanes {
  /// A change in a lane, with the index of its trace line.
  ///
  /// The text is an appearance state such as `appearing`, or a value with its cause such as
  /// `true (program)`.
  struct Change: Hashable, Encodable {
    let line: Int
    let text: String

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(line)
      try container.encode(text)
    }
  }

  struct Lane: Hashable, Encodable {
    let name: String
    var changes: [Change]
  }

  private(set) var controllers: [Lane] = []
  private(set) var values: [Lane] = []

  init(of reel: FilmReel) {
    controllers = reel.appeared.map {
      Lane(name: $0, changes: [Change(line: 0, text: Self.appeared)])
    }
    for (index, line) in reel.trace.enumerated() {
      if let state = Self.state(after: line) {
        Self.add(Change(line: index, text: state), to: line.subject, of: &controllers)
      } else if line.event.hasPrefix("= ") {
        let change = Change(line: index, text: String(line.event.dropFirst(2)))
        Self.add(change, to: line.subject, of: &values)
      }
    }
  }

  private static let appeared = "appeared"

  private static func add(_ change: Change, to name: String, of lanes: inout [Lane]) {
    if let index = lanes.firstIndex(where: { $0.name == name }) {
      lanes[index].changes.append(change)
    } else {
      lanes.append(Lane(name: name, changes: [change]))
    }
  }

  /// Returns the appearance state after a trace line, such as `appearing` after `viewWillAppear`.
  ///
  /// The result is nil if the line changes no state.
  private static func state(after line: TraceLine) -> String? {
    switch Callback(rawValue: String(line.event.prefix { $0.isLetter })) {
    case .viewWillAppear: "appearing"
    case .viewDidAppear: appeared
    case .viewWillDisappear: "disappearing"
    case .viewDidDisappear: "disappeared"
    case .viewIsAppearing, nil: nil
    }
  }
}
