import { paths } from '@meowtale/web-kit';

/** SPEC §2's children of `/set-drama/{uuid}`, by what the address calls them. */
export const TABS = ['setting', 'drama', 'dialog', 'character', 'resource'] as const;
export type Tab = (typeof TABS)[number];
/** The address needs not name it. */
export const FIRST_TAB: Tab = 'setting';

/** Null where the address names none. */
export function tabOf(segment: string | undefined): Tab | null {
  if (segment === undefined) return FIRST_TAB;
  return TABS.find((tab) => tab === segment && tab !== FIRST_TAB) ?? null;
}

export const tabPath = (uuid: string, tab: Tab): string => paths.setDrama(uuid, tab === FIRST_TAB ? undefined : tab);
