extension PresentationMachine {
  package mutating func handle(_ event: Event) -> Row<Effect> {
    switch event {
    case .present: present()
    case .answered(let question): answered(question)
    case .admitted(let visibility, let mode): admitted(visibility, mode)
    case .refused: refused()
    case .dismiss(let mode): dismiss(mode)
    case .animatorChosen(let mode): animatorChosen(mode)
    case .begin: begin()
    case .ended(let outcome): ended(outcome)
    case .settled: settled()
    case .carry: carry()
    case .putDown: putDown()
    case .carriedAway: carriedAway()
    case .adapted(let visibility): adapted(visibility)
    case .tearDown: tearDown()
    }
  }

  private mutating func present() -> Row<Effect> {
    switch state {
    case .requested:
      state = .asking(.presentationController)
      return Rows.asksController
    case .asking, .checking, .refused, .choosing, .scheduled, .running, .ending, .presented,
      .carried, .gone:
      return Rows.presentedTwice
    }
  }

  private mutating func answered(_ question: Question) -> Row<Effect> {
    switch (state, question) {
    case (.asking(.presentationController), .presentationController):
      state = .asking(.presenterView)
      return Rows.loadsPresenter
    case (.asking(.presenterView), .presenterView):
      state = .checking
      return Rows.checks
    case (.asking, _), (.requested, _), (.checking, _), (.refused, _), (.choosing, _),
      (.scheduled, _),
      (.running, _), (.ending, _), (.presented, _), (.carried, _), (.gone, _):
      return Rows.notAsked
    }
  }

  private mutating func admitted(
    _ visibility: PresenterVisibility, _ mode: AnimationMode
  ) -> Row<Effect> {
    switch (state, mode) {
    case (.checking, .animated):
      state = .choosing(.presenting, visibility)
      return Rows.asksPresentAnimator
    case (.checking, .plain):
      state = .scheduled(.presenting, visibility)
      return Rows.linksPlain
    case (.requested, _), (.asking, _), (.refused, _), (.choosing, _), (.scheduled, _),
      (.running, _),
      (.ending, _), (.presented, _), (.carried, _), (.gone, _):
      return Rows.notChecking
    }
  }

  private mutating func refused() -> Row<Effect> {
    switch state {
    case .checking:
      state = .refused
      return Rows.refused
    case .requested, .asking, .refused, .choosing, .scheduled, .running, .ending, .presented,
      .carried, .gone:
      return Rows.notChecking
    }
  }

  private mutating func dismiss(_ mode: AnimationMode) -> Row<Effect> {
    switch (state, mode) {
    case (.presented(let visibility), .animated):
      state = .choosing(.dismissing, visibility)
      return Rows.asksDismissAnimator
    case (.presented(let visibility), .plain):
      state = .scheduled(.dismissing, visibility)
      return Rows.dismissesPlain
    case (.requested, _), (.asking, _), (.checking, _), (.refused, _), (.choosing, _),
      (.scheduled, _),
      (.running, _), (.ending, _), (.carried, _), (.gone, _):
      return Rows.notPresented
    }
  }

  private mutating func animatorChosen(_ mode: InteractionMode) -> Row<Effect> {
    switch state {
    case .choosing(let direction, let visibility):
      state = .scheduled(direction, visibility)
      return Rows.schedules(direction, mode)
    case .requested, .asking, .checking, .refused, .scheduled, .running, .ending, .presented,
      .carried, .gone:
      return Rows.notAsked
    }
  }

  private mutating func begin() -> Row<Effect> {
    switch state {
    case .scheduled(let direction, let visibility):
      state = .running(direction, visibility)
      return Rows.begins(direction, visibility)
    case .requested, .asking, .checking, .refused, .choosing, .running, .ending, .presented,
      .carried, .gone:
      return Rows.notScheduled
    }
  }

