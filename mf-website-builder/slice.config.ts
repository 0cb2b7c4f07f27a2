import type { SliceConfig } from '@meowtale/web-kit';

export const slice: SliceConfig = {
  name: 'mf-website-builder',
  budgetBytes: 1_200_000,
  routes: [
    { id: 'editor', pattern: '/lobby/marketing/website', frame: 'lobby', roles: ['creator'], titleKey: 'editor.title', minWidth: 1280 },
    { id: 'site', pattern: '/', frame: 'bare', host: 'site', titleKey: 'site.title', render: 'server' },
    { id: 'article', pattern: '/articles/:uuid', frame: 'bare', host: 'site', titleKey: 'site.title', render: 'server' },
  ],
  // A page of Marketing, whose own entry leads here (SPEC §2).
  navigation: [],
  popups: {},
};
