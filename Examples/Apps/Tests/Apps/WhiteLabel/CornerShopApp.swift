import CatalogDelivery
import CatalogInfra
import CatalogModel
import CompanyKit
import Foundation
import PaymentsDelivery
import PaymentsInfra
import PaymentsModel
import Sillar
import SillarData

/// A third app, for somebody else's customers: this file and a folder of resources are all of it.
struct CornerShopApp: App {
  static let modules = [CatalogModule.module, PaymentsModule.module]

  let flavor: Flavor
  private let company: Company
  private let catalog: CatalogInfraFactory
  private let payments: PaymentsInfraFactory
  let clock: any Clock<Duration>

  init(
    resources: URL, languages: [String] = ["es", "en"], providers: [any ConfigurationProvider],
    clock: any Clock<Duration>
  ) throws {
    let configuration = try Configuration(
      flavor: "CornerShop", modules: Self.modules, declarations: Company.declarations,
      providers: [ResourceConfiguration(resources, name: "the corner shop's resources")] + providers
    )
    let api = try configuration.require(APIURL.self)
    let folder = try configuration.require(DataFolder.self)
    catalog = try CatalogInfraFactory(
      apiURL: api.appending(path: "market"), dataDirectory: folder, clock: clock, logger: silent)
    payments = try PaymentsInfraFactory(
      apiURL: api.appending(path: "payments"), dataDirectory: folder, clock: clock, logger: silent)
    company = Company(
      configuration: configuration, connectivity: [catalog.connectivity, payments.connectivity],
      clock: clock, logger: silent)
    flavor = try Flavor(
      name: "CornerShop", version: "1.0.0", summary: "Around the corner.", languages: languages,
      modules: Self.modules, resources: resources, configuration: configuration,
      requiredBehaviors: company.requiredBehaviors)
    self.clock = clock
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    let payments = PaymentsCoordinator(
      context, actions: payments.actions(for: PaymentsModel.CustomerID(context.visitor.id)))
    let shop = CatalogCoordinator(
      context,
      actions: catalog.actions(
        for: CatalogModel.CustomerID(rawValue: context.visitor.id), language: context.language),
      pay: { [weak payments] order, finish in
        payments?.pay(Payable.ID(order.rawValue)) { outcome in
          if case .paid = outcome { finish(.paid) } else { finish(.cancelled) }
        }
      },
      showReceipt: { [weak payments] in payments?.showReceipt(Payment.ID($0)) })
    return CornerShopCoordinator(shop: shop, payments: payments)
  }

  func run() async { await company.run() }
}

private final class CornerShopCoordinator: Coordinator {
  private let shop: CatalogCoordinator
  private let payments: PaymentsCoordinator

  init(shop: CatalogCoordinator, payments: PaymentsCoordinator) {
    self.shop = shop
    self.payments = payments
  }

  func start() { shop.start() }
  var routes: [Destination] {
    shop.routes
    payments.routes
  }
  func back() -> BackAnswer { payments.isShowing ? payments.back() : shop.back() }
  func leave() -> BackAnswer { payments.leave() }
}
