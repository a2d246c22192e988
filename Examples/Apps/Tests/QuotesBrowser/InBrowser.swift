import Chromium
import Testing

@testable import BrowserSupport

/// Homeowner and Pro in a browser, as users see them. One browser serves all of these tests.
@Suite(.browser, .seededBackend, .serialized) struct InBrowser {}
