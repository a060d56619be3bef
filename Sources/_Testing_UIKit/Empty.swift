// Swift Testing looks for a module of this name in a file that imports it and UIKit.
