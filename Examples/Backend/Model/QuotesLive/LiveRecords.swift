/// All that is stored of requests, with the photos and chats that belong to them: one transaction.
///
///     let message = try await live.read { records in try records.message(id) }
public protocol LiveRecords: QuotesRecords, ChatRecords, PhotoRecords {}
