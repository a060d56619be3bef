import Presentation

extension UITableViewCell: DescribedClass {
  package static var describedClass: AnyClass { UITableViewCell.self }

  package func describeProperties(to state: inout StateWriter) {
    state.add("contentView", any: contentView)
    state.add("contents", any: contents)
    state.add("contentConfiguration", any: contentConfiguration)
    state.add("backgroundConfiguration", any: backgroundConfiguration)
    state.add("automaticallyUpdatesContentConfiguration", automaticallyUpdatesContentConfiguration)
    state.add(
      "automaticallyUpdatesBackgroundConfiguration", automaticallyUpdatesBackgroundConfiguration)
    state.add("configurationUpdateHandler", any: configurationUpdateHandler)
    state.add("needsUpdate", needsUpdate)
    state.add("textLabel", any: textLabel)
    state.add("detailTextLabel", any: detailTextLabel)
    state.add("accessoryType", plain: accessoryType)
    state.add("editingAccessoryType", plain: editingAccessoryType)
    state.add("editingAccessoryView", any: editingAccessoryView)
    state.add("separatorInset", separatorInset)
    state.add("showsReorderControl", showsReorderControl)
    state.add("shouldIndentWhileEditing", shouldIndentWhileEditing)
    state.add("indentationLevel", indentationLevel)
    state.add("indentationWidth", indentationWidth)
    state.add("accessoryView", any: accessoryView)
    state.add("selectionStyle", plain: selectionStyle)
    state.add("backgroundView", any: backgroundView)
    state.add("selectedBackgroundView", any: selectedBackgroundView)
    state.add("imageView", any: imageView)
    state.add("states", [states.isSelected, states.isHighlighted, states.isEditing])
    state.add("reuseIdentifier", reuseIdentifier)
  }
}
