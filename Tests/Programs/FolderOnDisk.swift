public import Foundation

/// A folder of the test's own on the disk, removed afterwards, for data that outlives a killed program.
///
/// Other folders of tests are in the folder of the environment variable `TMPDIR`, which may be in memory.
///
/// ```swift
/// try await withFolderOnDisk { folder in
///   let program = try RunningProgram("backend", ["--data-dir", folder.path])
///   program.crash()
/// }
/// ```
@discardableResult
public func withFolderOnDisk<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
  // Beside the build products, as `.build/x86_64-unknown-linux-gnu/tests-on-disk`.
  let folder = RunningProgram.file("../tests-on-disk/\(UUID().uuidString)").standardizedFileURL
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let result: Result<Value, any Error>
  do { result = .success(try await body(folder)) } catch { result = .failure(error) }
  // A program that was asked to end may still write into it.
  for _ in 0..<500 where FileManager.default.fileExists(atPath: folder.path) {
    if (try? FileManager.default.removeItem(at: folder)) == nil {
      try? await Task.sleep(for: .milliseconds(20))
    }
  }
  return try result.get()
}
