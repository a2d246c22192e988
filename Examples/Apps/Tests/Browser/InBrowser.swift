import Chromium
import Testing

@testable import BrowserSupport

/// The apps as people see them in a browser. One browser serves all of these tests.
@Suite(.browser, .seededBackend, .serialized) struct InBrowser {}
