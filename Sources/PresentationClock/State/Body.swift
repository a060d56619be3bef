/// A function to call later.
///
/// This type wraps the closure, because an array or an optional that stores a closure directly
/// costs an allocation at each use.
struct Body {
  var call: @MainActor () -> Void
}
