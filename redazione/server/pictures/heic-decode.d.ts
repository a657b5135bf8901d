declare module "heic-decode" {
  /** Opens a photograph of a telephone. */
  export default function decode(file: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}
