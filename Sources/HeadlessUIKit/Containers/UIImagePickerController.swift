public import Presentation

/// A controller with which the user takes or chooses a picture, without visible contents.
///
/// A test simulates the user with ``pick(_:)`` and ``tapCancel()``. Unlike in UIKit, the class is
/// not a navigation controller.
@preconcurrency @MainActor open class UIImagePickerController: ViewController {
  /// The source of pictures; the raw values are the same as in UIKit.
  public enum SourceType: Int, Hashable, Sendable {
    /// The albums of the user.
    case photoLibrary
    /// The camera.
    case camera
    /// The pictures that the user has taken.
    case savedPhotosAlbum
  }

  /// A key of the information about a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the type of the picture.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The key of the picture that the user has chosen.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The key of the picture that the user has edited.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The key of the URL of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The key of the URL of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// The delegate, which gets the picture; not retained.
  open weak var delegate: (any UIImagePickerControllerDelegate & NavigationControllerDelegate)?
  /// The source of pictures; the value is stored but has no effect.
  open var sourceType = SourceType.photoLibrary
  /// The types of pictures; the value is stored but has no effect.
  open var mediaTypes = ["public.image"]
  /// Whether the user can edit the picture; the value is stored but has no effect.
  open var allowsEditing = false

  /// Returns true, except for the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Simulates that the user chooses a picture.
  ///
  /// Calls the delegate, which must dismiss the controller. If the delegate does not implement the
  /// method, the controller is dismissed.
  public final func pick(_ info: [InfoKey: Any]) {
    tell { $0.imagePickerController(self, didFinishPickingMediaWithInfo: info) }
  }

  /// Simulates that the user cancels.
  ///
  /// Calls the delegate, which must dismiss the controller. If the delegate does not implement the
  /// method, the controller is dismissed.
  public final func tapCancel() {
    tell { $0.imagePickerControllerDidCancel(self) }
  }

  private func tell(_ body: (any UIImagePickerControllerDelegate) -> Void) {
    (world ?? .current).use {
      if let delegate { body(delegate) } else { dismiss(animated: true) }
    }
  }
}
