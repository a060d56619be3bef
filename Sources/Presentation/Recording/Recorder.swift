import PresentationClock
import PresentationLifecycle

/// Keeps what happened in a world, in order, as small values; off until it is turned on.
@MainActor public final class Recorder {
  /// Whether events are kept.
  public var isOn: Bool {
    get { isRecording }
    set { isRecording = newValue }
  }
  private var isRecording = false

  /// An event: its time, its subject and its text.
  package struct Entry: Hashable, Sendable {
    /// Since the clock began.
    package let nanoseconds: Int64
    package let turn: Int32
    /// Whether it happened in the commit at the end of the turn.
    package let isCommit: Bool
    package let subject: Subject
    package let event: TraceEvent
  }

  /// The events so far, in order.
  package var entries: [Entry] { kept.place.pointee }
  private let kept = Box<[Entry]>([])
  /// The names and texts that events refer to.
  package private(set) var words = ["world"]
  private var indices: [String: Word] = [:]

  init() {}

  /// Forgets the events so far.
  public func removeAll() {
    kept.place.pointee.removeAll()
  }

  /// The index of a text, which is kept once.
  func word(_ text: String) -> Word {
    if let known = indices[text] { return known }
    words.append(text)
    indices[text] = Word(words.count - 1)
    return Word(words.count - 1)
  }

  /// The name of an answer's class.
  func answer(_ object: Any) -> Word { word(String(describing: type(of: object))) }

  /// An answer that is a plain value.
  func answer(named text: String) -> Word { word(text) }

  /// A place among the events, and the moment when it was taken.
  package struct Mark {
    let index: Int
    let nanoseconds: Int64
    let turn: Int32
    let isCommit: Bool
  }

  package func mark(at clock: RunLoopClock) -> Mark {
    Mark(
      index: kept.place.pointee.count, nanoseconds: clock.nanoseconds,
      turn: Int32(clamping: clock.turn),
      isCommit: clock.isCommitting)
  }

  /// Inserts an event where a mark was taken.
  func record(_ event: TraceEvent, _ subject: Subject, at mark: Mark) {
    guard isOn else { return }
    kept.place.pointee.insert(
      Entry(
        nanoseconds: mark.nanoseconds, turn: mark.turn, isCommit: mark.isCommit,
        subject: subject, event: event),
      at: min(mark.index, kept.place.pointee.count))
  }

  /// Keeps a line that other modules compose, such as the user's input.
  package func note(_ text: @autoclosure () -> String, by subject: String, at clock: RunLoopClock) {
    if isOn { note(text(), by: subject, at: mark(at: clock)) }
  }

  /// Keeps such a line where a mark was taken.
  package func note(_ text: String, by subject: String, at mark: Mark) {
    guard isOn else { return }
    record(.note(word(text)), Subject(name: word(subject)), at: mark)
  }

  func record(_ event: @autoclosure () -> TraceEvent, _ subject: Subject, at clock: RunLoopClock) {
    guard isOn else { return }
    let entry = Entry(
      nanoseconds: clock.nanoseconds, turn: Int32(clamping: clock.turn),
      isCommit: clock.isCommitting, subject: subject, event: event())
    kept.place.pointee.append(entry)
  }
}
