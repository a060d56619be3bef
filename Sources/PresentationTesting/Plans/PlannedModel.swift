import Observation

/// The value of one of a plan's bindings, and of those that share it.
///
/// Each presenter watches a copy: which of those that watch one property hears first of its change
/// differs from run to run.
@MainActor final class PlannedModel {
  /// Who has written a value.
  enum Writer {
    /// A step: its place, and when.
    case step(String, nanoseconds: Int64)
    /// The presenter of the binding of that name.
    case presenter(String)
  }

  /// What one presenter watches.
  @MainActor @Observable final class Copy {
    fileprivate(set) var value: PlanValue

    fileprivate init(_ value: PlanValue) {
      self.value = value
    }
  }

  private(set) var value: PlanValue
  /// Who has written last; nil if nobody has.
  private(set) var writer: Writer?
  private var copies: [Copy] = []

  init(_ value: PlanValue) {
    self.value = value
  }

  /// A copy that stays equal to the value.
  func copy() -> Copy {
    copies.append(Copy(value))
    return copies[copies.count - 1]
  }

  func write(_ value: PlanValue, by writer: Writer) {
    (self.value, self.writer) = (value, writer)
    for copy in copies { copy.value = value }
  }
}
