import type { SliceConfig } from '@meowtale/web-kit';

/** The lobby and the editors are for a desk: LOOK's dense pages need this much room (SPEC §1, "PC web only"). */
const DESK_WIDTH = 1280;

export const slice: SliceConfig = {
  name: 'mf-drama-editor',
  routes: [
    { id: 'dramas', pattern: '/lobby/drama', frame: 'lobby', roles: ['user'], titleKey: 'list.title', minWidth: DESK_WIDTH },
    { id: 'drama', pattern: '/set-drama/:uuid?', frame: 'editor', roles: ['user'], titleKey: 'editor.title', minWidth: DESK_WIDTH },
  ],
  navigation: [{ frame: 'lobby', to: '/lobby/drama', order: 20, labelKey: 'nav.drama', icon: 'masks-theater', roles: ['user'] }],
  popups: {},
};
