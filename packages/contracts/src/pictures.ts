/**
 * The widths, in pixels, in which our pictures are handed out: what the layouts show at one and two dots per pixel, a
 * little more rather than less: browsers round down to a file that is nearly wide enough. No other width is made.
 */
export const PICTURE_WIDTHS = [48, 80, 128, 160, 208, 256, 352, 480, 768, 960, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Smallest first: a browser takes the first that it can read. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A picture of ours by its address: `…/i/<uuid>.<jpg or png>`. */
const OURS = /^(.*\/i\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?:jpg|png)$/;

export interface PictureSource {
  type: `image/${PictureFormat}`;
  srcSet: string;
}

/**
 * The smaller files of a picture, for `<source>`; empty for what isn't a picture of ours, such as a preview.
 * @param largest the widest, in pixels, that there can be of it
 * @param smallest the narrowest, in pixels, that it is shown: no smaller file is named
 */
export function pictureSources(url: string, largest: number, smallest = 0): PictureSource[] {
  const [, base] = OURS.exec(url) ?? [];
  if (!base) return [];
  const widths = PICTURE_WIDTHS.filter((width) => width >= smallest && width <= largest);
  return PICTURE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${base}_${width}.${format} ${width}w`).join(', '),
  }));
}

/** Whether an address is of a film that was given as a screenshot: `…/v/<uuid>.webm`. */
export const isFilmUrl = (url: string): boolean => /\/v\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webm$/.test(url);

const VARIANT = /^([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})_([1-9][0-9]{1,3})\.([a-z]{4})$/;

export interface PictureVariant {
  uuid: string;
  width: PictureWidth;
  format: PictureFormat;
}

/** What a file name under `/i/` asks for; null when no such variant is ever made. */
export function parseVariant(name: string): PictureVariant | null {
  const [, uuid, digits, extension] = VARIANT.exec(name) ?? [];
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits);
  const format = PICTURE_FORMATS.find((known) => known === extension);
  return uuid && width && format ? { uuid, width, format } : null;
}
