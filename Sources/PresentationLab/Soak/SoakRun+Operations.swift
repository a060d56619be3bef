import Presentation
import PresentationTesting

/// The operations of a run, which are chosen at random by the seed of the run.
extension SoakRun {
  func performOperation() {
    journal.counts.operations += 1
    perform(operations.reduce(0) { $0 + $1.weight }, \.weight)
  }

  func performNestedOperation() {
    journal.counts.operations += 1
    perform(operations.reduce(0) { $0 + $1.nestedWeight }, \.nestedWeight)
  }

  private func perform(_ total: Int, _ weight: (SoakOperation) -> Int) {
    var place = numbers.below(total)
    for operation in operations {
      if place < weight(operation) { return operation.perform(self) }
      place -= weight(operation)
    }
  }

  // MARK: Time

  func runTurn() {
    journal.write("run a turn")
    stage.runTurn()
  }

  func letTimePass() {
    let milliseconds = 25 * numbers.below(40)
    journal.write("advance by \(milliseconds) ms")
    stage.advance(by: .milliseconds(milliseconds))
  }

  // MARK: Present and dismiss

  /// The front-most controller.
  private var front: any SoakMember {
    stage.layers.last as? any SoakMember ?? cast.root
  }

  func presentSomebody() {
    let receiver = numbers.chance(3, of: 5) ? front : numbers.pick(cast.everybody)
    let free = cast.guests.filter { $0.presentingViewController == nil && $0 !== receiver }
    let takesFree = numbers.chance(7, of: 8) && !free.isEmpty
    let presented = numbers.pick(takesFree ? free : cast.candidates)
    if numbers.chance(3, of: 4) { world.use { cast.prepare(presented) } }
    present(presented, from: receiver, animated: numbers.chance(2, of: 3))
  }

  func present(
    _ presented: any SoakMember, from receiver: any SoakMember, animated: Bool
  ) {
    journal.presents += 1
    let number = journal.presents
    journal.write(
      depth: depth,
      "\(receiver.name).present(\(presented.name)\(animated ? ", animated" : "")) #\(number)")
    var calls = 0
    world.use {
      receiver.present(presented, animated: animated) { [weak self] in
        guard let self else { return }
        calls += 1
        journal.presentCompletions += 1
        journal.expect(calls == 1, "P-27", "the completion of present #\(number) was called again")
        journal.expect(
          !presented.isBeingPresented, "P-15",
          "\(presented.name).isBeingPresented is true in the completion of present #\(number)")
        visit("the completion of present #\(number)")
      }
    }
  }

  func dismissSomebody() {
    let receiver = numbers.chance(1, of: 2) ? front : numbers.pick(cast.everybody)
    dismiss(from: receiver, animated: numbers.chance(2, of: 3))
  }

  func dismiss(from receiver: any SoakMember, animated: Bool) {
    journal.dismissals += 1
    let number = journal.dismissals
    journal.write(
      depth: depth, "\(receiver.name).dismiss(\(animated ? "animated" : "")) #\(number)")
    var calls = 0
    world.use {
      receiver.dismiss(animated: animated) { [weak self] in
        guard let self else { return }
        calls += 1
        journal.dismissCompletions += 1
        journal.expect(calls == 1, "P-30", "the completion of dismiss #\(number) was called again")
        visit("the completion of dismiss #\(number)")
      }
    }
  }

  // MARK: Animations alongside a transition

  func registerBeside() {
    let controller = numbers.pick(cast.everybody)
    guard let coordinator = controller.transitionCoordinator else { return }
    journal.write(depth: depth, "\(controller.name).transitionCoordinator.animate")
    journal.coordinatorCompletions += 1
    let accepted = coordinator.animate { [weak self] _ in
      self?.journal.alongsideRun += 1
      self?.visit("an animation beside a transition")
    } completion: { [weak self] _ in
      self?.journal.coordinatorCompletionsRun += 1
      self?.visit("a completion of a coordinator")
    }
    if accepted { journal.alongsideAccepted += 1 }
  }

  // MARK: The user

  func tapOutside() {
    let name = front.name
    journal.write("tap outside \(name)")
    stage.user.tapOutside(name)
  }

  func pressEscape() {
    journal.write("press escape")
    stage.user.escape()
  }

  func beginDrag() {
    let name = front.name
    journal.write("drag \(name)")
    drags.append(stage.user.drag(name))
  }

  func continueDrag() {
    guard let drag = drags.last else { return }
    if numbers.chance(1, of: 2) {
      let percent = numbers.below(101)
      journal.write("drag on to \(percent) %")
      drag.update(Double(percent) / 100)
    } else if numbers.chance(2, of: 3) {
      let velocity = 100 * (numbers.below(5) - 2)
      journal.write("let go at \(velocity) points per second")
      drag.release(velocity: Double(velocity))
      drags.removeLast()
    } else {
      journal.write("the drag is cancelled")
      drag.cancel()
      drags.removeLast()
    }
  }
}
