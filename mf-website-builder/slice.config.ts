import type { SliceConfig } from '@meowtale/web-kit';

export const slice: SliceConfig = {
  name: 'mf-website-builder',
  routes: [
    { id: 'editor', pattern: '/lobby/marketing/website', frame: 'lobby', roles: ['creator'], titleKey: 'editor.title', minWidth: 1280 },
    { id: 'site', pattern: '/', frame: 'bare', host: 'site', titleKey: 'site.title' },
  ],
  navigation: [{ frame: 'lobby', to: '/lobby/marketing/website', order: 50, labelKey: 'nav.website', icon: 'world', roles: ['creator'] }],
  popups: {},
};
