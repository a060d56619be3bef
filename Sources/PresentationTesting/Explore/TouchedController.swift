/// The name of a controller, and a gesture that the user of a scenario may make on it.
struct TouchedController: Codable, Hashable {
  /// The gesture that the user may make, such as `drag`.
  let gesture: String
  let name: String
}
