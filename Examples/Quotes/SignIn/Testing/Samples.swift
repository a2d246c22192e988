public import SignInModel
public import Work
public import WorkTesting

public func credentials(
  _ person: Person, _ password: String = WorkTesting.password, key: String = "k"
) -> Credentials {
  Credentials(
    email: "\(person.id.rawValue)@example.com", password: Concealed(password), key: key)
}
