import Chromium
import Testing

@testable import BrowserSupport

/// The apps in a browser, as users see them. One browser serves all of these tests.
@Suite(.browser, .seededBackend, .serialized) struct InBrowser {}
