public import Foundation
public import Presentation

/// A controller with which the user chooses files, without visible contents.
///
/// A test simulates the user with ``pick(_:)`` and ``tapCancel()``. Both call the delegate, and
/// then dismiss the controller, unless the delegate has dismissed it.
///
/// The initializers with types of the module `UniformTypeIdentifiers` are missing, because the
/// module exists only on Apple platforms.
@preconcurrency @MainActor open class UIDocumentPickerViewController: ViewController {
  /// The delegate, which gets the files; not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether the user can choose several files; the value is stored but has no effect.
  open var allowsMultipleSelection = false
  /// The folder that is shown first; the value is stored but has no effect.
  @exclusivity(unchecked) open var directoryURL: URL?
  /// Whether the endings of the names of files are shown; the value is stored but has no effect.
  open var shouldShowFileExtensions = false
  /// The use of the files that the user chooses.
  public final let documentPickerMode: UIDocumentPickerMode

  /// Creates a controller for choosing files of some types, such as `public.image`.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for choosing a folder to which files are copied or moved.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Simulates that the user chooses files.
  public final func pick(_ urls: [URL]) {
    end { $0.documentPicker(self, didPickDocumentsAt: urls) }
  }

  /// Simulates that the user cancels.
  public final func tapCancel() {
    end { $0.documentPickerWasCancelled(self) }
  }

  private func end(_ body: (any UIDocumentPickerDelegate) -> Void) {
    (world ?? .current).use {
      if let delegate { body(delegate) }
      // A call on the picker itself would only dismiss what the delegate has presented on it.
      if !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
    }
  }
}
