/// The steps of a property animator: state | event | row | next state.
enum PropertyAnimationSteps {
  /// The steps before the animator moves.
  static let resting = """
    inactive            | start(some)      | runs blocks               | capturing(run)
    inactive            | startLater(some) | runs blocks               | capturing(runLater)
    inactive            | pause(some)      | runs blocks               | capturing(pause)
    inactive            | scrub(some)      | runs blocks               | capturing(pause)
    inactive            | continue(some)   | continue ignored          | inactive
    inactive            | continue(none)   | continue ignored          | inactive
    inactive            | captured(some)   | stopped by a block        | inactive
    inactive            | captured(none)   | stopped by a block        | inactive
    inactive            | start(none)      | waits for a block         | idle
    inactive            | startLater(none) | waits for a block         | idle
    inactive            | pause(none)      | pauses without a block    | paused
    inactive            | scrub(none)      | scrub ignored             | inactive
    inactive            | reverse          | stores its direction      | inactive
    inactive            | addAnimations    | stores a block            | inactive
    inactive            | addCompletion    | stores a completion       | inactive
    inactive            | stopAndDrop      | stop ignored              | inactive
    inactive            | stop             | stop ignored              | inactive
    inactive            | finish           | finish forbidden          | inactive
    capturing(run)      | start(some)      | changes its goal          | capturing(run)
    capturing(run)      | startLater(some) | changes its goal          | capturing(runLater)
    capturing(run)      | pause(some)      | changes its goal          | capturing(pause)
    capturing(run)      | scrub(some)      | changes its goal          | capturing(pause)
    capturing(run)      | continue(some)   | continue ignored          | capturing(run)
    capturing(run)      | continue(none)   | continue ignored          | capturing(run)
    capturing(run)      | captured(some)   | runs                      | running
    capturing(run)      | captured(none)   | vanishes                  | vanishing
    capturing(run)      | start(none)      | changes its goal          | capturing(run)
    capturing(run)      | startLater(none) | changes its goal          | capturing(runLater)
    capturing(run)      | pause(none)      | changes its goal          | capturing(pause)
    capturing(run)      | scrub(none)      | changes its goal          | capturing(pause)
    capturing(run)      | reverse          | stores its direction      | capturing(run)
    capturing(run)      | addAnimations    | stores a block            | capturing(run)
    capturing(run)      | addCompletion    | stores a completion       | capturing(run)
    capturing(run)      | stopAndDrop      | stops without completions | inactive
    capturing(run)      | stop             | stops                     | stopped
    capturing(run)      | finish           | finish forbidden          | capturing(run)
    capturing(run)      | forbidden        | forbidden while active    | capturing(run)
    capturing(runLater) | start(some)      | changes its goal          | capturing(run)
    capturing(runLater) | startLater(some) | changes its goal          | capturing(runLater)
    capturing(runLater) | pause(some)      | changes its goal          | capturing(pause)
    capturing(runLater) | scrub(some)      | changes its goal          | capturing(pause)
    capturing(runLater) | continue(some)   | continue ignored          | capturing(runLater)
    capturing(runLater) | continue(none)   | continue ignored          | capturing(runLater)
    capturing(runLater) | captured(some)   | waits                     | delayed
    capturing(runLater) | captured(none)   | vanishes                  | vanishing
    capturing(runLater) | start(none)      | changes its goal          | capturing(run)
    capturing(runLater) | startLater(none) | changes its goal          | capturing(runLater)
    capturing(runLater) | pause(none)      | changes its goal          | capturing(pause)
    capturing(runLater) | scrub(none)      | changes its goal          | capturing(pause)
    capturing(runLater) | reverse          | stores its direction      | capturing(runLater)
    capturing(runLater) | addAnimations    | stores a block            | capturing(runLater)
    capturing(runLater) | addCompletion    | stores a completion       | capturing(runLater)
    capturing(runLater) | stopAndDrop      | stops without completions | inactive
    capturing(runLater) | stop             | stops                     | stopped
    capturing(runLater) | finish           | finish forbidden          | capturing(runLater)
    capturing(runLater) | forbidden        | forbidden while active    | capturing(runLater)
    capturing(pause)    | start(some)      | changes its goal          | capturing(run)
    capturing(pause)    | startLater(some) | changes its goal          | capturing(runLater)
    capturing(pause)    | pause(some)      | changes its goal          | capturing(pause)
    capturing(pause)    | scrub(some)      | changes its goal          | capturing(pause)
    capturing(pause)    | continue(some)   | continue ignored          | capturing(pause)
    capturing(pause)    | continue(none)   | continue ignored          | capturing(pause)
    capturing(pause)    | captured(some)   | holds                     | paused
    capturing(pause)    | captured(none)   | holds                     | paused
    capturing(pause)    | start(none)      | changes its goal          | capturing(run)
    capturing(pause)    | startLater(none) | changes its goal          | capturing(runLater)
    capturing(pause)    | pause(none)      | changes its goal          | capturing(pause)
    capturing(pause)    | scrub(none)      | changes its goal          | capturing(pause)
    capturing(pause)    | reverse          | stores its direction      | capturing(pause)
    capturing(pause)    | addAnimations    | stores a block            | capturing(pause)
    capturing(pause)    | addCompletion    | stores a completion       | capturing(pause)
    capturing(pause)    | stopAndDrop      | stops without completions | inactive
    capturing(pause)    | stop             | stops                     | stopped
    capturing(pause)    | finish           | finish forbidden          | capturing(pause)
    capturing(pause)    | forbidden        | forbidden while active    | capturing(pause)
    idle                | start(some)      | start ignored             | idle
    idle                | startLater(some) | start ignored             | idle
    idle                | pause(some)      | pauses without a block    | paused
    idle                | scrub(some)      | scrub ignored             | idle
    idle                | continue(some)   | continue ignored          | idle
    idle                | continue(none)   | continue ignored          | idle
    idle                | start(none)      | start ignored             | idle
    idle                | startLater(none) | start ignored             | idle
    idle                | pause(none)      | pauses without a block    | paused
    idle                | scrub(none)      | scrub ignored             | idle
    idle                | reverse          | stores its direction      | idle
    idle                | addAnimations    | runs an added block       | capturing(run)
    idle                | addCompletion    | stores a completion       | idle
    idle                | stopAndDrop      | stops without completions | inactive
    idle                | stop             | stops                     | stopped
    idle                | finish           | finish forbidden          | idle
    idle                | forbidden        | forbidden while active    | idle
    """

