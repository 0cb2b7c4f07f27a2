import type { Cast, Sight } from '../cast.ts';
import { ROOMS } from './earners.ts';

/** Returns every page that loads data, in the state without a response. */
export const failingSights = ({ owned, order, author, draft, dramas }: Cast): Sight[] =>
  [
    '/',
    '/store',
    `/store/${owned}`,
    `/store/${owned}/fullscreen`,
    '/cart',
    '/my-game',
    `/receipt/${order}`,
    '/account-log',
    '/notices',
    `/creator/${author}`,
    '/lobby',
    '/lobby/stores',
    '/lobby/income',
    '/lobby/agent',
    '/lobby/profile',
    '/lobby/drama',
    '/lobby/marketing/website',
    ...ROOMS,
    `/set-drama/${dramas.small}`,
    `/set-store/${draft}`,
  ].map((path) => ({ name: `${path.replaceAll(/[0-9a-f-]{36}/g, ':id')}, unanswered`, path }));
