import Presentation

/// The recorder of a ``Film``.
///
/// At each turn of the run loop, the camera records the values of all views. It also records how
/// the views move between turns. The world's clock retains the camera.
@MainActor final class FilmCamera {
  private unowned let world: World
  private var reel = FilmReel()
  private var places: [ObjectIdentifier: Place] = [:]
  private var (countedEntries, countedLines) = (0, 0)
  /// Whether the screen or a transition has changed since the last recorded moment.
  private var hasChanged = true

  /// A recorded view and its index in ``FilmReel/views``.
  ///
  /// When the view is released, the weak reference becomes nil. Therefore, a later view at the same
  /// memory address gets a new index.
  private struct Place {
    weak var view: View?
    let index: Int
  }

  init(of world: World) {
    self.world = world
    let shown = world.controllers.filter { $0.appearance == .appeared }
    reel.appeared = shown.map(\.name)
    reel.title = reel.appeared.first ?? "Film"
    let size = world.windows.first?.bounds.size ?? .zero
    (reel.width, reel.height) = (size.width, size.height)
    world.clock.betweenTurns = { next in self.shoot(until: next) }
    shoot(until: nil)
  }

  /// Returns the recording up to now, with the trace.
  func cut() -> FilmReel {
    if !world.isEnded { shoot(until: nil) }
    reel.trace = Trace(world.recorder).lines
    reel.end = FilmReel.ticks(world.clock.nanoseconds)
    return reel
  }

  /// Records the screen now, and the motion of its views until the next turn.
  ///
  /// - Parameter next: The time of the next turn in nanoseconds; nil if no turn follows.
  private func shoot(until next: Int64?) {
    let now = world.clock.nanoseconds
    let moment = reel.moments.count
    let views = filmViews(at: moment)
    filmTransitions(at: moment)
    var motions: [(view: Int, curves: [(index: Int, curves: [FilmTrack.Curve])])] = []
    if let next, next > now {
      motions = views.map { ($1, curves(of: $0, from: now, to: next)) }.filter { !$1.isEmpty }
    }
    guard hasChanged || !motions.isEmpty else { return }
    hasChanged = false
    reel.moments.append(FilmReel.Moment(ticks: FilmReel.ticks(now), lines: lineCount))
    for (view, curves) in motions {
      for (index, curves) in curves { reel.views[view].tracks[index].move(curves, from: moment) }
    }
  }

  private var lineCount: Int {
    let entries = world.recorder.entries
    if countedEntries > entries.count { (countedEntries, countedLines) = (0, 0) }
    countedLines += entries[countedEntries...].count { !$0.event.isVerbose }
    countedEntries = entries.count
    return countedLines
  }

  // MARK: Views

  /// Records the views of all visible windows, and returns each view with its index in the film.
  private func filmViews(at moment: Int) -> [(View, Int)] {
    var views: [(View, Int)] = []
    var open = [(place: 0, subviews: world.windows.filter(\.isVisible) as [View])]
    while let (place, subviews) = open.popLast() {
      let inside = subviews.map { ($0, index(of: $0)) }
      for (view, index) in inside {
        film(view, as: index, at: moment)
        if !view.subviews.isEmpty || !reel.views[index].subviews.isEmpty {
          open.append((index, view.painted))
        }
      }
      set(inside.map(\.1), inside: place, at: moment)
      views += inside
    }
    return views
  }

  private func index(of view: View) -> Int {
    let id = ObjectIdentifier(view)
    if let place = places[id], place.view === view { return place.index }
    places[id] = Place(view: view, index: reel.views.count)
    reel.views.append(FilmReel.FilmedView(name: view.printedName))
    return reel.views.count - 1
  }

  private func film(_ view: View, as index: Int, at moment: Int) {
    let numbers = FilmProperty.numbers(of: view)
    for (place, property) in FilmProperty.allCases.enumerated() {
      let isNew = reel.views[index].tracks[place]
        .hold(property.units(numbers[place]), from: moment)
      hasChanged = hasChanged || isNew
    }
    var traits = view.isHidden ? FilmReel.Trait.isHidden.rawValue : 0
    if view.clipsToBounds { traits |= FilmReel.Trait.clips.rawValue }
    if world.animations.flights.flights.contains(where: { $0.view === view }) {
      traits |= FilmReel.Trait.isFlying.rawValue
    }
    if reel.views[index].traits.hold(traits, from: moment) { hasChanged = true }
  }

  private func set(_ views: [Int], inside place: Int, at moment: Int) {
    guard (reel.views[place].subviews.last?.views ?? []) != views else { return }
    reel.views[place].subviews.append(FilmReel.Subviews(moment: moment, views: views))
    hasChanged = true
  }

  private func curves(
    of view: View, from now: Int64, to next: Int64
  ) -> [(index: Int, curves: [FilmTrack.Curve])] {
    var fit = CurveFit(from: now, to: next) { instant in
      var numbers = FilmProperty.numbers(of: view, after: .nanoseconds(instant - now))
      for index in numbers.indices { numbers[index] *= FilmProperty.scales[index] }
      return numbers
    }
    return fit.curves()
  }

  // MARK: Transitions

  private func filmTransitions(at moment: Int) {
    let running = world.runningTransitions
    for index in reel.transitions.indices where reel.transitions[index].end == nil {
      let ticket = reel.transitions[index].ticket
      guard !running.contains(where: { $0.ticket == ticket }) else { continue }
      reel.transitions[index].end = moment
      hasChanged = true
    }
    for transition in running {
      let index = index(of: transition, at: moment)
      let waits = reel.transitions[index].waitingRequests
        .hold(transition.waitingRequests, from: moment)
      let moves = transition.percentComplete.map {
        reel.transitions[index].percent.hold(Int(($0 * 10_000).rounded()), from: moment)
      }
      if waits || moves == true { hasChanged = true }
    }
  }

  private func index(of transition: RunningTransition, at moment: Int) -> Int {
    let known = reel.transitions.lastIndex { $0.end == nil && $0.ticket == transition.ticket }
    if let known { return known }
    hasChanged = true
    reel.transitions.append(
      FilmReel.FilmedTransition(
        ticket: transition.ticket, controller: transition.controller,
        noun: transition.way.noun, begin: moment))
    return reel.transitions.count - 1
  }
}

extension View {
  /// The subviews in drawing order: by `zPosition`, and then by index.
  fileprivate var painted: [View] {
    subviews.enumerated().sorted {
      ($0.element.look.zPosition, $0.offset) < ($1.element.look.zPosition, $1.offset)
    }
    .map(\.element)
  }
}
