import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';

const id = (last: string) => `0198f6d2-0000-7000-8000-${last.padStart(12, '0')}`;
export const SITE = id('f1');

const EMPTY = { title: '', description: '', backgroundImg: null, avatar: null };
const NOTHING = { list: [], links: [], article: null, gameInfo: null };
export const module = (cid: string, change: object = {}) => ({
  __typename: 'WebsiteModule',
  cid,
  type: 'profile',
  layout: 'default',
  isActive: true,
  element: { __typename: 'WebsiteModuleElement', ...EMPTY, title: `Title ${cid}` },
  ...NOTHING,
  ...change,
});
export const work = (last: string, name: string, change: object = {}) => ({
  __typename: 'Store',
  uuid: id(last),
  category: 'normal-age',
  default_lang: 'en-US',
  endings: 3,
  status: 'on',
  updated_at: '2026-11-20T10:00:00.000Z',
  store_info: [{ language: 'en-US', name, brief: '', data: { cover: null, cover240x320: null, screenshots: [] } }],
  ...change,
});
export const LANTERN = work('1', 'The Lantern');
export const HARBOUR = work('2', 'The Harbour');
export const item = (cid: string, store: object | null, last = '1') => ({
  __typename: 'WebsiteItem',
  cid,
  resourceType: 'store',
  resourceUUID: id(last),
  isActive: true,
  uid: 'abcdefghij',
  store,
  article: null,
});

interface SentSite {
  revision: number;
  config: { modules: { cid: string; type: string; list: object[] }[]; theme: string };
  state: number;
}

/** A service that stores saves by their revision; a test may change what it stores. */
export interface SiteService {
  modules: object[];
  revision: number;
  language?: string;
  /** Number of saves that fail without a response. */
  saveFails?: number;
  /** Returns the error of a save; null to store it. */
  reject?: (sent: SentSite) => Refusal | null;
  /** Responses to other operations. */
  responses?: Responses;
}

/** Opens the editor of a service's site. */
export async function openEditor(service: SiteService) {
  const saves: SentSite[] = [];
  const asked = { site: 0 };
  const site = () => ({
    __typename: 'WebsiteMain',
    uuid: SITE,
    name: 'lamplight',
    domain: 'https://s-lamplight.meowtale.example',
    state: 1,
    revision: service.revision,
    config: { __typename: 'WebsiteConfig', theme: 'paper', language: service.language ?? 'en-US', modules: service.modules },
  });
  const view = await renderRoute(createSlice, 'editor', {
    at: '/lobby/marketing/website',
    responses: {
      mySite: () => {
        asked.site += 1;
        return { findWebsiteMain: site() };
      },
      mySiteDomain: () => ({
        findWebsiteMain: { __typename: 'WebsiteMain', uuid: SITE, domain: 'https://lamplight.example.com', own_domain: null },
      }),
      renameSite: () => {
        throw new Refusal({ code: 'plan/required' });
      },
      saveSite: (sent: SentSite) => {
        service.saveFails = (service.saveFails ?? 0) - 1;
        if (service.saveFails >= 0) throw new Error('no network');
        if (sent.revision !== service.revision) throw new Refusal({ code: 'input/conflict', status: 409 });
        const rejection = service.reject?.(sent);
        if (rejection) throw rejection;
        saves.push(sent);
        service.revision += 1;
        return { setWebsiteMain: { __typename: 'WebsiteMain', uuid: SITE, revision: service.revision } };
      },
      selectStores: () => ({ findStore: { totalCount: 2, list: [LANTERN, HARBOUR] } }),
      selectAdLinks: () => ({ findStoreAdLink: { totalCount: 0, list: [] } }),
      myArticles: () => ({ findWebsiteArticle: { totalCount: 0, list: [] } }),
      ...service.responses,
    },
  });
  await screen.findByTitle('Preview');
  return { ...view, saves, asked, site };
}

export const rows = () =>
  within(screen.getByRole('list', { name: 'Modules' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
export const preview = () => within((screen.getByTitle('Preview') as HTMLIFrameElement).contentDocument?.body as HTMLElement);
