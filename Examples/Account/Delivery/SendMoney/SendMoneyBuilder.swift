import AccountModel
import Sillar

struct SendMoneyBuilder {
  let actions: AccountActions
  let words: Localization
  let recovery: Recovery

  func build(coordinator: any SendMoneyCoordinator) -> Screen {
    let form = MoneyFormModel(
      findPeople: actions.findPeople, format: AmountFormat(locale: words.locale),
      clock: recovery.clock)
    let account = Loader(recovery: recovery) { [actions] in actions.getAccount.execute() }
    return Screen(
      "send-money", path: "/send", view: SendMoneyView(words: words),
      presenter: SendMoneyPresenter(
        form: form, account: account, actions: actions, coordinator: coordinator))
  }
}
