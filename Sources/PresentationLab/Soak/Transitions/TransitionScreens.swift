import Foundation
import Presentation
import PresentationTransitions

/// The root controller, with one cell in a scrolled view.
final class SoakListScreen: ViewController, CardScreen, PhotoScreen {
  let scroll = View("scroll", frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let cell = View("cell", frame: CGRect(x: 20, y: 1_000, width: 100, height: 100))

  override func viewDidLoad() {
    scroll.bounds.origin.y = 500
    view.addSubview(scroll)
    scroll.addSubview(cell)
  }

  var cardView: View? { cell }
  var photoView: View? { cell }
}

/// The detail controller, with a photo and a caption.
///
/// The caption keeps its distances from the left and right sides.
final class SoakDetailScreen: ViewController, CardScreen, PhotoScreen {
  let photo = View("photo", frame: CGRect(x: 0, y: 227, width: 390, height: 390))
  let caption = View("caption", frame: CGRect(x: 20, y: 60, width: 350, height: 40))

  override func viewDidLoad() {
    caption.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    view.addSubview(photo)
    view.addSubview(caption)
  }

  var photoView: View? { photo }

  func cardWillGrow(
    size: ViewPropertyAnimator, position: ViewPropertyAnimator, from: CGRect, to: CGRect
  ) {
    size.addAnimations { [caption] in caption.layer.cornerRadius = 0 }
    position.addAnimations { [caption] in caption.alpha = 1 }
  }

  func cardWillShrink(
    size: ViewPropertyAnimator, position: ViewPropertyAnimator, from: CGRect, to: CGRect
  ) {
    size.addAnimations { [caption] in caption.layer.cornerRadius = 12 }
    position.addAnimations { [caption] in caption.alpha = 0.5 }
  }
}
