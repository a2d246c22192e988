/// The stored requests with their photos and chats, in one transaction.
///
///     let message = try await live.read { records in try records.message(id) }
public protocol LiveRecords: QuotesRecords, ChatRecords, PhotoRecords {}
