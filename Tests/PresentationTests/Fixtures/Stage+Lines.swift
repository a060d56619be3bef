import Presentation
import PresentationTesting

/// The trace of a stage as strings.
extension Stage {
  /// Returns the trace lines of the given subjects, such as `Menu`, in the form `subject event`.
  ///
  /// Without arguments, returns the lines of all subjects.
  func sceneLines(of subjects: String...) -> [String] {
    trace.lines
      .filter { subjects.isEmpty || subjects.contains($0.subject) }
      .map { "\($0.subject) \($0.event)" }
  }

  /// Returns the appearance callbacks of the controllers with the given names, in order, without
  /// `viewIsAppearing`.
  func sceneAppearances(of names: String...) -> [String] {
    trace.lines
      .filter { names.contains($0.subject) && $0.event.hasPrefix("view") }
      .filter { $0.event.contains("Appear") || $0.event.contains("Disappear") }
      .filter { !$0.event.hasPrefix("viewIsAppearing") }
      .map { "\($0.subject) \($0.event)" }
  }

  /// Removes all lines from the trace.
  func sceneForgets() { world.recorder.removeAll() }

  /// The messages of the issues so far.
  var sceneMessages: [String] { issues.map(\.message) }
}
