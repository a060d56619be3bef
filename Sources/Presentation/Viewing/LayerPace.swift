/// The pace of animations, as another module keeps it in a transaction.
@MainActor package protocol LayerPace: AnyObject {
  /// The progress at a fraction of the time, 0...1.
  func progress(at fraction: Double) -> Double
}
