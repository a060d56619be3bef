/// The properties of a shape that animations change, by key path.
enum ShapeProperty: String, CaseIterable {
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth
}
