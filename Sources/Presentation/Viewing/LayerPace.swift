/// The timing curve of an animation, which another module implements and stores in a transaction.
@MainActor package protocol LayerPace: AnyObject {
  /// The progress at a fraction of the time, 0...1.
  func progress(at fraction: Double) -> Double
}
