/// The name of a controller that the user of a scenario may touch, with the gesture.
struct TouchedController: Codable, Hashable {
  /// The gesture that the user may make, such as `drag`.
  let gesture: String
  let name: String
}
