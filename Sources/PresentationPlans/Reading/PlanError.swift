public import PresentationTesting

/// A mistake in a plan's file: its place, what was found there, and what was expected.
///
/// Printed, it is one paragraph that begins as a compiler's error does:
/// `Plans/x.json:4:12: steps[1]: found "trun", expected one of "advance", "turn"; did you mean
/// "turn"?`, on one line.
public struct PlanError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's path, as it was given.
  public var file: String
  /// The position in the file; nil if the file as a whole is wrong, or could not be read.
  public var position: TextPosition?
  /// The way to the wrong value, as `steps[2].to`; empty at the top.
  public var place: String
  /// The text that was found.
  public var found: String
  /// A description of valid text.
  public var expected: String
  /// The valid word nearest to the one that was found, if one is near.
  public var nearest: String?

  /// Makes an error.
  public init(
    file: String, position: TextPosition? = nil, place: String = "", found: String,
    expected: String, nearest: String? = nil
  ) {
    self.file = file
    self.position = position
    self.place = place
    self.found = found
    self.expected = expected
    self.nearest = nearest
  }

  /// The error as one line.
  public var description: String {
    var text = printable(file) + ":"
    if let position { text += "\(position):" }
    if !place.isEmpty { text += " \(place):" }
    text += " found \(found), expected \(expected)"
    if let nearest { text += "; did you mean \(quoted(nearest))?" }
    return text
  }
}
