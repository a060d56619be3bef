#if os(macOS) || os(Linux)
  public import Testing

  /// Records an issue if a process has not written a text to its standard error.
  public func expectExit(
    _ result: ExitTest.Result?, says text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(said.contains(text), "It said: \(said)", sourceLocation: sourceLocation)
  }
#endif
