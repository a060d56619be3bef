import Observation

/// The value of one of a plan's bindings, and of those that share it.
@MainActor @Observable final class PlannedModel {
  /// Who has written a value.
  enum Writer {
    /// A step: its place, and when.
    case step(String, nanoseconds: Int64)
    /// The presenter of the binding of that name.
    case presenter(String)
  }

  private(set) var value: PlanValue
  /// Who has written last; nil if nobody has.
  @ObservationIgnored private(set) var writer: Writer?

  init(_ value: PlanValue) {
    self.value = value
  }

  func write(_ value: PlanValue, by writer: Writer) {
    (self.value, self.writer) = (value, writer)
  }
}
