import { randomUUID } from 'node:crypto';
import type { Person } from './people.ts';

const MODULE = { isActive: true, element: {} };
const module = (type: string, rest: object = {}) => ({ ...MODULE, cid: randomUUID(), type, ...rest });
const item = (resourceType: string, resourceUUID: string) => ({ cid: randomUUID(), isActive: true, resourceType, resourceUUID });

export interface FullSite {
  /** Name in the site's address. */
  site: string;
  article: string;
  /** A tracked link of its owner, which it shows. */
  adLink: string;
}

interface SiteWords {
  title: string;
  description: string;
  moduleTitle: string;
  linkTitle: string;
  headline: string;
  paragraph: string;
  linkName: string;
}

/** A site with a module of each kind, of an article and of a work that it shows alone and by an ad link. */
export async function addFullSite(maker: Person, site: string, work: string, texts: SiteWords): Promise<FullSite> {
  const blocks = [
    { type: 'header', data: { text: texts.headline, level: 2 } },
    { type: 'paragraph', data: { text: texts.paragraph } },
    { type: 'list', data: { style: 'unordered', items: [{ content: texts.paragraph, items: [] }] } },
    { type: 'quote', data: { text: texts.paragraph, caption: texts.headline, alignment: 'left' } },
    { type: 'delimiter', data: {} },
  ];
  const { addWebsiteMain, addStoreAdLink } = await maker.ask<{
    addWebsiteMain: { uuid: string; revision: number };
    addStoreAdLink: { uuid: string };
  }>(
    `mutation Make($site: String!, $work: ID!, $name: String!) {
      addWebsiteMain(name: $site) { uuid revision }
      addStoreAdLink(store_id: $work, name: $name, utm_source: "site") { uuid }
    }`,
    { site, work, name: texts.linkName },
  );
  const { addWebsiteArticle } = await maker.ask<{ addWebsiteArticle: { uuid: string } }>(
    'mutation Write($content: WebsiteArticleContentInput!) { addWebsiteArticle(config: { use: "editorjs", content: $content }) { uuid } }',
    { content: { blocks, time: Date.now(), version: '2.31.0' } },
  );
  const [article, adLink] = [addWebsiteArticle.uuid, addStoreAdLink.uuid];
  const element = { title: texts.moduleTitle };
  const shown = [item('store_ad_link', adLink), item('website_article', article)];
  const modules = [
    module('profile', {
      element: { title: texts.title, description: texts.description },
      links: [{ cid: randomUUID(), title: texts.linkTitle, url: 'https://example.com/' }],
    }),
    module('player', { element, list: [item('store', work)] }),
    module('grid-card', { element, list: shown }),
    module('grid-rectangle', { element, list: shown }),
    module('game-info', { element, gameInfo: { resourceType: 'game', resourceUUID: work } }),
    module('article', { element, article: { resourceType: 'website_article', resourceUUID: article } }),
  ];
  await maker.ask(
    'mutation Site($uuid: ID!, $revision: Int!, $config: WebsiteConfigInput!) { setWebsiteMain(uuid: $uuid, revision: $revision, config: $config) { uuid } }',
    { ...addWebsiteMain, config: { modules } },
  );
  return { site, article, adLink };
}
