// The compiler loads a module with this name for files that import Testing and UIKit.
