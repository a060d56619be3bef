package import PresentationTesting

/// A model of controllers that present each other, as a plain value without real controllers.
///
/// Benchmarks and tests explore this value: they visit every state that its steps can reach.
package struct ChainModel: Explorable {
  /// A step that changes the chain, such as a request, a frame or the firing of a timer.
  package enum Step: Hashable, Sendable {
    case present
    case dismiss(isInteractive: Bool)
    case reverse
    case frame
    case finish
    case cancel
    case arm(Int)
    case fire(Int)
  }

  private enum Stage: UInt8 {
    case idle, presenting, shown, dismissing
  }

  private enum Timer: UInt8 {
    case idle, armed, fired
  }

  /// A list of numbers from 0 to 3, one for each controller; each number takes two bits.
  private struct Numbers: Hashable, Sendable {
    private var bits: UInt32 = 0

    subscript(index: Int) -> UInt8 {
      get { UInt8(bits >> (2 * UInt32(index)) & 3) }
      set {
        let shift = 2 * UInt32(index)
        bits = bits & ~(3 << shift) | UInt32(newValue) << shift
      }
    }
  }

  private let count: UInt8
  private let frameCount: UInt8
  private var requests: UInt8
  private var top: UInt8 = 0
  /// The number of frames that the transition of the top controller still needs.
  private var frames: UInt8 = 0
  /// Whether a gesture drives the dismissal of the top controller.
  private var isInteractive = false
  private var stages = Numbers()
  private var timers = Numbers()

  /// Creates a chain of `count` controllers, at most 16, with transitions of `frames` frames.
  ///
  /// - Parameter requests: The maximum total number of the steps `present`, `dismiss` and
  ///   `reverse`.
  package init(count: Int, frames: Int, requests: Int) {
    (self.count, frameCount, self.requests) = (UInt8(count), UInt8(frames), UInt8(requests))
    stages[0] = Stage.shown.rawValue
  }

  private var stage: Stage {
    get { stage(of: Int(top)) }
    set { stages[Int(top)] = newValue.rawValue }
  }

  private func stage(of index: Int) -> Stage { Stage(rawValue: stages[index]) ?? .idle }

  package var steps: [Step] {
    var steps: [Step] = []
    let stage = stage
    let mayAsk = requests > 0
    if mayAsk, top + 1 < count, stage == .shown { steps.append(.present) }
    guard top > 0 else { return steps }
    if mayAsk, stage == .shown {
      steps += [.dismiss(isInteractive: false), .dismiss(isInteractive: true)]
    }
    if mayAsk, stage == .presenting { steps.append(.reverse) }
    if stage != .shown {
      steps.append(frames > 0 ? .frame : .finish)
      if stage == .dismissing, isInteractive, frames > 0 { steps.append(.cancel) }
    }
    for index in 1...Int(top) {
      switch Timer(rawValue: timers[index]) {
      case .idle where self.stage(of: index) == .shown: steps.append(.arm(index))
      // An armed timer can fire even during a dismissal.
      case .armed: steps.append(.fire(index))
      default: break
      }
    }
    return steps
  }

  package mutating func make(_ step: Step) {
    switch step {
    case .present:
      top += 1
      begin(.presenting, frames: frameCount)
    case .dismiss(let isInteractive):
      begin(.dismissing, frames: frameCount)
      self.isInteractive = isInteractive
    case .reverse: begin(.dismissing, frames: frameCount - frames)
    case .frame: frames -= 1
    case .finish where stage == .presenting: stage = .shown
    case .finish:
      timers[Int(top)] = Timer.idle.rawValue
      (stage, isInteractive) = (.idle, false)
      top -= 1
    case .cancel: (stage, isInteractive, frames) = (.shown, false, 0)
    case .arm(let index): timers[index] = Timer.armed.rawValue
    case .fire(let index): timers[index] = Timer.fired.rawValue
    }
  }

  private mutating func begin(_ stage: Stage, frames: UInt8) {
    (self.stage, self.frames) = (stage, frames)
    requests -= 1
  }

  /// The result of a check of all controllers except the top controller.
  ///
  /// Each controller below the top controller must be shown. Each controller above it is not
  /// presented yet, and must be idle.
  package var verdict: Verdict {
    for index in 0..<Int(count) where index != Int(top) {
      let expected = index < Int(top) ? Stage.shown : .idle
      if stage(of: index) != expected {
        return .expect("\(stage(of: index)) \(index)", "\(expected) \(index)")
      }
    }
    return .holds
  }
}
