/// Work to call.
///
/// A bare closure in an array or optional would cost an allocation at each use.
struct Body {
  var call: @MainActor () -> Void
}
