/// A function to call later.
///
/// An array or an optional that stores a closure directly allocates memory at each use. This type
/// wraps the closure to avoid these allocations.
struct Body {
  var call: @MainActor () -> Void
}
