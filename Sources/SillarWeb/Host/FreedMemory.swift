import Dispatch
import Foundation

/// Memory that the program has freed.
enum FreedMemory {
  /// Returns it to the system. The GNU C library keeps it for ever where a later allocation lies above it, as it always
  /// does when many windows have ended.
  ///
  /// It takes some milliseconds for 100 MB, and blocks meanwhile: it runs outside of Swift's thread pool.
  static func giveBack() {
    #if canImport(Glibc)
      // Swift's module of the library does not have this function.
      guard let symbol = dlsym(nil, "malloc_trim") else { return }
      let trim = unsafeBitCast(symbol, to: (@convention(c) (Int) -> CInt).self)
      DispatchQueue.global(qos: .utility).async { _ = trim(0) }
    #endif
  }
}
