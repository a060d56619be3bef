import Observation

/// An observable object with one value, which one or more bindings of a plan read and write.
@MainActor @Observable final class PlannedModel {
  /// The writer of a value.
  enum Writer {
    /// The step with this path has written the value, at this time in nanoseconds.
    case step(String, nanoseconds: Int64)
    /// The presenter of the binding with the given name.
    case presenter(String)
  }

  private(set) var value: PlanValue
  /// The last writer; nil if the value is still the initial value.
  @ObservationIgnored private(set) var writer: Writer?

  init(_ value: PlanValue) {
    self.value = value
  }

  func write(_ value: PlanValue, by writer: Writer) {
    (self.value, self.writer) = (value, writer)
  }
}
