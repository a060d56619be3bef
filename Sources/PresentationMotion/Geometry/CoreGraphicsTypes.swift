// The geometry types that the whole package uses, re-exported one by one. With this file, clients
// get `CGRect` without the rest of Foundation.

#if canImport(Darwin)
  @_exported public import struct CoreGraphics.CGAffineTransform
  @_exported public import struct CoreGraphics.CGFloat
  @_exported public import struct CoreGraphics.CGPoint
  @_exported public import struct CoreGraphics.CGRect
  @_exported public import struct CoreGraphics.CGSize
  @_exported public import struct CoreGraphics.CGVector
#else
  @_exported public import struct Foundation.CGFloat
  @_exported public import struct Foundation.CGPoint
  @_exported public import struct Foundation.CGRect
  @_exported public import struct Foundation.CGSize
#endif
