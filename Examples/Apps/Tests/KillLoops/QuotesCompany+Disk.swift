import Programs

@testable import BrowserSupport

/// Starts Homeowner, Pro and their backend with their data on disk.
func withCompany(_ test: (QuotesCompany) async throws -> Void) async throws {
  try await withFolderOnDisk { try await QuotesCompany.open(in: $0, test) }
}
