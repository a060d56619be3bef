/// A function to call later.
///
/// A closure that is stored directly in an array or an optional would cost an allocation at each
/// use.
struct Body {
  var call: @MainActor () -> Void
}
