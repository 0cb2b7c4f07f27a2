import { z } from 'zod';
import { givenUrl } from '../given-url.ts';

/** `addWebsitePicture`: the address of a picture that is fetched instead of uploaded. */
export const addWebsitePictureInput = z.object({
  url: z
    .string('invalid.text')
    .trim()
    .min(1, 'invalid.empty')
    .refine((value) => /^https?:/i.test(value) && givenUrl.safeParse(value).success, 'website.errors.pictureAddress'),
});
