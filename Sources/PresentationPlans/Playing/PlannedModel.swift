import Observation

/// The value of one of a plan's bindings, and of the bindings that share it.
@MainActor @Observable final class PlannedModel {
  /// A writer of a value.
  enum Writer {
    /// A step: its place, and when.
    case step(String, nanoseconds: Int64)
    /// The presenter of the binding of that name.
    case presenter(String)
  }

  private(set) var value: PlanValue
  /// The last writer; nil if the value was never written.
  @ObservationIgnored private(set) var writer: Writer?

  init(_ value: PlanValue) {
    self.value = value
  }

  func write(_ value: PlanValue, by writer: Writer) {
    (self.value, self.writer) = (value, writer)
  }
}
