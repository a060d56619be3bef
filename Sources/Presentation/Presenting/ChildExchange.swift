/// The role of a controller in a running `transition(from:to:)` of its parent (C-14).
@MainActor enum ChildExchange {
  /// The view of the controller is removed at the end.
  case removes(Run)
  /// The view of the controller stays at the end.
  case shows(Run)

  /// One call of `transition(from:to:)`.
  @MainActor final class Run {
    /// The receiver of the call, which is not retained.
    var parent: ViewController? { handle.object }
    private let handle: Handle<ViewController>
    /// Whether the call has to end the appearance transition of the old controller.
    var endsOld = false
    /// Whether the call has to end the appearance transition of the new controller.
    var endsNew = false

    init(in parent: ViewController) {
      handle = parent.handle
    }
  }

  var run: Run {
    switch self {
    case .removes(let run), .shows(let run): run
    }
  }

  /// Whether an appearance transition of the controller has begun that this call has to end.
  var endsAppearance: Bool {
    switch self {
    case .removes(let run): run.endsOld
    case .shows(let run): run.endsNew
    }
  }
}

extension ViewController {
  /// Whether `transition(from:to:)` of the parent is replacing this controller.
  final var isExchangedOut: Bool { if case .removes = childExchange { true } else { false } }

  /// The presentation that has removed this controller's view, or is about to remove it.
  private var covering: PresentationController? {
    guard presents, let presentation = ownPresented?.ownPresentationController,
      presentation.presenterPlace != nil
    else { return nil }
    return presentation
  }

  /// Adds the view of another child where this controller's view is (C-14, C-14a).
  ///
  /// If a presentation has removed this controller's view, the other view is added where a
  /// dismissal would put this controller's view. If this controller's view is in no superview, the
  /// other view is added to the view of the parent.
  final func yieldPlace(to child: ViewController, in parent: ViewController) {
    if let place = covering?.presenterPlace, view.superview !== place.superview {
      place.superview.insertSubview(child.view, at: place.index)
    } else if let superview = view.superview {
      superview.insertSubview(child.view, aboveSubview: view)
    } else {
      parent.view.addSubview(child.view)
    }
    guard let covering = child.covering, let superview = child.view.superview else { return }
    covering.presenterPlace = ViewPlace(
      superview: superview, index: superview.index(of: child.view) ?? 0,
      size: superview.bounds.size)
    covering.isPresenterReplaced = false
  }

  /// Removes the view at the end of an exchange, so that no dismissal puts the view back.
  final func leavePlace() {
    view.removeFromSuperview()
    covering?.isPresenterReplaced = true
  }
}
