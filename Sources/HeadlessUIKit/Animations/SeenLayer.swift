import Foundation
import Presentation
import PresentationMotion

/// The visible values of a layer while animations run; animations read and write them by key path.
struct SeenLayer {
  var values: View.PresentationValues
  var transform: CATransform3D
  /// The values of a shape layer's own properties, keyed by key path.
  var shape: [String: LayerValue] = [:]

  /// The value at a key path; nil if the key path is unknown.
  ///
  /// Setting a value of another kind, such as a number for a point, has no effect.
  subscript(path: String) -> LayerValue? {
    get { shape[path] ?? geometry(path) ?? look(path) ?? transformPart(path) }
    set {
      guard let newValue else { return }
      if shape[path] != nil {
        shape[path] = newValue
      } else if newValue.numbers.count == self[path]?.numbers.count,
        !setGeometry(path, newValue), !setLook(path, newValue)
      {
        setTransformPart(path, newValue)
      }
    }
  }

  /// Returns whether animations of a key path are modeled.
  static func knows(_ path: String) -> Bool {
    let paths: Set = [
      "position", "position.x", "position.y", "bounds", "bounds.origin", "bounds.origin.x",
      "bounds.origin.y", "bounds.size", "bounds.size.width", "bounds.size.height", "opacity",
      "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "shadowColor",
      "shadowOpacity", "shadowRadius", "shadowOffset", "zPosition", "transform",
      "transform.scale", "transform.scale.x", "transform.scale.y", "transform.rotation",
      "transform.rotation.x", "transform.rotation.y", "transform.rotation.z",
      "transform.translation", "transform.translation.x", "transform.translation.y",
    ]
    return paths.contains(path) || ShapeProperty(rawValue: path) != nil
  }

  private func number(_ value: CGFloat) -> LayerValue { LayerValue(.number, [value]) }

  // MARK: Geometry

  private func geometry(_ path: String) -> LayerValue? {
    let bounds = values.bounds
    return switch path {
    case "position": LayerValue(.point, [values.center.x, values.center.y])
    case "position.x": number(values.center.x)
    case "position.y": number(values.center.y)
    case "bounds":
      LayerValue(.rect, [bounds.minX, bounds.minY, bounds.size.width, bounds.size.height])
    case "bounds.origin": LayerValue(.point, [bounds.minX, bounds.minY])
    case "bounds.origin.x": number(bounds.minX)
    case "bounds.origin.y": number(bounds.minY)
    case "bounds.size": LayerValue(.size, [bounds.size.width, bounds.size.height])
    case "bounds.size.width": number(bounds.size.width)
    case "bounds.size.height": number(bounds.size.height)
    case "opacity": number(values.alpha)
    default: nil
    }
  }

  private mutating func setGeometry(_ path: String, _ value: LayerValue) -> Bool {
    let first = value.numbers.first ?? 0
    switch path {
    case "position": values.center = value.point
    case "position.x": values.center.x = first
    case "position.y": values.center.y = first
    case "bounds": values.bounds = value.rect
    case "bounds.origin": values.bounds.origin = value.point
    case "bounds.origin.x": values.bounds.origin.x = first
    case "bounds.origin.y": values.bounds.origin.y = first
    case "bounds.size": values.bounds.size = value.size
    case "bounds.size.width": values.bounds.size.width = first
    case "bounds.size.height": values.bounds.size.height = first
    case "opacity": values.alpha = min(1, max(0, first))
    default: return false
    }
    return true
  }

  // MARK: Look

  private func look(_ path: String) -> LayerValue? {
    let look = values.look
    return switch path {
    case "backgroundColor": LayerValue(look.backgroundColor)
    case "borderColor": LayerValue(look.borderColor)
    case "shadowColor": LayerValue(look.shadowColor)
    case "cornerRadius": number(look.cornerRadius)
    case "borderWidth": number(look.borderWidth)
    case "shadowOpacity": number(look.shadowOpacity)
    case "shadowRadius": number(look.shadowRadius)
    case "shadowOffset": LayerValue(.size, [look.shadowOffset.width, look.shadowOffset.height])
    case "zPosition": number(look.zPosition)
    default: nil
    }
  }

  private mutating func setLook(_ path: String, _ value: LayerValue) -> Bool {
    let first = value.numbers.first ?? 0
    switch path {
    case "backgroundColor": values.look.backgroundColor = value.color
    case "borderColor": values.look.borderColor = value.color
    case "shadowColor": values.look.shadowColor = value.color
    case "cornerRadius": values.look.cornerRadius = first
    case "borderWidth": values.look.borderWidth = first
    case "shadowOpacity": values.look.shadowOpacity = first
    case "shadowRadius": values.look.shadowRadius = first
    case "shadowOffset": values.look.shadowOffset = value.size
    case "zPosition": values.look.zPosition = first
    default: return false
    }
    return true
  }

  // MARK: Transform

  private func transformPart(_ path: String) -> LayerValue? {
    let t = transform
    return switch path {
    case "transform": LayerValue(.transform, t.numbers)
    case "transform.scale", "transform.scale.x": number(t.scale.x)
    case "transform.scale.y": number(t.scale.y)
    case "transform.rotation", "transform.rotation.z": number(atan2(t.m12, t.m11))
    case "transform.rotation.x": number(atan2(t.m23, t.m33))
    case "transform.rotation.y": number(atan2(-t.m13, t.m33))
    case "transform.translation": LayerValue(.size, [t.m41, t.m42])
    case "transform.translation.x": number(t.m41)
    case "transform.translation.y": number(t.m42)
    default: nil
    }
  }

  private mutating func setTransformPart(_ path: String, _ value: LayerValue) {
    let first = value.numbers.first ?? 0
    let turn = first - (transformPart(path)?.numbers.first ?? 0)
    switch path {
    case "transform": transform = CATransform3D(value.numbers)
    case "transform.scale": scale(to: (first, first))
    case "transform.scale.x": scale(to: (first, transform.scale.y))
    case "transform.scale.y": scale(to: (transform.scale.x, first))
    case "transform.rotation", "transform.rotation.z":
      transform = CATransform3DRotate(transform, turn, 0, 0, 1)
    case "transform.rotation.x": transform = CATransform3DRotate(transform, turn, 1, 0, 0)
    case "transform.rotation.y": transform = CATransform3DRotate(transform, turn, 0, 1, 0)
    case "transform.translation": (transform.m41, transform.m42) = (first, value.numbers[1])
    case "transform.translation.x": transform.m41 = first
    case "transform.translation.y": transform.m42 = first
    default: break
    }
  }

  /// Sets the scale of the transform along the x axis and the y axis.
  ///
  /// If the scale along one of these axes was zero before, the rotation of the transform is lost.
  private mutating func scale(to new: (x: CGFloat, y: CGFloat)) {
    let old = transform.scale
    if old.x == 0 || old.y == 0 {
      let move = (transform.m41, transform.m42)
      transform = CATransform3DMakeScale(new.x, new.y, 1)
      (transform.m41, transform.m42) = move
    } else {
      transform = CATransform3DScale(transform, new.x / old.x, new.y / old.y, 1)
    }
  }
}
