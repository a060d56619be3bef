/// A controller that a scenario's user may touch, by name.
struct TouchedController: Codable, Hashable {
  /// What the user may do to it, such as `drag`.
  let gesture: String
  let name: String
}
