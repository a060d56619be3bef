import PresentationLifecycle

extension ViewController {
  final func tellWillMove(to parent: ViewController?) {
    record(.willMove(toParent: word(for: parent)))
    willMove(toParent: parent)
  }

  final func tellDidMove(to parent: ViewController?) {
    record(.didMove(toParent: word(for: parent)))
    didMove(toParent: parent)
  }

  /// Returns the recorded name of a parent, which may not have joined a ``World`` yet.
  private func word(for parent: ViewController?) -> Word? {
    guard let parent else { return nil }
    return parent.membership?.subject.name ?? membership?.recorder.word(parent.name)
  }
}
