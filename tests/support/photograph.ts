import sharp, { type Sharp } from "sharp";

/** Makes a photograph of one colour. */
export const photograph = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#96701a" } });
