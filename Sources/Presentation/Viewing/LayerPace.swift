/// The timing curve of an animation; another module stores the curve in a transaction.
@MainActor package protocol LayerPace: AnyObject {
  /// Returns the progress of the animation at a fraction of its duration, from 0 to 1.
  func progress(at fraction: Double) -> Double
}
