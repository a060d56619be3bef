public import Testing

/// Records an issue if a condition does not hold.
///
/// `#expect` says more about a condition that fails. But a clean build with its 11,500 expansions,
/// of which each is parsed, checked and compiled, takes a third more processor time.
public func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  guard !condition else { return }
  let place = sourceLocation ?? SourceLocation(fileID, filePath, line, column)
  Issue.record("Expectation failed\(text(of: comment()))", sourceLocation: place)
}

/// Records an issue with both values if they differ.
public func expect<Value: Equatable>(
  _ found: Value, equals expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  guard found != expected else { return }
  let values = "Expected \(String(reflecting: expected)), found \(String(reflecting: found))"
  let place = sourceLocation ?? SourceLocation(fileID, filePath, line, column)
  Issue.record("\(values)\(text(of: comment()))", sourceLocation: place)
}

private func text(of comment: Comment?) -> String { comment.map { ": \($0)" } ?? "" }

extension SourceLocation {
  fileprivate init(_ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int) {
    self.init(fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: column)
  }
}
