import { loadNoticesPage } from '@meowtale/notices';
import { paths } from '@meowtale/web-kit';

/** Opens `/notices`: a player's notifications: releases and updates of those they follow, and messages from staff. */
export const openNoticesPage = (locale: string) =>
  loadNoticesPage(locale, { pathFor: paths.notices, empty: { text: 'emptyText', label: 'browse', to: paths.stores() } });
