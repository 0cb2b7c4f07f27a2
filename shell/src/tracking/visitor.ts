import { CLIENT_SOURCE_COOKIE_SECONDS, TRACKING_COOKIE_SECONDS } from '@meowtale/contracts';
import { UTM_FIELDS, type UtmField } from '@meowtale/contracts/tracked-address';
import { setCookie } from '../app/set-cookie.ts';
import { readCookie } from './read-cookie.ts';

/** A tracked link by which the visitor came, and its listing where known. */
export interface KnownLink {
  uid: string;
  storeId: string | null;
}
export type Utm = Partial<Record<UtmField, string>>;

const LINKS = 'meowtale.ad-links';
const UTM = 'meowtale.utm';
const CLIENT = 'meowtale.client';
const SOURCE = 'meowtale.client-source';
/** Per tab: its id, and the number of its events. */
const SESSION = 'meowtale.visit';

/** A browser's limit for a cookie: a larger one wouldn't be stored. */
const COOKIE_MAX = 3500;
const LINKS_MAX = 10;

const keepLong = (name: string, value: string) => {
  if (encodeURIComponent(value).length <= COOKIE_MAX) setCookie(name, value, TRACKING_COOKIE_SECONDS);
};
const writeLinks = (links: readonly KnownLink[]) => links.map(({ uid, storeId }) => `${uid}:${storeId ?? ''}`).join(',');
const readLinks = (text: string | null): KnownLink[] =>
  (text ?? '').split(',').flatMap((link) => {
    const [uid = '', storeId = ''] = link.split(':');
    return uid ? [{ uid, storeId: storeId || null }] : [];
  });
function readUtm(text: string | null): Utm {
  const query = new URLSearchParams(text ?? '');
  return Object.fromEntries(UTM_FIELDS.map((field) => [field, query.get(field) ?? '']).filter(([, value]) => value !== ''));
}

/** Deletes everything stored to recognize this browser. */
export function forgetVisitor(): void {
  for (const name of [LINKS, UTM, CLIENT, SOURCE]) if (readCookie(name) !== null) setCookie(name, '', 0);
  try {
    sessionStorage.removeItem(SESSION);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/**
 * Creates the store of what is known of a visitor. The page keeps it for purchases during this visit; the browser stores it only after
 * consent.
 */
export function createVisitor(agreed: () => boolean) {
  let links: KnownLink[] = [];
  let utm: Utm = {};

  const known = (): KnownLink[] => {
    const saved = agreed() ? readLinks(readCookie(LINKS)) : [];
    return [...links.filter(({ uid }) => !saved.some((link) => link.uid === uid)), ...saved];
  };
  function setLinks(next: KnownLink[]): void {
    links = next.slice(0, LINKS_MAX);
    if (agreed()) keepLong(LINKS, writeLinks(links));
  }
  function session(): { id: string; hit: number } {
    try {
      const [id = crypto.randomUUID(), hit = '0'] = sessionStorage.getItem(SESSION)?.split(' ') ?? [];
      const next = { id, hit: Number(hit) + 1 };
      sessionStorage.setItem(SESSION, `${next.id} ${next.hit}`);
      return next;
    } catch {
      return { id: crypto.randomUUID(), hit: 1 };
    }
  }
  return {
    /** The last first. */
    links: known,
    cameBy: (link: KnownLink) => setLinks([link, ...known().filter(({ uid }) => uid !== link.uid)]),
    drop: (uid: string) => setLinks(known().filter((link) => link.uid !== uid)),
    utm: (): Utm => (agreed() && Object.keys(utm).length === 0 ? readUtm(readCookie(UTM)) : utm),
    /** The last campaign counts as a whole; an address without one changes nothing. */
    cameWith: (campaign: Utm) => {
      if (Object.keys(campaign).length === 0) return;
      utm = campaign;
      if (agreed()) keepLong(UTM, new URLSearchParams(campaign).toString());
    },
    /** Returns this browser's id; null without consent. */
    clientId: (): string | null => {
      if (!agreed()) return null;
      const id = readCookie(CLIENT) ?? crypto.randomUUID();
      setCookie(CLIENT, id, TRACKING_COOKIE_SECONDS);
      return id;
    },
    /** The tab's id and the number of this event; only with consent. */
    session,
    isProfiled: () => readCookie(SOURCE) !== null,
    profiledAs: (uuid: string) => setCookie(SOURCE, uuid, CLIENT_SOURCE_COOKIE_SECONDS),
    /** Stores what the page has kept until now, after consent. */
    keep: () => {
      setLinks(known());
      const campaign = new URLSearchParams(utm).toString();
      if (campaign) keepLong(UTM, campaign);
    },
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
