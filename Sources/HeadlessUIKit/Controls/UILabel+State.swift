import Presentation

extension UILabel: DescribedClass {
  package static var describedClass: AnyClass { UILabel.self }

  package func describeProperties(to state: inout StateWriter) {
    state.add("text", text)
    state.add("font", any: font)
    state.add("adjustsFontForContentSizeCategory", adjustsFontForContentSizeCategory)
    state.add("textColor", any: textColor)
    state.add("textAlignment", plain: textAlignment)
    state.add("numberOfLines", numberOfLines)
    state.add("styledText", any: styledText)
    state.add("lineBreakMode", plain: lineBreakMode)
    state.add("adjustsFontSizeToFitWidth", adjustsFontSizeToFitWidth)
    state.add("minimumScaleFactor", minimumScaleFactor)
    state.add("highlightedTextColor", any: highlightedTextColor)
    state.add("isHighlighted", isHighlighted)
    state.add("isEnabled", isEnabled)
    state.add("baselineAdjustment", plain: baselineAdjustment)
    state.add("shadowColor", any: shadowColor)
    state.add("shadowOffset", shadowOffset)
    state.add("allowsDefaultTighteningForTruncation", allowsDefaultTighteningForTruncation)
    state.add("preferredMaxLayoutWidth", preferredMaxLayoutWidth)
    state.add("lineWidth", any: lineWidth)
  }
}
