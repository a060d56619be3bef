import Presentation

extension UIImageView: DescribedClass {
  package static var describedClass: AnyClass { UIImageView.self }

  package func describeProperties(to state: inout StateWriter) {
    state.add("image", any: image)
    state.add("highlightedImage", any: highlightedImage)
    state.add("isHighlighted", isHighlighted)
    state.add("animationImages", any: animationImages)
    state.add("highlightedAnimationImages", any: highlightedAnimationImages)
    state.add("animationDuration", animationDuration)
    state.add("animationRepeatCount", animationRepeatCount)
    state.add("animationEnd", any: animationEnd)
    state.add("isAnimating", isAnimating)
  }
}
