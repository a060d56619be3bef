#if !canImport(ObjectiveC)
  import Foundation
  public import Presentation
  import PresentationMotion

  extension Layer {
    /// Sets a property by its path, such as `transform.scale.x`.
    ///
    /// Supported paths are those of animations that are modeled. Under any other path, the layer
    /// stores the value without an effect.
    public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
      guard SeenLayer.knows(keyPath), let new = LayerValue(value) else {
        return keyedValues.values[keyPath] = value
      }
      var model = model
      model[keyPath] = new
      switch keyPath.prefix(while: { $0 != "." }) {
      case "position": position = model.values.center
      case "bounds": bounds = model.values.bounds
      case "opacity": opacity = Float(model.values.alpha)
      case "transform": transform = model.transform
      default: setLook(keyPath, new)
      }
    }

    /// Sets a property by its name; under a name that is not modeled, the layer stores the value
    /// without an effect.
    public final func setValue(_ value: Any?, forKey key: String) {
      setValue(value, forKeyPath: key)
    }

    /// Returns the value of a property at a path, such as `transform.scale.x`, or the value that
    /// was stored under the path.
    ///
    /// Numbers are of the type `CGFloat`.
    public final func value(forKeyPath keyPath: String) -> Any? {
      if let stored = keyedValues.values[keyPath] { return stored }
      return switch model[keyPath] {
      case nil: (self as? CAShapeLayer)?.shapeValues[keyPath]?.numbers.first.map { CGFloat($0) }
      case let value?: object(of: value, keyPath)
      }
    }

    /// Returns the value of a property, or the value that was stored under the name.
    public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// The values of the properties, without animations.
    private var model: SeenLayer {
      var values = valuesWithoutOverlay(after: 0)
      (values.center, values.bounds, values.alpha) = (position, bounds, CGFloat(opacity))
      (values.look.cornerRadius, values.look.zPosition) = (cornerRadius, zPosition)
      (values.look.borderWidth, values.look.shadowRadius) = (borderWidth, shadowRadius)
      (values.look.shadowOpacity, values.look.shadowOffset) = (
        CGFloat(shadowOpacity), shadowOffset
      )
      return SeenLayer(values: values, transform: transform)
    }

    private func object(of value: LayerValue, _ keyPath: String) -> Any? {
      switch (value.kind, keyPath) {
      case (_, "backgroundColor"): backgroundColor
      case (_, "borderColor"): borderColor
      case (_, "shadowColor"): shadowColor
      case (.number, _): value.numbers.first.map { CGFloat($0) }
      case (.point, _): value.point
      case (.size, _): value.size
      case (.rect, _): value.rect
      case (.transform, _): CATransform3D(value.numbers)
      case (.color, _), (.path, _): nil
      }
    }

    private func setLook(_ key: String, _ value: LayerValue) {
      let first = value.numbers.first ?? 0
      switch key {
      case "cornerRadius": cornerRadius = first
      case "zPosition": zPosition = first
      case "borderWidth": borderWidth = first
      case "shadowRadius": shadowRadius = first
      case "shadowOpacity": shadowOpacity = Float(first)
      case "shadowOffset": shadowOffset = value.size
      default: keyedValues.values[key] = first
      }
    }

    private var keyedValues: KeyedValues { attachments.find { KeyedValues() } }
  }

  /// The values that an app has stored with a layer by name.
  @MainActor private final class KeyedValues {
    var values: [String: Any] = [:]
  }
#endif
