/// The names of a configuration key on the command line and in the environment.
enum OutsideName {
  /// The option of a key: `--max-retry-count` for `max.retryCount`.
  static func option(for key: String) -> String {
    var option = "--"
    for character in key {
      if character == "." {
        option.append("-")
      } else {
        if character.isUppercase, option.last?.isLowercase == true { option.append("-") }
        option.append(character.lowercased())
      }
    }
    return option
  }

  /// The variable of an app's key: `COUNTER_MAX_RETRY_COUNT` for `max.retryCount` of `counter`.
  static func variable(for key: String, of app: String) -> String {
    option(for: "\(app).\(key)").dropFirst(2).uppercased().replacing("-", with: "_")
  }
}
