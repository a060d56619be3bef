/// The instants of the frames of a display with a fixed rate.
///
/// The instants are counted from the start of the clock and rounded up to whole nanoseconds.
struct FrameGrid {
  struct Frame {
    var number: Int64
    var instant: Int64
  }

  var framesPerSecond: Int64

  /// Returns the first frame after `instant`.
  func frame(after instant: Int64) -> Frame {
    let (second, rest) = instant.quotientAndRemainder(dividingBy: nanosecondsPerSecond)
    let inSecond = rest * framesPerSecond / nanosecondsPerSecond + 1
    let offset = (inSecond * nanosecondsPerSecond + framesPerSecond - 1) / framesPerSecond
    return Frame(
      number: second * framesPerSecond + inSecond,
      instant: second * nanosecondsPerSecond + offset)
  }
}
