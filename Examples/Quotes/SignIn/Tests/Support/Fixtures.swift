import SignInModel
import Work

let ana = Person(id: PersonID("ana"), name: "Ana Ruiz", role: .homeowner, city: "Madrid")
let ben = Person(id: PersonID("ben"), name: "Ben Ortiz", role: .homeowner, city: "Valencia")
let carla = Person(id: PersonID("carla"), name: "Carla Vega", role: .professional, city: "Madrid")

let password = "casa-2026"

func credentials(_ person: Person, _ password: String = password, key: String = "k") -> Credentials
{
  Credentials(
    email: "\(person.id.rawValue)@example.com", password: Concealed(password), key: key)
}
