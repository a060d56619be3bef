/// The properties of a shape layer that animations can change, by key path.
enum ShapeProperty: String, CaseIterable {
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth
}
