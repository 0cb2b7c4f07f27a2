import { isAdultCategory } from '@meowtale/contracts/categories';
import { titleWithin } from '@meowtale/contracts/page-title';
import { shortened } from '@meowtale/contracts/text/characters';
import { pickWords } from '@meowtale/contracts/words';
import { z } from 'zod';
import type { SsrData } from '../../src/graphql/client.ts';

const pictureSchema = z.object({ url: z.string(), width: z.number().nullish(), height: z.number().nullish() }).nullish();
const workSchema = z.object({
  uuid: z.string(),
  category: z.string(),
  default_lang: z.string(),
  store_info: z.array(z.object({ language: z.string(), name: z.string(), data: z.object({ cover: pictureSchema }) })),
});
const withWork = z.object({ store: workSchema.nullish() });

/** The fields of a site that its head uses; a page queries only those that it shows. */
const siteSchema = z.object({
  name: z.string(),
  address: z.url(),
  author: z.object({ nickname: z.string() }),
  updated_at: z.string(),
  config: z.object({
    language: z.string(),
    modules: z
      .array(
        z.object({
          type: z.string(),
          element: z.object({ title: z.string(), description: z.string(), avatar: pictureSchema }),
          list: z.array(withWork),
          links: z.array(z.object({ url: z.string() })),
          gameInfo: withWork.nullish(),
        }),
      )
      .optional(),
  }),
  article: z
    .object({ uuid: z.string(), headline: z.string(), excerpt: z.string(), cover: pictureSchema, created_at: z.string() })
    .nullish(),
});
export type HeadSite = z.infer<typeof siteSchema>;

const answerSchema = z.object({ findWebsitePublic: siteSchema.nullable() });

/** Returns the site from which a page was rendered; null without one. @throws when no response contains it */
export function siteOfResults(results: SsrData): HeadSite | null {
  for (const { data } of Object.values(results)) {
    const answer = answerSchema.safeParse(data === undefined ? null : JSON.parse(data));
    if (answer.success) return answer.data.findWebsitePublic;
  }
  throw new Error('a site was drawn without asking which');
}

export interface SiteHead {
  title: string;
  description: string;
  /** The site's own name. */
  siteName: string;
  canonical: string;
  type: 'profile' | 'article';
  image: { url: string; width: number | null; height: number | null } | null;
  linkedData: Record<string, unknown>;
  /** Whether search engines may list it: not before there is something to find. */
  indexed: boolean;
}

type Picture = z.infer<typeof pictureSchema>;
const imageOf = (picture: Picture): SiteHead['image'] =>
  picture ? { url: picture.url, width: picture.width ?? null, height: picture.height ?? null } : null;

const DESCRIPTION_MAX = 300;
const short = (text: string) => shortened(text.replace(/\s+/g, ' ').trim(), DESCRIPTION_MAX);

/** Returns the works that a site shows to everyone, each once; adult ones are hidden from crawlers (ADR 10). */
function openWorks({ config }: HeadSite): z.infer<typeof workSchema>[] {
  const works = (config.modules ?? []).flatMap(({ list, gameInfo }) => [...list, ...(gameInfo ? [gameInfo] : [])]);
  const open = works.flatMap(({ store }) => (store && !isAdultCategory(store.category) ? [store] : []));
  return [...new Map(open.map((store) => [store.uuid, store])).values()];
}

function articleHead(site: HeadSite, article: NonNullable<HeadSite['article']>): SiteHead {
  const canonical = `${site.address}/articles/${article.uuid}`;
  const siteName = site.author.nickname;
  return {
    title: titleWithin(article.headline, siteName),
    description: short(article.excerpt),
    siteName,
    canonical,
    type: 'article',
    image: imageOf(article.cover),
    indexed: true,
    linkedData: {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: article.headline || siteName,
      description: short(article.excerpt),
      url: canonical,
      mainEntityOfPage: canonical,
      inLanguage: site.config.language,
      datePublished: article.created_at,
      ...(article.cover && { image: [article.cover.url] }),
      author: { '@type': 'Person', name: siteName, url: site.address },
    },
  };
}

type HeadModule = NonNullable<HeadSite['config']['modules']>[number];
/** Returns whether a module shows something; of the kinds, only a profile is shown without anything in it. */
const hasContent = ({ type, element: { title, description, avatar }, links }: HeadModule): boolean =>
  type !== 'profile' || title.trim() !== '' || description.trim() !== '' || avatar != null || links.length > 0;

/** Returns head, Open Graph and schema.org data of a site's page. `worksAt` returns the address of a work's page. */
export function siteHead(site: HeadSite, locale: string, worksAt: (uuid: string) => string): SiteHead {
  if (site.article) return articleHead(site, site.article);
  const profile = site.config.modules?.find(({ type }) => type === 'profile');
  const works = openWorks(site);
  const wordsOf = (work: (typeof works)[number]) => pickWords(work.store_info, locale, work.default_lang);
  const siteName = profile?.element.title.trim() || site.author.nickname;
  const cover = works.map((work) => wordsOf(work)?.data.cover).find((found) => found != null);
  const avatar = profile?.element.avatar;
  const canonical = `${site.address}/`;
  const person = {
    '@type': 'Person',
    name: siteName,
    url: canonical,
    ...(profile?.element.description && { description: short(profile.element.description) }),
    ...(avatar && { image: avatar.url }),
    ...(profile && profile.links.length > 0 && { sameAs: profile.links.map(({ url }) => url) }),
  };
  const list = works.map((work, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: worksAt(work.uuid),
    name: wordsOf(work)?.name ?? '',
  }));
  return {
    title: siteName,
    description: short(profile?.element.description ?? ''),
    siteName,
    canonical,
    type: 'profile',
    image: imageOf(cover ?? avatar),
    indexed: (site.config.modules ?? []).some(hasContent),
    linkedData: {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', '@id': `${canonical}#site`, name: siteName, url: canonical, inLanguage: site.config.language },
        {
          '@type': 'ProfilePage',
          url: canonical,
          dateModified: site.updated_at,
          isPartOf: { '@id': `${canonical}#site` },
          mainEntity: person,
        },
        ...(list.length > 0 ? [{ '@type': 'ItemList', itemListElement: list }] : []),
      ],
    },
  };
}
