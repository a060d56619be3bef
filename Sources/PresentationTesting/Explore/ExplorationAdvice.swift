/// The advice that follows the first progress line of a long exploration.
package enum ExplorationAdvice {
  /// One line, such as another command for big scenarios; nil for no advice.
  @TaskLocal package static var text: String?
}
