import Chromium
import Testing

@testable import BrowserSupport

/// Programs that are killed at any moment, as people see them in a browser. One browser serves all of these tests.
@Suite(.browser, .seededBackend, .serialized) struct InBrowser {}
