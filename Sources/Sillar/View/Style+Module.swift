public import SillarVocabulary

extension Style {
  /// A name of a module. Two modules may use the same one: the module's name, in lowercase, is its first part.
  public init(_ name: String, of module: Module) {
    self.init("\(module.folderName)-\(name)")
  }
}
