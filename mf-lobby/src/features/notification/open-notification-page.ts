import { loadNoticesPage } from '@meowtale/notices';
import { paths } from '@meowtale/web-kit';

/** Opens `/lobby/notification`: a creator's notifications: decisions about their works, and messages from staff. */
export const openNotificationPage = (locale: string) =>
  loadNoticesPage(locale, { pathFor: paths.lobbyNotification, empty: { text: 'emptyLobby', label: 'stores', to: paths.lobbyStores() } });
