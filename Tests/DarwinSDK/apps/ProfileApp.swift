import Observation
import PresentationBinding
import UIKit

@MainActor @Observable final class ProfileModel { var isEditing = false }

extension Presenter {
  func showEditor(for model: ProfileModel, make: @escaping () -> PresenterContent) {
    present(while: \.isEditing, of: model, content: make)
  }
}

final class EditorViewController: UIViewController {}

final class ProfileViewController: UIViewController {
  let model = ProfileModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    showEditor(for: model) { EditorViewController() }
  }
}

@MainActor @Observable final class Library { var path: [String] = [] }

extension StackPresenter {
  func showAlbums(of library: Library, make: @escaping (String) -> PresenterContent) {
    push(path: \.path, of: library, content: make)
  }
}

final class AlbumsController: UINavigationController {
  let library = Library()

  override func viewDidLoad() {
    super.viewDidLoad()
    showAlbums(of: library) { _ in EditorViewController() }
    push(path: \.path, of: library) { _ in UIViewController() }.update()
  }
}
