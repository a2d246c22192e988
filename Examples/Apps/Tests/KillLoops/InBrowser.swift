import Chromium
import Testing

@testable import BrowserSupport

/// Programs that are killed at any moment, in a browser, as users see them. One browser serves all of these tests.
@Suite(.browser, .seededBackend, .serialized) struct InBrowser {}
