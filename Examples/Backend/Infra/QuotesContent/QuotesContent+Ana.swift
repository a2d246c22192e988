import BackendModel

extension QuotesContent {
  static let ana: [RequestStory] = [
    RequestStory(
      number: 11, homeowner: "ana", kind: .electricity, title: "Enchufes nuevos en el estudio",
      description: """
        Quiero cuatro enchufes más en el estudio y mover uno que queda detrás del armario. El \
        cuadro se cambió hace dos años.
        """,
      city: "Madrid", postcode: "28004", when: .thisMonth, age: 46 * 24, state: .done,
      applicants: [
        .init(
          member: "diego", age: 45 * 24,
          offer: .init(
            age: 44 * 24, state: .accepted,
            items: [("Enchufe doble, instalado", 4, 38_00), ("Mover un enchufe", 1, 45_00)]))
      ], rating: (5, "Puntual, limpio y explicó todo lo que hacía. Volveré a llamarle.")),
    RequestStory(
      number: 12, homeowner: "ana", kind: .plumbing, title: "Cambiar la cisterna del baño",
      description: "La cisterna pierde agua y el mecanismo ya no tiene arreglo. Es un modelo bajo.",
      city: "Madrid", postcode: "28004", when: .asSoonAsPossible, age: 19 * 24, state: .done,
      applicants: [
        .init(
          member: "carla", age: 18.5 * 24,
          offer: .init(
            age: 18 * 24, state: .accepted,
            items: [("Cisterna baja", 1, 89_90), ("Mano de obra, por hora", 2, 42_00)]))
      ]),
    RequestStory(
      number: 13, homeowner: "ana", kind: .heating, title: "Revisión de la caldera antes del frío",
      description: """
        Caldera de condensación de 2019. Toca la revisión anual y hace un ruido al encenderse por \
        las mañanas.
        """,
      city: "Madrid", postcode: "28004", when: .thisMonth, age: 9 * 24, state: .assigned,
      applicants: [
        .init(
          member: "carla", age: 8.5 * 24,
          offer: .init(
            age: 8 * 24, state: .accepted,
            items: [("Revisión anual", 1, 75_00), ("Juego de juntas", 1, 18_50)]))
      ]),
    RequestStory(
      number: 14, homeowner: "ana", kind: .cleaning, title: "Limpieza a fondo tras la obra",
      description: "Piso de 80 m² después de pintar. Cristales incluidos.",
      city: "Madrid", postcode: "28004", when: .flexible, age: 8 * 24, state: .cancelled,
      cancellation: (.foundSomeone, "Al final lo hace una vecina.")),
    RequestStory(
      number: 15, homeowner: "ana", kind: .painting, title: "Pintar el salón y el pasillo",
      description: """
        Unos 60 m² de pared, ahora con gotelé fino. Blanco roto en el salón y un verde claro en el \
        pasillo. Los muebles los aparto yo.
        """,
      city: "Madrid", postcode: "28004", when: .flexible, age: 4 * 24,
      applicants: [
        .init(
          member: "diego", age: 3.5 * 24,
          offer: .init(
            age: 3 * 24, state: .offered, days: 14,
            items: [
              ("Pintura plástica lavable, 15 l", 2, 64_00), ("Alisar y pintar, por m²", 60, 9_50),
            ])),
        .init(member: "elena", age: 2 * 24),
      ]),
    RequestStory(
      number: 16, homeowner: "ana", kind: .plumbing, title: "El grifo de la cocina gotea",
      description: """
        Gotea desde hace una semana, también cerrado del todo. Es un monomando con ducha extraíble. \
        Puedo estar en casa por las tardes.
        """,
      city: "Madrid", postcode: "28004", when: .asSoonAsPossible, age: 26,
      applicants: [
        .init(
          member: "carla", age: 22,
          offer: .init(
            age: 20, state: .offered, days: 10,
            items: [("Cartucho cerámico", 1, 24_90), ("Desplazamiento y mano de obra", 1, 48_00)]))
      ]),
  ]
}
