import ShopsKit
import SillarTesting
import TestServers
import Testing

@testable import CatalogDelivery
@testable import PaymentsDelivery
@testable import Sillar

/// Market in Brazil.
@Suite(.backend) struct MarketPortugueseTests {
  @Test func `every screen is in Portuguese, with its products and amounts`() async throws {
    let visitor = newcomer(reading: "pt-BR")
    try await withFolder { folder in
      let clock = TestClock()
      let app = try Brand.market.make(in: folder, clock: clock)
      let words = app.flavor.localization(for: visitor)
      let english = app.flavor.localization(for: newcomer(reading: "en")).titles
        .subtracting(words.titles).filter { $0.count > 4 }
      try await TestHost.open(app, visitor: visitor, clock: clock) { host in
        func isPortuguese(_ texts: String...) async throws {
          for text in texts { try await host.see(text) }
          let screen = await host.text
          let strangers = english.filter { screen.contains($0) }
          #expect(strangers.isEmpty, "\(screen)")
        }
        try await host.open("/sign-in")
        try await isPortuguese("# Entrar", "Continuar como visitante")
        try await host.enter(words)
        try await isPortuguese("Coisas que duram", "O que você procura?", "Cozinha")
        let shopping = Shopping(host: host, words: words)
        try await shopping.find("cafeteira", expecting: "Cafeteira italiana de seis xícaras")
        try await isPortuguese("Por que gostamos", "Alumínio, cabo de faia", "€\u{a0}29,90")
        try await shopping.buy(3)
        try await isPortuguese("Como você prefere pagar?", "Em até 12 parcelas")
        try await host.tap(words.text(PaymentsWords.newCard))
        try await host.tap(words.text(PaymentsWords.cardContinue))
        try await isPortuguese("Digite o número que está no seu cartão.")
        try await host.open("/basket")
        try await isPortuguese("Você já fez este pedido", "3 itens")
        try await host.open("/orders")
        try await isPortuguese("Aguardando pagamento", "€\u{a0}89,70")
        try await host.open("/account")
        try await isPortuguese("Sua conta")
      }
    }
  }
}
