import { z } from 'zod';
import { line, lines, uuid } from '../text.ts';

/** Module kinds of a site (SPEC §2, DESIGN §12). The inactive ones are known, shown as such, and can't be added. */
export const WEBSITE_MODULE_KINDS = {
  profile: { category: 'profile', active: true },
} as const;
export const INACTIVE_WEBSITE_MODULE_KINDS = ['social', 'page', 'journal'] as const;

export const WEBSITE_NAME_MIN = 3;
/** A DNS label holds 63; `s-` stands before the name. */
export const WEBSITE_NAME_MAX = 61;
export const WEBSITE_MODULES_MAX = 50;
export const PROFILE_TITLE_MAX = 80;
export const PROFILE_DESCRIPTION_MAX = 1000;

export const websiteName = z
  .string()
  .trim()
  .toLowerCase()
  .min(WEBSITE_NAME_MIN, 'website.errors.nameTooShort')
  .max(WEBSITE_NAME_MAX, 'website.errors.nameTooLong')
  .regex(/^[a-z0-9-]*$/, 'website.errors.nameCharacters')
  .regex(/^[^-].*[^-]$/, 'website.errors.nameHyphenEdge');

/** `addWebsiteMain`: letters, digits and hyphens; what is typed in capitals is kept in small letters. */
export const addWebsiteMainInput = z.object({ name: websiteName });

const kind = z.enum(Object.keys(WEBSITE_MODULE_KINDS) as [keyof typeof WEBSITE_MODULE_KINDS], 'website.errors.moduleKind');

/** A profile needs nothing (SPEC §5); what it says is plain text. */
const profileElement = z.object({
  title: z.string().trim().max(PROFILE_TITLE_MAX, 'website.errors.titleTooLong').pipe(line(PROFILE_TITLE_MAX)).nullish(),
  description: z
    .string()
    .trim()
    .max(PROFILE_DESCRIPTION_MAX, 'website.errors.descriptionTooLong')
    .pipe(lines(PROFILE_DESCRIPTION_MAX))
    .nullish(),
  backgroundImg: uuid.nullish(),
  avatar: uuid.nullish(),
});

export const websiteModuleInput = z.object({
  cid: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'website.errors.moduleId'),
  type: kind,
  layout: z.enum(['default'], 'website.errors.moduleLayout').nullish(),
  isActive: z.boolean().nullish(),
  element: profileElement,
});

export const setWebsiteMainInput = z.object({
  uuid,
  revision: z.int('invalid.number').min(0, 'invalid.too-small'),
  config: z.object({
    modules: z
      .array(websiteModuleInput)
      .max(WEBSITE_MODULES_MAX, 'website.errors.tooManyModules')
      .refine((modules) => new Set(modules.map((module) => module.cid)).size === modules.length, 'website.errors.moduleIdTwice'),
  }),
});

export type WebsiteModuleInput = z.infer<typeof websiteModuleInput>;
export type SetWebsiteMainInput = z.infer<typeof setWebsiteMainInput>;
