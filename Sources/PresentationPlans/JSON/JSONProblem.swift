import PresentationTesting

/// An error in a JSON text, without the name of the file and the path.
struct JSONProblem: Error {
  var position: TextPosition
  var found: String
  var expected: String
  var nearest: String?

  init(at position: TextPosition, found: String, expected: String, nearest: String? = nil) {
    self.position = position
    self.found = found
    self.expected = expected
    self.nearest = nearest
  }
}