  /// The steps while the animator is running, paused or stopped.
  static let active = """
    delayed   | start(some)           | resumes                   | running
    delayed   | startLater(some)      | start ignored             | delayed
    delayed   | pause(some)           | pauses                    | paused
    delayed   | scrub(some)           | scrubs                    | paused
    delayed   | continue(some)        | continue ignored          | delayed
    delayed   | continue(none)        | continue ignored          | delayed
    delayed   | start(none)           | resumes                   | running
    delayed   | startLater(none)      | start ignored             | delayed
    delayed   | pause(none)           | pauses                    | paused
    delayed   | scrub(none)           | scrubs                    | paused
    delayed   | reverse               | stores its direction      | delayed
    delayed   | addAnimations         | runs an added block       | capturing(runLater)
    delayed   | addCompletion         | stores a completion       | delayed
    delayed   | stopAndDrop           | stops without completions | inactive
    delayed   | stop                  | stops                     | stopped
    delayed   | finish                | finish forbidden          | delayed
    delayed   | forbidden             | forbidden while active    | delayed
    delayed   | delayOver             | resumes                   | running
    running   | start(some)           | start ignored             | running
    running   | startLater(some)      | start ignored             | running
    running   | pause(some)           | pauses                    | paused
    running   | scrub(some)           | jumps                     | running
    running   | continue(some)        | continue ignored          | running
    running   | continue(none)        | continue ignored          | running
    running   | start(none)           | start ignored             | running
    running   | startLater(none)      | start ignored             | running
    running   | pause(none)           | pauses                    | paused
    running   | scrub(none)           | jumps                     | running
    running   | reverse               | reverses                  | running
    running   | addAnimations         | runs an added block       | capturing(run)
    running   | addCompletion         | stores a completion       | running
    running   | stopAndDrop           | stops without completions | inactive
    running   | stop                  | stops                     | stopped
    running   | finish                | finish forbidden          | running
    running   | forbidden             | forbidden while active    | running
    running   | reachedEnd(completes) | ends                      | inactive
    running   | reachedEnd(pauses)    | pauses at its end         | paused
    paused    | start(some)           | resumes                   | running
    paused    | startLater(some)      | paused forbids a delay    | paused
    paused    | pause(some)           | pause ignored             | paused
    paused    | scrub(some)           | scrubs                    | paused
    paused    | continue(some)        | continues                 | running
    paused    | continue(none)        | waits for a block         | idle
    paused    | start(none)           | waits for a block         | idle
    paused    | startLater(none)      | paused forbids a delay    | paused
    paused    | pause(none)           | pause ignored             | paused
    paused    | scrub(none)           | scrub ignored             | paused
    paused    | reverse               | stores its direction      | paused
    paused    | addAnimations         | runs an added block       | capturing(pause)
    paused    | addCompletion         | stores a completion       | paused
    paused    | stopAndDrop           | stops without completions | inactive
    paused    | stop                  | stops                     | stopped
    paused    | finish                | finish forbidden          | paused
    paused    | forbidden             | forbidden while active    | paused
    vanishing | start(some)           | start ignored             | vanishing
    vanishing | startLater(some)      | start ignored             | vanishing
    vanishing | pause(some)           | pause ignored             | vanishing
    vanishing | scrub(some)           | scrub ignored             | vanishing
    vanishing | continue(some)        | continue ignored          | vanishing
    vanishing | continue(none)        | continue ignored          | vanishing
    vanishing | start(none)           | start ignored             | vanishing
    vanishing | startLater(none)      | start ignored             | vanishing
    vanishing | pause(none)           | pause ignored             | vanishing
    vanishing | scrub(none)           | scrub ignored             | vanishing
    vanishing | reverse               | reverse ignored           | vanishing
    vanishing | addAnimations         | runs an added block       | capturing(run)
    vanishing | addCompletion         | stores a completion       | vanishing
    vanishing | stopAndDrop           | stops without completions | inactive
    vanishing | stop                  | stops                     | stopped
    vanishing | finish                | finish forbidden          | vanishing
    vanishing | forbidden             | forbidden while active    | vanishing
    vanishing | reachedEnd(completes) | ends                      | inactive
    vanishing | reachedEnd(pauses)    | ends                      | inactive
    stopped   | start(some)           | stopped forbids           | stopped
    stopped   | startLater(some)      | stopped forbids           | stopped
    stopped   | pause(some)           | stopped forbids           | stopped
    stopped   | scrub(some)           | scrub ignored             | stopped
    stopped   | continue(some)        | stopped forbids           | stopped
    stopped   | continue(none)        | stopped forbids           | stopped
    stopped   | captured(some)        | stopped by a block        | stopped
    stopped   | captured(none)        | stopped by a block        | stopped
    stopped   | start(none)           | stopped forbids           | stopped
    stopped   | startLater(none)      | stopped forbids           | stopped
    stopped   | pause(none)           | stopped forbids           | stopped
    stopped   | scrub(none)           | scrub ignored             | stopped
    stopped   | reverse               | reverse ignored           | stopped
    stopped   | addAnimations         | stopped forbids           | stopped
    stopped   | addCompletion         | stores a completion       | stopped
    stopped   | stopAndDrop           | stopped forbids           | stopped
    stopped   | stop                  | stopped forbids           | stopped
    stopped   | finish                | finishes                  | inactive
    stopped   | forbidden             | forbidden while active    | stopped
    """
}
