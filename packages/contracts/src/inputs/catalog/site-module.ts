import { z } from 'zod';
import { givenUrl } from '../given-url.ts';
import { publicLine, publicLines, uuid } from '../text.ts';
import { isTitleOfOurs } from './reserved-names.ts';

/** Module types by category (SPEC §2, DESIGN §12); choosing a category chooses its first type (SPEC §4). */
export const WEBSITE_MODULE_CATEGORIES = {
  profile: ['profile'],
  player: ['player'],
  grid: ['grid-card', 'grid-rectangle'],
  introduction: ['game-info'],
  article: ['article'],
} as const;
export type WebsiteModuleCategory = keyof typeof WEBSITE_MODULE_CATEGORIES;
export type WebsiteModuleType = (typeof WEBSITE_MODULE_CATEGORIES)[WebsiteModuleCategory][number];
export const WEBSITE_MODULE_TYPES: readonly WebsiteModuleType[] = Object.values(WEBSITE_MODULE_CATEGORIES).flat();
/** Categories that are shown as inactive and can't be added. */
export const INACTIVE_WEBSITE_MODULE_CATEGORIES = ['social', 'page', 'journal'] as const;

/** Types whose list must not be empty (SPEC §5). */
const LISTED: readonly WebsiteModuleType[] = ['player', 'grid-card', 'grid-rectangle'];
export const hasList = (type: WebsiteModuleType): boolean => LISTED.includes(type);

/** What a module can name: a listing, a listing as a game, or the owner's tracked link or article. */
export const WEBSITE_RESOURCE_TYPES = ['store', 'store_ad_link', 'game', 'website_article'] as const;
export type WebsiteResourceType = (typeof WEBSITE_RESOURCE_TYPES)[number];

export const PROFILE_TITLE_MAX = 80;
export const PROFILE_DESCRIPTION_MAX = 1000;
export const MODULE_LIST_MAX = 30;
export const MODULE_LINKS_MAX = 10;
export const LINK_TITLE_MAX = 40;

const cid = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'website.errors.moduleId');
const type = z.enum(WEBSITE_MODULE_TYPES as [WebsiteModuleType, ...WebsiteModuleType[]], 'website.errors.moduleKind');
const resourceType = z.enum(WEBSITE_RESOURCE_TYPES, 'website.errors.resourceType');

/** A profile's is the title of the site's page, at an address of ours. */
const title = publicLine(PROFILE_TITLE_MAX, { tooLong: 'website.errors.titleTooLong' }).refine(
  (text) => !isTitleOfOurs(text),
  'website.errors.titleReserved',
);

/** Each type has a title; the other fields are a profile's and optional (SPEC §5). All are plain text. */
const element = z.object({
  title: title.nullish(),
  description: publicLines(PROFILE_DESCRIPTION_MAX, { tooLong: 'website.errors.descriptionTooLong' }).nullish(),
  backgroundImg: uuid.nullish(),
  avatar: uuid.nullish(),
});

const resource = z.object({ resourceType, resourceUUID: uuid });
export type WebsiteResourceInput = z.output<typeof resource>;

const item = resource.extend({ cid, isActive: z.boolean().nullish() });
const link = z.object({
  cid,
  title: publicLine(LINK_TITLE_MAX).min(1, 'invalid.empty'),
  url: givenUrl.refine((url) => url !== '', 'invalid.empty'),
});

const once = (items: readonly { cid: string }[]) => new Set(items.map((each) => each.cid)).size === items.length;

const shape = z.object({
  cid,
  type,
  layout: z.enum(['default'], 'website.errors.moduleLayout').nullish(),
  isActive: z.boolean().nullish(),
  element,
  list: z
    .array(item)
    .max(MODULE_LIST_MAX, 'website.errors.listTooLong')
    .refine(once, 'website.errors.moduleIdTwice')
    .nullish()
    .transform((list) => list ?? []),
  links: z
    .array(link)
    .max(MODULE_LINKS_MAX, 'website.errors.tooManyLinks')
    .refine(once, 'website.errors.moduleIdTwice')
    .nullish()
    .transform((links) => links ?? []),
  article: resource.nullish().transform((value) => value ?? null),
  gameInfo: resource.nullish().transform((value) => value ?? null),
});

/** Drops the fields of other types (SPEC §4). */
function ofItsKind(module: z.output<typeof shape>): z.output<typeof shape> {
  return {
    ...module,
    list: hasList(module.type) ? module.list : [],
    links: module.type === 'profile' ? module.links : [],
    article: module.type === 'article' ? module.article : null,
    gameInfo: module.type === 'game-info' ? module.gameInfo : null,
  };
}

const isWork = ({ resourceType: of }: WebsiteResourceInput) => of !== 'website_article';

/** A module that is valid by SPEC §5. */
export const websiteModuleInput = shape.transform(ofItsKind).superRefine((module, context) => {
  const say = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (hasList(module.type) && module.list.length === 0) say(['list'], 'website.errors.listEmpty');
  if (module.type === 'article' && module.article?.resourceType !== 'website_article') say(['article'], 'website.errors.articleMissing');
  if (module.type === 'game-info' && !(module.gameInfo && isWork(module.gameInfo))) say(['gameInfo'], 'website.errors.storeMissing');
  const articles = module.type === 'player' ? module.list.findIndex((each) => !isWork(each)) : -1;
  if (articles >= 0) say(['list', articles, 'resourceType'], 'website.errors.resourceType');
});

export type WebsiteModuleInput = z.output<typeof websiteModuleInput>;
