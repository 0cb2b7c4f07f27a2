import { openNoticesRoom } from '@meowtale/notices';
import { paths } from '@meowtale/web-kit';

/** `/lobby/notification`: what a creator is told: what is decided of their works, and what staff have to say. */
export const openNotificationPage = (locale: string) =>
  openNoticesRoom(locale, { pathFor: paths.lobbyNotification, empty: { text: 'emptyLobby', label: 'stores', to: paths.lobbyStores() } });
