public import Foundation
import Presentation

extension UITextView {
  /// The attributes of text that the user types; the value is stored but has no effect.
  public final var typingAttributes: [NSAttributedString.Key: Any] {
    get { kept.typing }
    set { kept.typing = newValue }
  }

  /// The attributes of links; the value is stored but has no effect.
  public final var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { kept.links }
    set { kept.links = newValue ?? [:] }
  }

  /// The parts of the text that become links; the value is stored but has no effect.
  public final var dataDetectorTypes: UIDataDetectorTypes {
    get { kept.detectors }
    set { kept.detectors = newValue }
  }

  /// Has no effect, because text is not laid out.
  public final func scrollRangeToVisible(_ range: NSRange) {}

  private var kept: KeptLook { attachment { KeptLook() } }
}

extension UITextField {
  /// The attributes of text that the user types; the value is stored but has no effect.
  public final var typingAttributes: [NSAttributedString.Key: Any]? {
    get { keptLook.typing }
    set { keptLook.typing = newValue ?? [:] }
  }

  /// The attributes of the whole text; the value is stored but has no effect.
  public final var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { keptLook.standard }
    set { keptLook.standard = newValue }
  }

  private var keptLook: KeptLook { attachment { KeptLook() } }
}

/// The attributes of a text that are stored but have no effect.
@MainActor private final class KeptLook {
  var typing: [NSAttributedString.Key: Any] = [:]
  var standard: [NSAttributedString.Key: Any] = [:]
  var links: [NSAttributedString.Key: Any] = [:]
  var detectors: UIDataDetectorTypes = []
}
