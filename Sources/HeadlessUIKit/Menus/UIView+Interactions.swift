public import Presentation

extension View {
  /// The interactions of the view.
  ///
  /// Setting the list removes the interactions that are not in the list, and adds the others.
  public final var interactions: [any UIInteraction] {
    get { attached(KeptInteractions.self)?.list ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue where !interactions.contains(where: { $0 === new }) {
        addInteraction(new)
      }
    }
  }

  /// Adds an interaction, after removing it from the view to which it belongs.
  public final func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    attachment { KeptInteractions() }.list.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction; does nothing if the interaction does not belong to the view.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    attachment { KeptInteractions() }.list.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// The interactions of one view.
@MainActor private final class KeptInteractions {
  var list: [any UIInteraction] = []
}
