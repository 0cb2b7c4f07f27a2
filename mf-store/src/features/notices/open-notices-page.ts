import { openNoticesRoom } from '@meowtale/notices';
import { paths } from '@meowtale/web-kit';

/** `/notices`: what a player is told: releases and updates of those they follow, and what staff have to say. */
export const openNoticesPage = (locale: string) =>
  openNoticesRoom(locale, { pathFor: paths.notices, empty: { text: 'emptyText', label: 'browse', to: paths.stores() } });
