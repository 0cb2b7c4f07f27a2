import { z } from 'zod';
import { givenUrl } from '../given-url.ts';

/** `addWebsitePicture`: where a picture is that a maker of sites names instead of sending it. */
export const addWebsitePictureInput = z.object({
  url: z
    .string('invalid.text')
    .trim()
    .min(1, 'invalid.empty')
    .refine((value) => /^https?:/i.test(value) && givenUrl.safeParse(value).success, 'website.errors.pictureAddress'),
});
