/// Stops the program unless `condition` holds, with a text that says what happened and the cure.
///
/// Not `precondition`, which drops the text in release builds.
@inline(__always)
func require(_ condition: Bool, _ text: @autoclosure () -> String) {
  guard condition else { fatalError(text()) }
}
