/// A controller that a scenario's user may touch, by name.
struct TouchedController: Codable, Hashable {
  /// The gesture that the user may make, such as `drag`.
  let gesture: String
  let name: String
}
