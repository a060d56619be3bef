extension PresentationMachine {
  package mutating func handle(_ event: Event) -> Row<Effect> {
    switch event {
    case .present: present()
    case .answered(let question): answered(question)
    case .admitted(let coverage, let drive): admitted(coverage, drive)
    case .refused: refused()
    case .dismiss(let drive): dismiss(drive)
    case .animatorChosen(let steering): animatorChosen(steering)
    case .begin: begin()
    case .ended(let outcome): ended(outcome)
    case .settled: settled()
    case .carry: carry()
    case .putDown: putDown()
    case .carriedAway: carriedAway()
    case .adapted(let coverage): adapted(coverage)
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

  private mutating func admitted(_ coverage: PresenterVisibility, _ drive: AnimationMode) -> Row<
    Effect
  > {
    switch (state, drive) {
    case (.checking, .animated):
      state = .choosing(.presenting, coverage)
      return Rows.asksPresentAnimator
    case (.checking, .plain):
      state = .scheduled(.presenting, coverage)
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

  private mutating func dismiss(_ drive: AnimationMode) -> Row<Effect> {
    switch (state, drive) {
    case (.presented(let coverage), .animated):
      state = .choosing(.dismissing, coverage)
      return Rows.asksDismissAnimator
    case (.presented(let coverage), .plain):
      state = .scheduled(.dismissing, coverage)
      return Rows.dismissesPlain
    case (.requested, _), (.asking, _), (.checking, _), (.refused, _), (.choosing, _),
      (.scheduled, _),
      (.running, _), (.ending, _), (.carried, _), (.gone, _):
      return Rows.notPresented
    }
  }

  private mutating func animatorChosen(_ steering: InteractionMode) -> Row<Effect> {
    switch state {
    case .choosing(let direction, let coverage):
      state = .scheduled(direction, coverage)
      return Rows.schedules(direction, steering)
    case .requested, .asking, .checking, .refused, .scheduled, .running, .ending, .presented,
      .carried, .gone:
      return Rows.notAsked
    }
  }

  private mutating func begin() -> Row<Effect> {
    switch state {
    case .scheduled(let direction, let coverage):
      state = .running(direction, coverage)
      return Rows.begins(direction, coverage)
    case .requested, .asking, .checking, .refused, .choosing, .running, .ending, .presented,
      .carried, .gone:
      return Rows.notScheduled
    }
  }

  private mutating func ended(_ outcome: Outcome) -> Row<Effect> {
    switch state {
    case .running(let direction, let coverage):
      state = .ending(direction, outcome, coverage)
      return Rows.ends(direction, outcome, coverage)
    case .requested, .asking, .checking, .refused, .choosing, .scheduled, .ending, .presented,
      .carried, .gone:
      return Rows.notRunning
    }
  }

  private mutating func settled() -> Row<Effect> {
    switch state {
    case .ending(.presenting, .completed, let coverage),
      .ending(.dismissing, .cancelled, let coverage):
      state = .presented(coverage)
      return Rows.stays
    case .ending(.presenting, .cancelled, _), .ending(.dismissing, .completed, _), .refused:
      state = .gone
      return Rows.goes
    case .requested, .asking, .checking, .choosing, .scheduled, .running, .presented, .carried,
      .gone:
      return Rows.notEnding
    }
  }

  private mutating func carry() -> Row<Effect> {
    switch state {
    case .presented(let coverage):
      state = .carried(coverage)
      return Rows.carried
    case .requested, .asking, .checking, .refused, .choosing, .scheduled, .running, .ending,
      .carried, .gone:
      return Rows.notPresented
    }
  }

  private mutating func putDown() -> Row<Effect> {
    switch state {
    case .carried(let coverage):
      state = .presented(coverage)
      return Rows.putDown
    case .requested, .asking, .checking, .refused, .choosing, .scheduled, .running, .ending,
      .presented, .gone:
      return Rows.notCarried
    }
  }

  private mutating func carriedAway() -> Row<Effect> {
    switch state {
    case .carried:
      state = .gone
      return Rows.carriedAway
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
    + PresenterVisibility.allCases.flatMap { coverage in
      [.presented(coverage), .carried(coverage)]
        + Direction.allCases.flatMap { direction -> [State] in
          [.choosing(direction, coverage), .scheduled(direction, coverage)]
            + [.running(direction, coverage)]
            + Outcome.allCases.map { .ending(direction, $0, coverage) }
        }
    } + [.gone]

  package static let allEvents: [Event] =
    [.present, .refused, .begin, .settled, .carry, .putDown, .carriedAway, .tearDown]
    + Question.allCases.map { .answered($0) } + Outcome.allCases.map { .ended($0) }
    + AnimationMode.allCases.map { .dismiss($0) }
    + InteractionMode.allCases.map { .animatorChosen($0) }
    + PresenterVisibility.allCases.flatMap { coverage in
      [.adapted(coverage)] + AnimationMode.allCases.map { .admitted(coverage, $0) }
    }
}
