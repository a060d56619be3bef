#if !canImport(Darwin)
  public import Presentation

  /// Core Graphics' name for a color; in this package, `CGColor` and `UIColor` are the same type.
  public typealias CGColor = ViewColor

  /// Core Graphics' name for `DrawingContext`: a drawing context.
  public typealias CGContext = DrawingContext

  /// Core Graphics' name for `BitmapImage`: a bitmap, which has no pixels in this package.
  public typealias CGImage = BitmapImage

  /// Core Graphics' name for `LayerPath`: a path.
  public typealias CGPath = LayerPath

  /// Core Graphics' name for `MutableLayerPath`: a path that can be changed.
  public typealias CGMutablePath = MutableLayerPath
#endif
