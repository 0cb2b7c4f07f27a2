import type { PictureRequest } from './ports.ts';

interface Preset {
  width: number;
  height: number;
  steps: number;
  cfg: number;
  /** What it is brought to in the end; 1 is as it was drawn. */
  scale: number;
}

/** How each folder's pictures are drawn (SPEC §9). */
export const PICTURE_PRESETS: Readonly<Record<PictureRequest['folder'], Preset>> = {
  bg: { width: 640, height: 360, steps: 40, cfg: 12, scale: 3 },
  cg: { width: 640, height: 360, steps: 40, cfg: 12, scale: 3 },
  character: { width: 640, height: 1280, steps: 40, cfg: 12, scale: 1 },
};

/** The pixels that a folder's picture has in the end. */
export function sizeOf(folder: PictureRequest['folder']): { width: number; height: number } {
  const { width, height, scale } = PICTURE_PRESETS[folder];
  return { width: width * scale, height: height * scale };
}
