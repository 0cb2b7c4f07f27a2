import { AD_LINK_UID, UTM_FIELDS, UTM_MAX, UTM_VALUE } from '@meowtale/contracts/tracked-address';
import type { HostLocation } from '@meowtale/web-kit';
import type { Utm } from './visitor.ts';

const STORE = /^\/store\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/i;

/** Returns the uid in an address, if it is valid. */
export function uidIn(search: string): string | null {
  const uid = new URLSearchParams(search).get('uid');
  return uid !== null && AD_LINK_UID.test(uid) ? uid : null;
}

/** Returns the listing whose page an address is. */
export const storeIn = ({ pathname }: Pick<HostLocation, 'pathname'>): string | null => STORE.exec(pathname)?.[1]?.toLowerCase() ?? null;

/** Returns the UTM fields of an address; invalid values are left out. */
export function utmIn(search: string): Utm {
  const query = new URLSearchParams(search);
  const fields = UTM_FIELDS.map((field) => [field, query.get(field)?.trim() ?? ''] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== '' && value.length <= UTM_MAX && UTM_VALUE.test(value)));
}
