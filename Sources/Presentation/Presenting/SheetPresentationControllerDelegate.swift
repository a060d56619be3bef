/// A delegate that is called when the user has moved a sheet to another detent.
@preconcurrency @MainActor
public protocol SheetPresentationControllerDelegate:
  AdaptivePresentationControllerDelegate
{
  /// Called when the user has moved the sheet to another detent.
  ///
  /// Optional.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController)
}

extension SheetPresentationControllerDelegate {
  /// Does nothing by default.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {}
}
