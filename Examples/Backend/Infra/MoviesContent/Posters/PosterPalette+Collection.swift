/// The palettes that films are given, chosen by hand: ink, paper, strong, quiet, accent.
extension PosterPalette {
  static let collection: [PosterPalette] = [
    PosterPalette("#1b1b1e", "#f3e9d2", "#d8412f", "#7b9e9b", "#e9b44c"),  // vermilion
    PosterPalette("#0f2a3d", "#f1ece0", "#1f6f8b", "#8fb3b5", "#e4572e"),  // north sea
    PosterPalette("#2b2118", "#f6ecd0", "#e0a526", "#8a5a34", "#c2402a"),  // mustard
    PosterPalette("#1d1420", "#f7e4dc", "#d94f70", "#7a5570", "#f0b67f"),  // rose noir
    PosterPalette("#10261f", "#f2ead3", "#2f7a56", "#9db38b", "#e3622c"),  // bottle green
    PosterPalette("#141a46", "#f5efe1", "#2d49c9", "#8d9be0", "#f25c3b"),  // ultramarine
    PosterPalette("#2a1233", "#f4e6d8", "#8e3b7a", "#c58ca8", "#f2a541"),  // plum
    PosterPalette("#0d2b2e", "#f4ecd8", "#12747a", "#e2b68a", "#ee6c4d"),  // petrol
    PosterPalette("#230f0f", "#f2e3cc", "#9e2a2b", "#c98b5e", "#e8c07a"),  // oxblood
    PosterPalette("#17323a", "#f6f2e4", "#58b09c", "#c5d8b4", "#ef6f6c"),  // mint
    PosterPalette("#1c2b4a", "#fdf3e1", "#4f9bd9", "#a9cbe0", "#f4b63f"),  // summer sky
    PosterPalette("#251a12", "#f0e2c6", "#b5652b", "#7c7a52", "#e2b04a"),  // tobacco
    PosterPalette("#12263a", "#eef3f2", "#3d7ea6", "#b7d0d8", "#f2545b"),  // arctic
    PosterPalette("#1a1a1a", "#f4f1de", "#c9d02e", "#6a8f6b", "#ef4e7b"),  // acid
    PosterPalette("#2b2d42", "#fff3e4", "#ef6f5e", "#8d99ae", "#ffc857"),  // coral
    PosterPalette("#1f2616", "#efe9d0", "#78862f", "#b6a86a", "#d1552b"),  // moss
    PosterPalette("#221b3a", "#f6effa", "#7d6bc9", "#b9a8e6", "#f7c548"),  // lilac
    PosterPalette("#1c1210", "#f7e7ce", "#e4572e", "#8c4a3c", "#f3a712"),  // ember
    PosterPalette("#151515", "#f2efe8", "#c8102e", "#9a958c", "#5b7c99"),  // red and lead
    PosterPalette("#073b4c", "#f7f3e3", "#118ab2", "#5fb89d", "#ffd166"),  // lagoon
    PosterPalette("#2e2016", "#f4e7cf", "#a67744", "#d3b58a", "#7a3b2e"),  // sepia
    PosterPalette("#3a1d4d", "#fff0e6", "#f0629a", "#f9b5ac", "#3bb4c1"),  // candy
    PosterPalette("#101d42", "#f7ead9", "#f07c1d", "#3f5fb0", "#f4c095"),  // cobalt and orange
  ]
}
