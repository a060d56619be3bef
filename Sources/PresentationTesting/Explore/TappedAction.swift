/// The title of an alert's action, and the alert in which the user of a scenario taps the action.
struct TappedAction: Codable, Hashable {
  let title: String
  let alert: String
}

/// A tap of the user on an action that the presented alert does not have.
struct MissedAction: Codable, Hashable {
  let tapped: TappedAction
  /// The most similar title of an action of the alert; nil if none is similar.
  let nearest: String?
}
