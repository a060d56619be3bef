import PresentationClock
import PresentationLifecycle

/// An object that records the events of a ``World`` in the order in which they happen.
///
/// A world is the simulated system of one run, such as a test. For example, each call of
/// `viewWillAppear` is an event.
///
/// A new recorder records nothing until ``isOn`` is set to true.
@MainActor public final class Recorder {
  /// Whether events are recorded.
  @exclusivity(unchecked) public var isOn = false

  /// A recorded event, with its time and its subject, which is the object that the event is about.
  package struct Entry: Hashable, Sendable {
    /// The time since the clock began, in nanoseconds.
    package let nanoseconds: Int64
    package let turn: Int32
    /// Whether the event happened in the commit at the end of the run-loop turn.
    package let isCommit: Bool
    package let subject: Subject
    package let event: TraceEvent
  }

  /// The events recorded so far, in order.
  @exclusivity(unchecked) package private(set) var entries: [Entry] = []
  /// The names and texts of the recorded events; an event stores only indices into this array.
  package private(set) var words = ["world"]
  private var indices: [String: Word] = [:]

  init() {}

  /// Removes all recorded events.
  public func removeAll() {
    entries.removeAll()
  }

  /// Returns the index of a text in ``words``; adds the text if it is new.
  func word(_ text: String) -> Word {
    if let known = indices[text] { return known }
    words.append(text)
    indices[text] = Word(words.count - 1)
    return Word(words.count - 1)
  }

  /// Returns the index in ``words`` of the class name of `object`, which a delegate has returned.
  func answer(_ object: Any) -> Word { word(String(describing: type(of: object))) }

  /// Returns the index in ``words`` of `text`, which describes the value that a delegate has
  /// returned.
  ///
  /// For a Bool, the text is `true` or `false`.
  func answer(named text: String) -> Word { word(text) }

  /// A position in the list of events, with the time at which the position was stored.
  package struct Mark {
    let index: Int
    let nanoseconds: Int64
    let turn: Int32
    let isCommit: Bool
  }

  package func mark(at clock: RunLoopClock) -> Mark {
    Mark(
      index: entries.count, nanoseconds: clock.nanoseconds,
      turn: Int32(clamping: clock.turn),
      isCommit: clock.isCommitting)
  }

  /// Inserts an event at a position that was stored in a ``Mark``.
  func record(_ event: TraceEvent, _ subject: Subject, at mark: Mark) {
    guard isOn else { return }
    entries.insert(
      Entry(
        nanoseconds: mark.nanoseconds, turn: mark.turn, isCommit: mark.isCommit,
        subject: subject, event: event),
      at: min(mark.index, entries.count))
  }

  /// Records a line that another module has composed, for example about a gesture of the user.
  package func note(_ text: @autoclosure () -> String, by subject: String, at clock: RunLoopClock) {
    if isOn { note(text(), by: subject, at: mark(at: clock)) }
  }

  /// Inserts a line from another module at a position that was stored in a ``Mark``.
  package func note(_ text: String, by subject: String, at mark: Mark) {
    guard isOn else { return }
    record(.note(word(text)), Subject(name: word(subject)), at: mark)
  }

  func record(_ event: @autoclosure () -> TraceEvent, _ subject: Subject, at clock: RunLoopClock) {
    guard isOn else { return }
    let entry = Entry(
      nanoseconds: clock.nanoseconds, turn: Int32(clamping: clock.turn),
      isCommit: clock.isCommitting, subject: subject, event: event())
    entries.append(entry)
  }
}
