/// A function to call later.
///
/// An array or an optional that stored a closure directly would cost an allocation at each use.
struct Body {
  var call: @MainActor () -> Void
}
