package import PresentationLifecycle

extension BarItem: DescribedClass {
  package static var describedClass: AnyClass { BarItem.self }

  package func describeProperties(to state: inout StateWriter) {
    state.add("title", title)
    state.add("tag", tag)
    state.add("isEnabled", isEnabled)
    state.add("imageInsets", imageInsets)
    state.add("accessibilityIdentifier", accessibilityIdentifier)
    state.add("accessibilityLabel", accessibilityLabel)
    state.add("attachments", any: attachments)
  }
}
