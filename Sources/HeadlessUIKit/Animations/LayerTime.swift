import Foundation
import Presentation

/// The time of one layer if it differs from the time of its superlayer.
@MainActor final class LayerTime {
  var speed: Float = 1
  var offset: Double = 0
  var begin: Double = 0

  static func find(_ layer: Layer) -> LayerTime? { layer.attachments.find(LayerTime.self) }

  /// Changes a layer's time, and reschedules the ends of the animations in the layer and its
  /// sublayers.
  static func change(_ layer: Layer, _ change: (LayerTime) -> Void) {
    change(layer.attachments.find { LayerTime() })
    var open = [layer]
    while let layer = open.popLast() {
      LayerAnimations.find(layer)?.reschedule()
      open += layer.sublayers ?? []
      open += layer.owner?.subviews.map(\.layer) ?? []
    }
  }

  /// Returns the layer's time at an instant of the clock, in seconds.
  static func local(_ time: Double, of layer: Layer) -> Double {
    chain(of: layer).reversed().reduce(time) { ($0 - $1.begin) * Double($1.speed) + $1.offset }
  }

  /// Returns the instant of the clock at a time of the layer; if the layer's time stands still, the
  /// result is infinite.
  static func global(_ time: Double, of layer: Layer) -> Double {
    chain(of: layer).reduce(time) { time, link in
      link.speed == 0 ? .infinity : (time - link.offset) / Double(link.speed) + link.begin
    }
  }

  /// Returns the times of the layer and its superlayers, from the layer outward.
  private static func chain(of layer: Layer) -> [LayerTime] {
    var (found, next) = ([LayerTime](), Optional(layer))
    while let layer = next {
      if let time = find(layer) { found.append(time) }
      next = layer.superlayer ?? layer.owner?.superview?.layer
    }
    return found
  }
}
