import { DESKTOP_WIDTH_PX } from '@meowtale/contracts';
import type { SliceConfig } from '@meowtale/web-kit';

/** For large screens: dense pages need this much room (SPEC §1, "PC web only"). */
export const slice: SliceConfig = {
  name: 'mf-drama-editor',
  budgetBytes: 3_000_000,
  routes: [
    { id: 'dramas', pattern: '/lobby/drama', frame: 'lobby', roles: ['user'], titleKey: 'list.title', minWidth: DESKTOP_WIDTH_PX },
    {
      id: 'drama',
      pattern: '/set-drama/:uuid?/:tab?',
      frame: 'editor',
      roles: ['user'],
      titleKey: 'editor.title',
      minWidth: DESKTOP_WIDTH_PX,
    },
    { id: 'app', pattern: '/set-app/:uuid', frame: 'editor', roles: ['user'], titleKey: 'appEditor.title', minWidth: DESKTOP_WIDTH_PX },
  ],
  navigation: [{ frame: 'lobby', to: '/lobby/drama', order: 20, labelKey: 'nav.drama', icon: 'masks-theater', roles: ['user'] }],
  popups: {},
};
