/// A command of WebDriver (W3C), with its name in Marionette, Firefox's own protocol for the same commands.
enum Command: Sendable {
  case newSession, open, refresh, back, forward, execute, act
  case click(String)
  case deleteCookies, handles, newWindow, switchWindow, closeWindow
  /// Marionette's own: scripts run in the page (`content`) or in the browser (`chrome`).
  case setContext

  var name: String {
    switch self {
    case .newSession: "WebDriver:NewSession"
    case .open: "WebDriver:Navigate"
    case .refresh: "WebDriver:Refresh"
    case .back: "WebDriver:Back"
    case .forward: "WebDriver:Forward"
    case .execute: "WebDriver:ExecuteScript"
    case .act: "WebDriver:PerformActions"
    case .click: "WebDriver:ElementClick"
    case .deleteCookies: "WebDriver:DeleteAllCookies"
    case .handles: "WebDriver:GetWindowHandles"
    case .newWindow: "WebDriver:NewWindow"
    case .switchWindow: "WebDriver:SwitchToWindow"
    case .closeWindow: "WebDriver:CloseWindow"
    case .setContext: "Marionette:SetContext"
    }
  }

  /// The method and the path below the session.
  var request: (method: String, path: String) {
    switch self {
    case .newSession: ("POST", "")
    case .open: ("POST", "/url")
    case .refresh: ("POST", "/refresh")
    case .back: ("POST", "/back")
    case .forward: ("POST", "/forward")
    case .execute: ("POST", "/execute/sync")
    case .act: ("POST", "/actions")
    case .click(let element): ("POST", "/element/\(element)/click")
    case .deleteCookies: ("DELETE", "/cookie")
    case .handles: ("GET", "/window/handles")
    case .newWindow: ("POST", "/window/new")
    case .switchWindow: ("POST", "/window")
    case .closeWindow: ("DELETE", "/window")
    case .setContext: ("POST", "/moz/context")
    }
  }
}
