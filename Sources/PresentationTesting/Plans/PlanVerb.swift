/// The verbs of a plan's steps; a step's first key is one of them.
package enum PlanVerb: String, CaseIterable, Sendable {
  case present
  case dismiss
  case turn
  case advance
  case settle
  case `in`

  /// The verb's keys, itself first: what the decoder takes and what the schema lists.
  package var keys: [PlanKey] {
    switch self {
    case .present:
      [.required("present"), .required("from"), .optional("animated"), .optional("completion")]
    case .dismiss: [.required("dismiss"), .optional("animated"), .optional("completion")]
    case .turn: [.required("turn")]
    case .advance: [.required("advance")]
    case .settle: [.required("settle")]
    case .in: [.required("in"), .required("do")]
    }
  }

  /// Whether the verb may stand in the `do` of an `in`: calls may, time may not pass there.
  package var isCall: Bool {
    switch self {
    case .present, .dismiss: true
    case .turn, .advance, .settle, .in: false
    }
  }
}
