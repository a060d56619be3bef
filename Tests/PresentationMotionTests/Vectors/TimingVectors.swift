import Foundation

/// Numbers that were computed to 50 digits and rounded once.
struct TimingVectors: Decodable {
  struct Spring: Decodable {
    let name: String
    let mass, stiffness, damping, initialVelocity: Double
    let allowsOverdamping: Bool
    let frequency, dampingRatio, decay: Double
    let settlingTime: Double?
    let dampingRatioIn, durationIn, bounceIn, responseIn, dampingFractionIn: Double?
    let firstPeakTime, firstPeakValue: Double?
    /// Each sample: time, value, velocity.
    let samples: [[Double]]
  }

  struct Bezier: Decodable {
    let name: String
    let controlPoints: [Double]
    let startGradient, endGradient: Double
    let samples, slopes, extrapolation: [[Double]]
  }

  struct Track: Decodable {
    struct Keyframe: Decodable {
      struct Spring: Decodable {
        let mass, stiffness, damping: Double
      }

      let type: String
      let to: Double
      let duration, startVelocity, endVelocity: Double?
      let spring: Spring?
    }

    let name: String
    let initialValue, duration: Double
    let keyframes: [Keyframe]
    /// Each sample: time, value, velocity.
    let samples: [[Double]]
  }

  struct Retarget: Decodable {
    /// Each sample: time and value; for springs, also the velocity.
    let additive, chained, spring, reversal: [[Double]]
    let reversalVelocity: Double
  }

  struct Rectangle: Decodable {
    let from, to, result: [Double]
    let progress: Double
  }

  struct Match: Decodable {
    let name: String
    let source, consumer, sourceAnchor, consumerAnchor, result: [Double]
    let properties: [String]
  }

  struct Picker: Decodable {
    struct Sample: Decodable {
      let t, progress: Double
      let rect: [Double]
    }

    let from, to: [Double]
    let samples: [Sample]
  }

  struct HandOver: Decodable {
    struct Sample: Decodable {
      let t: Double
      let shared: [Double]
    }

    let oldAnchorPointSize, newAnchorPointSize: [Double]
    let samples: [Sample]
  }

  let springs, dampingRatioDuration, durationBounce, responseDampingFraction: [Spring]
  let beziers: [Bezier]
  let keyframes: [Track]
  let retarget: Retarget
  let rectInterpolation: [Rectangle]
  let matchedGeometry: [Match]
  let seed004PickerRects: Picker
  let sourceHandOver: HandOver

  static func read() throws -> TimingVectors {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/timing-vectors.json")
    return try JSONDecoder().decode(TimingVectors.self, from: Data(contentsOf: file))
  }
}
