/// The properties of a shape layer that animations can change; the raw values are key paths.
enum ShapeProperty: String, CaseIterable {
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth
}
