/**
 * Widths of our pictures' variants, in pixels: what the layouts show at one and two dots per pixel, rounded up, because browsers also
 * choose a file that is a little too small. No other width is made.
 */
export const PICTURE_WIDTHS = [48, 80, 128, 160, 208, 256, 352, 480, 768, 960, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** In order of size: a browser takes the first format that it can read. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The address of our picture: `…/i/<uuid>.<jpg or png>`. */
const OURS = /^(.*\/i\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?:jpg|png)$/;

export interface PictureSource {
  type: `image/${PictureFormat}`;
  srcSet: string;
}

/**
 * Returns the smaller files of a picture for `<source>`; empty for any other image, such as a preview.
 * @param largest the widest existing one, in pixels
 * @param smallest the narrowest width at which it is shown, in pixels; smaller files are left out
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

/** Returns whether an address is a film's: `…/v/<uuid>.webm`. */
export const isFilmUrl = (url: string): boolean => /\/v\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webm$/.test(url);

const VARIANT = /^([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})_([1-9][0-9]{1,3})\.([a-z]{4})$/;

export interface PictureVariant {
  uuid: string;
  width: PictureWidth;
  format: PictureFormat;
}

/** Returns the variant that a file name under `/i/` means; null when it is never made. */
export function parseVariant(name: string): PictureVariant | null {
  const [, uuid, digits, extension] = VARIANT.exec(name) ?? [];
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits);
  const format = PICTURE_FORMATS.find((known) => known === extension);
  return uuid && width && format ? { uuid, width, format } : null;
}
