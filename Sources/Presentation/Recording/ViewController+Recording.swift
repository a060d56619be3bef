import PresentationLifecycle

/// The names of a controller in traces and messages, and the recording of its events.
extension ViewController {
  /// The outermost parent of this controller; the controller itself if it has no parent.
  final var outermost: ViewController {
    var outermost = self
    while let parent = outermost.ownParent { outermost = parent }
    return outermost
  }

  /// The name that the app has chosen, on one line; nil if the app has chosen none.
  final var chosenName: String? {
    if isNamed { return givenName }
    return restorationIdentifier?.asName ?? givenName?.asName ?? title?.asName
  }

  /// The controller's type and name in angle brackets, as UIKit's messages print controllers.
  final var printed: String {
    membership?.isNamed ?? (chosenName != nil) ? "<\(printedType): \(name)>" : "<\(name)>"
  }

  func leaveWorld() {
    world = nil
    membership = nil
    ownPresentationController = nil
  }

  package final var subject: Subject { membership?.subject ?? .world }

  /// The position of the next event in the trace; nil before the controller has joined a world.
  ///
  /// The event for a call of a delegate contains the delegate's answer, which is known only after
  /// the call. Therefore the position is stored before the call. After the call, the event is
  /// inserted at the stored position.
  final var recordMark: Recorder.Mark? {
    guard let world else { return nil }
    return world.recorder.mark(at: world.clock)
  }

  final func record(_ event: TraceEvent, as role: Subject.Role, at mark: Recorder.Mark?) {
    guard let world, let mark else { return }
    world.recorder.record(event, Subject(name: subject.name, role: role), at: mark)
  }

  /// Whether the events of the controller are recorded.
  final var isRecorded: Bool { membership?.recorder.isOn == true }

  final func record(
    _ event: @autoclosure () -> TraceEvent, as role: Subject.Role = .controller
  ) {
    guard isRecorded, let world else { return }
    world.recorder.record(event(), Subject(name: subject.name, role: role), at: world.clock)
  }
}

extension String {
  /// The text on one line, with single spaces between the words; nil if the text has no words.
  var asName: String? {
    let words = split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
