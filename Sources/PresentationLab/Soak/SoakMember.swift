import Presentation
import PresentationTesting

/// A controller that takes part in a run.
protocol SoakMember: ViewController {
  /// The object that checks the controller's callbacks.
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
