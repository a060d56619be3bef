public import Foundation
import Presentation

/// An object in a text, such as an image; the values are stored but have no effect.
@preconcurrency @MainActor open class NSTextAttachment: NSObject {
  /// The image that the text would show.
  open var image: UIImage?
  /// The place of the object, relative to the baseline of its line.
  open var bounds = CGRect.zero

  /// Creates an attachment without an image.
  public override init() {
    super.init()
  }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// Creates a text of one character, the object replacement character, with an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
