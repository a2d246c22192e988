import Programs

@testable import BrowserSupport

/// Homeowner, Pro and their backend with all that they keep on the disk.
func withCompany(_ test: (QuotesCompany) async throws -> Void) async throws {
  try await withFolderOnDisk { try await QuotesCompany.open(in: $0, test) }
}
