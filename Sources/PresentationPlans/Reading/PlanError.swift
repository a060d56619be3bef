public import PresentationTesting

/// A mistake in a plan's file: its place, the text found there, and the expected text.
///
/// The description is one line in the format of a compiler's error:
///
/// ```
/// a.json:4:12: steps[1]: found "trun", expected one of "advance", "turn"; did you mean "turn"?
/// ```
public struct PlanError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the plan's file, exactly as it was passed to the initializer.
  public var file: String
  /// The position in the file; nil if the error concerns the whole file.
  public var position: TextPosition?
  /// The path to the wrong value, such as `steps[2].to`.
  ///
  /// The path is empty if the error concerns the whole file or its top-level value.
  public var place: String
  /// The text or the mistake that was found, such as `"trun"` or `a second root`.
  public var found: String
  /// A description of valid text, such as `one of "advance", "turn"`.
  public var expected: String
  /// The valid word that is most similar to the text found; nil if none is similar.
  public var nearest: String?

  /// Creates an error about a file, or about one place in the file.
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
    var text = printable(path: file) + ":"
    if let position { text += "\(position):" }
    if !place.isEmpty { text += " \(shortPlace):" }
    text += " found \(found), expected \(expected)"
    if let nearest { text += "; did you mean \(quoted(nearest))?" }
    return text
  }

  /// The place; the middle of a very long place is left out.
  private var shortPlace: String {
    place.count > 240 ? "\(place.prefix(120))...\(place.suffix(120))" : place
  }
}
