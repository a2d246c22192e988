// For apps with accounts, the company is one module.
@_exported import CompanyBase
