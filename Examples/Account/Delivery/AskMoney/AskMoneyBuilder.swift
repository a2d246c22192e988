import AccountModel
import Sillar

struct AskMoneyBuilder {
  let actions: AccountActions
  let words: Localization
  let recovery: Recovery

  func build(coordinator: any AskMoneyCoordinator) -> Screen {
    let form = MoneyFormModel(
      findPeople: actions.findPeople, format: AmountFormat(locale: words.locale),
      clock: recovery.clock)
    return Screen(
      "ask-money", path: "/ask", view: AskMoneyView(words: words),
      presenter: AskMoneyPresenter(
        form: form, askForMoney: actions.askForMoney, coordinator: coordinator))
  }
}
