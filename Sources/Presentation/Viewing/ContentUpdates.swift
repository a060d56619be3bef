import PresentationBinding

/// The methods that are called before the next layout of a view.
struct ContentUpdates: OptionSet {
  let rawValue: UInt8

  /// The controller's `updateContentUnavailableConfiguration(using:)`.
  static let unavailable = ContentUpdates(rawValue: 1)
  /// The controller's `updateProperties()`.
  static let controller = ContentUpdates(rawValue: 2)
  /// The view's `updateProperties()`.
  static let view = ContentUpdates(rawValue: 4)
  static let all: ContentUpdates = [unavailable, controller, view]
}

/// The numbers of calls of `updateProperties()`; only the last call observes what it has read.
struct UpdateRuns {
  var controller: UInt32 = 0
  var view: UInt32 = 0
}

extension View {
  /// Requests updates at the end of the run-loop turn.
  final func requestUpdate(_ update: ContentUpdates) {
    updates.formUnion(update)
    queueLayout()
  }

  /// Performs the requested updates of this view and of the views inside it; superviews come first.
  final func updateInside() {
    for view in viewsInside(where: { !$0.updates.isEmpty }) { view.updateIfAsked() }
  }

  /// Performs the requested updates of this view: first those of its controller.
  final func updateIfAsked() {
    let due = dueUpdates
    updates = []
    if let controller {
      if due.contains(.unavailable) {
        controller.updateContentUnavailableConfiguration(
          using: controller.contentUnavailableConfigurationState)
      }
      if due.contains(.controller) {
        updateRuns.controller &+= 1
        observed {
          controller.updateProperties()
        } onChange: { [weak self, run = updateRuns.controller] in
          if let self, run == updateRuns.controller { requestUpdate(.controller) }
        }
      }
    }
    guard due.contains(.view) else { return }
    updateRuns.view &+= 1
    observed {
      updateProperties()
    } onChange: { [weak self, run = updateRuns.view] in
      if let self, run == updateRuns.view { requestUpdate(.view) }
    }
  }

  /// The requested updates without those that this package implements and that do nothing.
  final var dueUpdates: ContentUpdates {
    var due = updates
    if due.isEmpty { return due }
    if Self.isPlain(type(of: self)) { due.remove(.view) }
    guard let controller, !Self.isPlain(type(of: controller)) else {
      return due.intersection(.view)
    }
    return due
  }

  /// Returns whether a class is one of this module's own, whose updates do nothing.
  ///
  /// Without this check, each view that enters a window would be observed.
  private static func isPlain(_ type: AnyClass) -> Bool {
    type == View.self || plainClasses.contains(ObjectIdentifier(type))
  }

  private static let plainClasses: Set<ObjectIdentifier> = Set(
    ([
      ViewController.self, NavigationController.self, TabBarController.self, Window.self,
      NavigationBar.self, NavigationView.self, TabBar.self, TabBarView.self, ContainerView.self,
      TransitionView.self, WrapperView.self, PresenterProbe.self, MatchedOffset.self,
      AlertController.self, AccessoryHost.self,
    ] as [AnyClass]).map { ObjectIdentifier($0) })
}
