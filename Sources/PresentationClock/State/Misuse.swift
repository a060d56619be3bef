/// Stops the program with a message if `condition` is false.
///
/// The message says what happened and what to do.
///
/// This function does not use `precondition`, because `precondition` omits the text in release
/// builds.
@inline(__always)
func require(_ condition: Bool, _ text: @autoclosure () -> String) {
  guard condition else { fatalError(text()) }
}
