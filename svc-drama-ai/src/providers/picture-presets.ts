import type { PictureRequest } from './ports.ts';

interface Preset {
  width: number;
  height: number;
  steps: number;
  cfg: number;
  /** Factor of upscaling after drawing. */
  scale: number;
}

/** Presets of pictures by folder (SPEC §9). */
export const PICTURE_PRESETS: Readonly<Record<PictureRequest['folder'], Preset>> = {
  bg: { width: 640, height: 360, steps: 40, cfg: 12, scale: 3 },
  cg: { width: 640, height: 360, steps: 40, cfg: 12, scale: 3 },
  character: { width: 640, height: 1280, steps: 40, cfg: 12, scale: 1 },
};

/** Returns the final size of a folder's pictures, in pixels. */
export function sizeOf(folder: PictureRequest['folder']): { width: number; height: number } {
  const { width, height, scale } = PICTURE_PRESETS[folder];
  return { width: width * scale, height: height * scale };
}
