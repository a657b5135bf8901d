declare module "subset-font" {
  /** Subsets a font to some characters and OpenType features. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2" | "sfnt"; keepFeatures?: string[] },
  ): Promise<Buffer>;
}
