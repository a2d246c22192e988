extension ProductContent {
  static let linenNotebook = ProductContent(
    id: "linen-notebook", category: "desk", price: 1290, stock: 38,
    english: ProductText(
      name: "Linen-bound notebook",
      summary: "A5, 192 dotted pages that lie flat, with a ribbon and an elastic band.",
      description: """
        The pages are sewn in sections of sixteen, so the book opens flat at any page. The 100 \
        g paper takes fountain pen ink without showing it on the back.

        The cover is linen over stiff board and bears the bag it travels in. A pocket at the \
        back holds tickets and cards.
        """,
      facts: [
        "Size": "A5, 14.8 × 21 cm",
        "Pages": "192, dotted",
        "Paper": "100 g/m², acid-free",
        "Cover": "Linen",
      ]),
    spanish: ProductText(
      name: "Cuaderno de tapas de lino",
      summary: "A5, 192 páginas punteadas que se abren planas, con cinta y goma.",
      description: """
        Las hojas van cosidas en cuadernillos, y por eso el cuaderno se abre plano por \
        cualquier página. El papel de 100 g admite pluma sin que la tinta traspase.

        Las tapas son de cartón rígido forrado de lino y aguantan bien la mochila. Detrás hay \
        un bolsillo para billetes y tarjetas.
        """,
      facts: [
        "Medidas": "A5, 14,8 × 21 cm",
        "Páginas": "192, punteadas",
        "Papel": "100 g/m², sin ácido",
        "Tapas": "Lino",
      ]),
    picture: DeskPictures.linenNotebook)
}
