// error: cannot find 'clearenv' in scope

import Foundation

func forgetEnvironment() { clearenv() }
