import Presentation
import PresentationTesting

/// A view controller that takes part in a run of a soak test.
protocol SoakMember: ViewController {
  /// The object that checks the controller's appearance callbacks.
  var watch: SoakWatch { get }
}

typealias SoakController = ScriptedController<SoakPageWatch>
typealias SoakStack = ScriptedStack<SoakStackWatch>
typealias SoakTabs = ScriptedTabs<SoakTabsWatch>

extension ScriptedController: SoakMember where Script: SoakWatch {
  var watch: SoakWatch { script }
}

extension ScriptedStack: SoakMember where Script: SoakWatch {
  var watch: SoakWatch { script }
}

extension ScriptedTabs: SoakMember where Script: SoakWatch {
  var watch: SoakWatch { script }
}
