#if !canImport(Darwin)
  public import Presentation

  /// Core Graphics' name for a color; in this package, `CGColor` and `UIColor` are the same type.
  public typealias CGColor = ViewColor

  /// Core Graphics' name for `DrawingContext`: a drawing context, which draws nothing.
  public typealias CGContext = DrawingContext

  /// Core Graphics' name for `BitmapImage`: a bitmap that stores its size but no pixel colors.
  public typealias CGImage = BitmapImage

  /// Core Graphics' name for `LayerPath`: a path of lines and curves.
  public typealias CGPath = LayerPath

  /// Core Graphics' name for `MutableLayerPath`: a path that can be changed.
  public typealias CGMutablePath = MutableLayerPath
#endif
