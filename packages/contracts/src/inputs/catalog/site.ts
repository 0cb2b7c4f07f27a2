import { z } from 'zod';
import { LOCALES } from '../../locales.ts';
import { uuid } from '../text.ts';
import { listQuery } from './listing.ts';
import { isSiteNameOfOurs } from './reserved-names.ts';
import { websiteModuleInput } from './site-module.ts';

export const WEBSITE_NAME_MIN = 3;
/** A DNS label has at most 63 characters, of which `s-` are two. */
export const WEBSITE_NAME_MAX = 61;
export const WEBSITE_MODULES_MAX = 50;
/** Works and articles in all modules together. */
export const WEBSITE_RESOURCES_MAX = 200;
/** Modules with a whole article. */
export const WEBSITE_ARTICLE_MODULES_MAX = 10;
/** Stored versions of a site. */
export const WEBSITE_VERSIONS_MAX = 50;
/** Names per site, including former ones, which stay its own. */
export const WEBSITE_NAMES_MAX = 10;

export const WEBSITE_THEMES = ['paper', 'night', 'stage'] as const;
export type WebsiteTheme = (typeof WEBSITE_THEMES)[number];
export const WEBSITE_THEME_DEFAULT: WebsiteTheme = 'paper';

export const websiteName = z
  .string()
  .trim()
  .toLowerCase()
  .min(WEBSITE_NAME_MIN, 'website.errors.nameTooShort')
  .max(WEBSITE_NAME_MAX, 'website.errors.nameTooLong')
  .regex(/^[a-z0-9-]*$/, 'website.errors.nameCharacters')
  .regex(/^[^-].*[^-]$/, 'website.errors.nameHyphenEdge');

/** Names that look like ours or like a part of our infrastructure. */
const RESERVED_NAMES: ReadonlySet<string> = new Set(
  `about abuse account accounts admin administrator api app apps assets auth billing blog cdn cloud contact dev dns docs download
  email faq files ftp gateway help host hostmaster images img imap info legal lobby localhost login logout mail media meowtale meta
  news noreply official ops payment payments pop postmaster press preview privacy public root sales security server shop site sites
  smtp staff staging static stats status store support system team terms test testing upload webmaster works www`.split(/\s+/),
);

/** A new name; existing sites keep reserved ones. */
export const newWebsiteName = websiteName.refine(
  (name) => !RESERVED_NAMES.has(name) && !isSiteNameOfOurs(name),
  'website.errors.nameReserved',
);

/** `addWebsiteMain`: letters, digits and hyphens; stored in lower case. */
export const addWebsiteMainInput = z.object({ name: newWebsiteName });

const revision = z.int('invalid.number').min(0, 'invalid.too-small');

type Named = { resourceUUID: string } | null;
/** Returns the works and articles that a module names. */
export const resourcesOf = <M extends { list: readonly Named[]; article: Named; gameInfo: Named }>(
  module: M,
): NonNullable<M['list'][number] | M['article'] | M['gameInfo']>[] =>
  [...module.list, module.article, module.gameInfo].filter((each) => each != null);

const config = z.object({
  modules: z
    .array(websiteModuleInput)
    .max(WEBSITE_MODULES_MAX, 'website.errors.tooManyModules')
    .refine((modules) => new Set(modules.map((module) => module.cid)).size === modules.length, 'website.errors.moduleIdTwice')
    .refine((modules) => modules.flatMap(resourcesOf).length <= WEBSITE_RESOURCES_MAX, 'website.errors.tooManyResources')
    .refine(
      (modules) => modules.filter(({ type }) => type === 'article').length <= WEBSITE_ARTICLE_MODULES_MAX,
      'website.errors.tooManyArticles',
    ),
  theme: z.enum(WEBSITE_THEMES, 'website.errors.theme').nullish(),
  language: z.enum(LOCALES, 'invalid.language').nullish(),
});

/** `setWebsiteMain`: fields that are left out stay unchanged. `state` 1 public, 0 hidden. */
export const setWebsiteMainInput = z.object({
  uuid,
  revision,
  config: config.nullish(),
  state: z.union([z.literal(0), z.literal(1)], 'invalid.status').nullish(),
  name: newWebsiteName.nullish(),
});
export type SetWebsiteMainInput = z.output<typeof setWebsiteMainInput>;

/** `findWebsiteHistory`, the newest first. */
export const websiteHistoryQuery = listQuery.pick({ page: true, pageSize: true });
/** `restoreWebsiteMain`: `version` is one of the site's history. */
export const restoreWebsiteMainInput = z.object({ uuid, revision, version: uuid });
