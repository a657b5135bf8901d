import type { Detail } from "../../../domain/pictures/picture-files.ts";

/** How an image is seen: enlarged around the middle of its stage, and moved before by pixels, as Panzoom counts. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** Share of the stage that a detail fills, across or down. */
const FILLED = 0.8;

/** Returns the box in which an image lies that is contained in another box, in its middle. */
export function containedBox({ width, height }: Size, within: Box): Box {
  const scale = Math.min(within.width / width, within.height / height);
  return {
    x: within.x + (within.width - width * scale) / 2,
    y: within.y + (within.height - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
}

/** Returns the view in which the detail of an image that lies in a box of the stage is in the middle, and large. */
export function viewOfDetail(stage: Size, image: Box, [x, y, width, height]: Detail["box"]): View {
  return {
    scale:
      FILLED *
      Math.min(stage.width / (width * image.width), stage.height / (height * image.height)),
    x: stage.width / 2 - image.x - (x + width / 2) * image.width,
    y: stage.height / 2 - image.y - (y + height / 2) * image.height,
  };
}

/** Returns the view at a share of the way from the whole to an end, equally fast all the way, around one point that stays. */
export function viewOnTheWay(end: View, share: number): View {
  const scale = end.scale ** share;
  const moved = end.scale === 1 ? share : (1 - 1 / scale) / (1 - 1 / end.scale);
  return { scale, x: end.x * moved, y: end.y * moved };
}

/** Returns a view as Panzoom writes it in CSS. */
export const transformOf = ({ scale, x, y }: View) => `scale(${scale}) translate(${x}px, ${y}px)`;

/** Returns what undoes it. */
export const inverseOf = ({ scale, x, y }: View) =>
  `translate(${-x}px, ${-y}px) scale(${1 / scale})`;
