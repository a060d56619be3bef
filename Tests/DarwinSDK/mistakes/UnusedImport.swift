// error: public import of 'PresentationMotion' was not used in public declarations

public import Foundation
public import PresentationMotion

/// A key of a transform.
public final class TransformKey: NSObject {
  /// The transform.
  public var transform = CGAffineTransform.identity
}
