import PresentationLifecycle

/// A controller, as its world, its traces and its messages know it.
extension ViewController {
  /// The root-most controller around this one.
  final var outermost: ViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }

  /// The name as UIKit's messages print it.
  final var printed: String {
    membership?.isNamed ?? (chosenName != nil) ? "<\(type(of: self)): \(name)>" : "<\(name)>"
  }

  /// Reports a misuse that a custom transition has found, in the name of this controller.
  ///
  /// - Parameters:
  ///   - code: Which misuse it is.
  ///   - rule: The number of the rule that it breaks; empty if there is none.
  ///   - advice: What to do instead.
  ///   - message: Returns what happened, from the name of this controller in messages.
  public final func report(
    _ code: PresentationIssue.Code, rule: String = "", advice: String, _ message: (String) -> String
  ) {
    let issue = PresentationIssue(code, rule: rule, message(printed), advice: advice)
    (world ?? .current).report(issue, at: subject)
  }

  func leaveWorld() {
    world = nil
    membership = nil
    ownPresentationController = nil
  }

  final var subject: Subject { membership?.subject ?? .world }

  /// The place of the next event, for one that is known only after its call.
  final var recordMark: Recorder.Mark? {
    guard let world else { return nil }
    return world.recorder.mark(at: world.clock)
  }

  final func record(_ event: TraceEvent, as role: Subject.Role, at mark: Recorder.Mark?) {
    guard let world, let mark else { return }
    world.recorder.record(event, Subject(name: subject.name, role: role), at: mark)
  }

  final func record(
    _ event: @autoclosure () -> TraceEvent, as role: Subject.Role = .controller
  ) {
    guard let recorder = membership?.recorder, recorder.isOn, let world else { return }
    recorder.record(event(), Subject(name: subject.name, role: role), at: world.clock)
  }
}
