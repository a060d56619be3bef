import Foundation
import Presentation

/// The time settings of a layer whose `speed`, `timeOffset` or `beginTime` was set.
@MainActor final class LayerTime {
  var speed: Float = 1
  var offset: Double = 0
  var begin: Double = 0

  static func find(_ layer: Layer) -> LayerTime? { layer.attachments.find(LayerTime.self) }

  /// Changes a layer's speed, time offset or begin time.
  ///
  /// The method then reschedules the ends of the animations in the layer and its sublayers.
  static func change(_ layer: Layer, _ change: (LayerTime) -> Void) {
    let time = layer.attachments.find { LayerTime() }
    change(time)
    var open = [layer]
    while let layer = open.popLast() {
      LayerAnimations.find(layer)?.reschedule()
      if !time.isUsual, let view = layer.owner, !view.animatedLayerProperties.isEmpty {
        reportBlocks(of: view)
      }
      open += layer.sublayers ?? []
      open += layer.owner?.subviews.map(\.layer) ?? []
    }
  }

  /// Whether the settings have no effect.
  private var isUsual: Bool { speed == 1 && offset == 0 && begin == 0 }

  private static func reportBlocks(of view: View) {
    view.window?.owner?.reportOnce(
      "CALayer.speed",
      "The speed, timeOffset and beginTime of a layer have no effect on UIView.animate.",
      advice: "Use a UIViewPropertyAnimator, which can be paused, or add a CABasicAnimation.")
  }

  /// Converts a time of the clock to a time of the layer, in seconds.
  static func local(_ time: Double, of layer: Layer) -> Double {
    chain(of: layer).reversed().reduce(time) { ($0 - $1.begin) * Double($1.speed) + $1.offset }
  }

  /// Converts a time of the layer to a time of the clock, in seconds.
  ///
  /// If the layer or one of its superlayers has the speed 0, the result is infinite.
  static func global(_ time: Double, of layer: Layer) -> Double {
    chain(of: layer).reduce(time) { time, link in
      link.speed == 0 ? .infinity : (time - link.offset) / Double(link.speed) + link.begin
    }
  }

  /// Returns the time settings of the layer and its superlayers, beginning with the layer.
  ///
  /// Layers without time settings are omitted.
  private static func chain(of layer: Layer) -> [LayerTime] {
    var (found, next) = ([LayerTime](), Optional(layer))
    while let layer = next {
      if let time = find(layer) { found.append(time) }
      next = layer.superlayer ?? layer.owner?.superview?.layer
    }
    return found
  }
}
