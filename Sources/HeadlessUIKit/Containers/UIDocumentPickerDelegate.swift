public import Foundation

/// The delegate of a controller with which the user chooses files.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called when the user has chosen files; optional, calls the method for one file by default.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

  /// Called when the user has canceled; optional.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)

  /// Called for the first file if `didPickDocumentsAt` is not implemented; optional.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Calls `didPickDocumentAt` with the first file by default.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }

  /// Has no effect by default.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

  /// Has no effect by default.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
}
