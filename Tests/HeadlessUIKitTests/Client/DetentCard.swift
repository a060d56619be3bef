import UIKit

/// A card that opens at half of the screen's height and can be pulled up to the top.
final class DetentCardViewController: UIViewController, UISheetPresentationControllerDelegate {
  private(set) var isExpanded = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Card"
    if let sheet = sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.selectedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 24
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.delegate = self
    }
  }

  func collapse() {
    guard let sheet = sheetPresentationController else { return }
    sheet.animateChanges {
      sheet.selectedDetentIdentifier = .medium
    }
    isExpanded = false
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    isExpanded = sheetPresentationController.selectedDetentIdentifier == .large
  }
}
