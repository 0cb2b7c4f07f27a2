import { AD_LINK_UID, UTM_FIELDS, UTM_MAX, UTM_VALUE } from '@meowtale/contracts/tracked-address';
import type { HostLocation } from '@meowtale/web-kit';
import type { Utm } from './visitor.ts';

const STORE = /^\/store\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/i;

/** The uid that an address carries, if it can be one. */
export function uidIn(search: string): string | null {
  const uid = new URLSearchParams(search).get('uid');
  return uid !== null && AD_LINK_UID.test(uid) ? uid : null;
}

/** The listing whose page an address is. */
export const storeIn = ({ pathname }: Pick<HostLocation, 'pathname'>): string | null => STORE.exec(pathname)?.[1]?.toLowerCase() ?? null;

/** The UTM fields of an address; what nobody could have entered there is left out. */
export function utmIn(search: string): Utm {
  const query = new URLSearchParams(search);
  const fields = UTM_FIELDS.map((field) => [field, query.get(field)?.trim() ?? ''] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== '' && value.length <= UTM_MAX && UTM_VALUE.test(value)));
}