  private mutating func ended(_ outcome: Outcome) -> Row<Effect> {
    switch state {
    case .running(let direction, let visibility):
      state = .ending(direction, outcome, visibility)
      return Rows.ends(direction, outcome, visibility)
    case .requested, .asking, .checking, .refused, .choosing, .scheduled, .ending, .presented,
      .carried, .gone:
      return Rows.notRunning
    }
  }

  private mutating func settled() -> Row<Effect> {
    switch state {
    case .ending(.presenting, .completed, let visibility),
      .ending(.dismissing, .cancelled, let visibility):
      state = .presented(visibility)
      return Rows.remainsPresented
    case .ending(.presenting, .cancelled, _), .ending(.dismissing, .completed, _), .refused:
      state = .gone
      return Rows.endsPresentation
    case .requested, .asking, .checking, .choosing, .scheduled, .running, .presented, .carried,
      .gone:
      return Rows.notEnding
    }
  }

  private mutating func carry() -> Row<Effect> {
    switch state {
    case .presented(let visibility):
      state = .carried(visibility)
      return Rows.dismissedWithPresenter
    case .requested, .asking, .checking, .refused, .choosing, .scheduled, .running, .ending,
      .carried, .gone:
      return Rows.notPresented
    }
  }

  private mutating func putDown() -> Row<Effect> {
    switch state {
    case .carried(let visibility):
      state = .presented(visibility)
      return Rows.dismissalWithPresenterCancelled
    case .requested, .asking, .checking, .refused, .choosing, .scheduled, .running, .ending,
      .presented, .gone:
      return Rows.notCarried
    }
  }

  private mutating func carriedAway() -> Row<Effect> {
    switch state {
    case .carried:
      state = .gone
      return Rows.removedWithPresenter
    case .requested, .asking, .checking, .refused, .choosing, .scheduled, .running, .ending,
      .presented, .gone:
      return Rows.notCarried
    }
  }
}

extension PresentationMachine {
  private mutating func adapted(_ new: PresenterVisibility) -> Row<Effect> {
    switch (state, new) {
    case (.presented(.keepsPresenter), .removesPresenter):
      state = .presented(new)
      return Rows.adaptsToCover
    case (.presented(.removesPresenter), .keepsPresenter):
      state = .presented(new)
      return Rows.adaptsToReveal
    case (.presented, _), (.requested, _), (.asking, _), (.checking, _), (.refused, _),
      (.choosing, _), (.scheduled, _), (.running, _), (.ending, _), (.carried, _), (.gone, _):
      return Rows.notAdapting
    }
  }

  private mutating func tearDown() -> Row<Effect> {
    switch state {
    case .scheduled, .running, .ending, .presented, .carried, .choosing(.dismissing, _):
      state = .gone
      return Rows.tornDown
    case .requested, .asking, .checking, .refused, .choosing(.presenting, _), .gone:
      return Rows.notLinked
    }
  }

  package static let allStates: [State] =
    [.requested, .checking, .refused] + Question.allCases.map { .asking($0) }
    + PresenterVisibility.allCases.flatMap { visibility in
      [.presented(visibility), .carried(visibility)]
        + Direction.allCases.flatMap { direction -> [State] in
          [.choosing(direction, visibility), .scheduled(direction, visibility)]
            + [.running(direction, visibility)]
            + Outcome.allCases.map { .ending(direction, $0, visibility) }
        }
    } + [.gone]

  package static let allEvents: [Event] =
    [.present, .refused, .begin, .settled, .carry, .putDown, .carriedAway, .tearDown]
    + Question.allCases.map { .answered($0) } + Outcome.allCases.map { .ended($0) }
    + AnimationMode.allCases.map { .dismiss($0) }
    + InteractionMode.allCases.map { .animatorChosen($0) }
    + PresenterVisibility.allCases.flatMap { visibility in
      [.adapted(visibility)] + AnimationMode.allCases.map { .admitted(visibility, $0) }
    }
}
