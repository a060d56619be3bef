import Foundation
import Presentation

extension View {
  /// Returns a copy of a view and its visible subviews, like a snapshot view (H-47).
  ///
  /// If the copy is resized, its subviews are resized in proportion.
  static func picture(of view: View) -> View {
    let picture = View(view.name, frame: CGRect(origin: .zero, size: view.bounds.size))
    picture.copyLook(of: view)
    var open = [(view, picture)]
    while let (view, picture) = open.popLast() {
      for subview in view.subviews where !subview.isHidden {
        let copy = View(subview.name)
        (copy.bounds, copy.center) = (subview.bounds, subview.center)
        (copy.transform, copy.alpha) = (subview.transform, subview.alpha)
        copy.copyLook(of: subview)
        copy.autoresizingMask = [
          .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
          .flexibleHeight, .flexibleBottomMargin,
        ]
        picture.addSubview(copy)
        open.append((subview, copy))
      }
    }
    return picture
  }

  /// Adds `view` as a subview that always has the size of this view.
  func fill(with view: View) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// This view and all its descendants; each view comes before its subviews.
  var tree: [View] {
    var (views, next) = ([self], 0)
    while next < views.count {
      views += views[next].subviews
      next += 1
    }
    return views
  }

  private func copyLook(of view: View) {
    if view.look != View.Look() { look = view.look }
    if view.clipsToBounds { clipsToBounds = true }
  }
}
