declare module "heic-decode" {
  /** Decodes a telephone's photograph. */
  export default function decode(file: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}
