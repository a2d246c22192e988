/// The README of a new project.
struct ProjectReadme {
  let name: String
  let sillar: SillarPackage

  private var program: String { name.lowercased() }
  private var things: String { name.spaced.lowercased() }

  var text: String {
    """
    # \(name)

    An app made with Sillar: a list and a detail of \(things), read from a service of its own, and saved for reading without a
    connection.

    ## Run it

    It needs Swift 6.3 and SQLite's headers (`libsqlite3-dev` on Debian). The first build compiles the libraries, too, which
    takes some minutes.

    ```sh
    swift build
    .build/debug/\(program)-backend --port 8081 --data-dir .data/backend
    ```

    In another terminal:

    ```sh
    .build/debug/\(program) --backend-url http://127.0.0.1:8081
    ```

    Open http://127.0.0.1:8080. Ctrl-C ends a program.

    While you work on it, this builds and starts both, again after each change:

    ```sh
    \(sillar.tool) dev \(program)-backend --port 8081 --data-dir .data/backend -- \(program) --backend-url http://127.0.0.1:8081
    ```

    **Without the service**: open one of the \(things), end the backend, and go on in the app. What you have opened is there, with
    its age; anything else says that the service cannot be reached. Start the backend again, and the screen becomes live by
    itself.

    `.build/debug/\(program) --help` lists the options; each is an environment variable, too. What the app keeps lies in
    `.data`, and what the backend will keep in `.data/backend`.

    ## Test it

    ```sh
    swift test
    Scripts/ci
    ```

    `Scripts/ci` is what a change must pass: layout, the rules in `sillar.rules`, tests.

    ## What is where

    | folder | has |
    | --- | --- |
    | `Features/\(name)/Model` | rules and values, without screens, HTTP or SQL |
    | `Features/\(name)/Delivery` | screens: a route, a presenter and a view each; the coordinator shows them |
    | `Features/\(name)/Wire` | what the app and the service say to each other |
    | `Features/\(name)/Infra` | the app's side: it reads from the service, and saves |
    | `Features/\(name)/Service` | the service's side: it answers |
    | `Features/\(name)/Tests` | tests of the screens, and of Infra against the service |
    | `Apps/\(name)` | the app: it puts the layers together, and is a program |
    | `Backend` | the services as a program |

    ## Go on

    ```sh
    \(sillar.tool) new screen \(name) Favorites --list
    \(sillar.tool) new module Coupons
    \(sillar.tool) new app Together \(name) Coupons
    \(sillar.tool) new flavor Festive --of \(name)
    swift build && swift test
    ```

    A new screen has an address, `/favorites`, and nothing leads to it yet. The backend serves a new module; an app has it when
    its list of modules and its coordinator name it, as those of the app `Together` do. A flavor has the features of another app,
    and words and colors of its own, in `Apps/Festive/Resources`.

    """
  }
}
