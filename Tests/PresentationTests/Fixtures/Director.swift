import Presentation

/// A transitioning delegate that logs the calls of its methods.
final class Director: ViewControllerTransitioningDelegate {
  enum Subject: Hashable { case presentationController, presentAnimator, dismissAnimator }

  struct Question {
    let subject: Subject
    let presenting: ViewController?
    let source: ViewController?
  }

  var comes: Mover?
  var goes: Mover?
  /// A closure that is called in each method of the delegate.
  var onQuestion: (Question) -> Void = { _ in }
  private(set) var questions: [Question] = []
  private let presentation: ((ViewController, ViewController?) -> PresentationController)?

  init(
    _ presentation: ((ViewController, ViewController?) -> PresentationController)?,
    comes: Mover? = nil, goes: Mover? = nil
  ) {
    (self.presentation, self.comes, self.goes) = (presentation, comes, goes)
  }

  var subjects: [Subject] { questions.map(\.subject) }

  private func ask(_ question: Question) {
    questions.append(question)
    onQuestion(question)
  }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    ask(Question(subject: .presentationController, presenting: presenting, source: source))
    return presentation?(presented, presenting)
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    ask(Question(subject: .presentAnimator, presenting: presenting, source: source))
    return comes
  }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    ask(Question(subject: .dismissAnimator, presenting: nil, source: nil))
    return goes
  }
}
