import { renderRoute } from '@meowtale/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { Article } from './documents.ts';

export const article = (last: string, headline: string, change: Partial<Article> = {}): object => ({
  __typename: 'WebsiteArticle',
  uuid: `0198f6d2-0000-7000-8000-${last.padStart(12, '0')}`,
  headline,
  in_use: false,
  revision: 1,
  config: { content: { blocks: [] } },
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  ...change,
});

/** Opens the form of an article's module, with the person's articles. */
export async function openArticles(list: object[], responses: object = {}) {
  const shown = { list };
  const site = {
    __typename: 'WebsiteMain',
    uuid: '0198f6d2-0000-7000-8000-0000000000f1',
    name: 'lamplight',
    domain: 'https://s-lamplight.meowtale.example',
    state: 1,
    revision: 1,
    config: { __typename: 'WebsiteConfig', theme: 'paper', language: 'en-US', modules: [] },
  };
  const view = await renderRoute(createSlice, 'editor', {
    at: '/lobby/marketing/website',
    responses: {
      mySite: () => ({ findWebsiteMain: site }),
      myArticles: () => ({ findWebsiteArticle: { totalCount: shown.list.length, list: shown.list } }),
      delArticle: () => {
        shown.list = shown.list.slice(1);
        return { delWebsiteArticle: true };
      },
      ...responses,
    },
  });
  await view.person.click(await screen.findByRole('button', { name: 'Add a module' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Add a module' }));
  await view.person.click(popup.getByRole('button', { name: 'Article' }));
  return { ...view, popup };
}
