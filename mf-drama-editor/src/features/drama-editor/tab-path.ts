import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { paths } from '@meowtale/web-kit';

/** SPEC §2's children of `/set-drama/{uuid}`, as in the address. */
export const TABS = ['setting', 'drama', 'dialog', 'character', 'resource'] as const;
export type Tab = (typeof TABS)[number];
/** The address needn't contain it. */
export const FIRST_TAB: Tab = 'setting';

/** The tab in which each kind of part is edited. */
export const TAB_OF_PART: Readonly<Record<StoryPart['kind'], Tab>> = {
  outline: 'drama',
  setting: 'setting',
  paragraph: 'dialog',
  character: 'character',
  entry: 'character',
  fact: 'character',
  variable: 'setting',
  resource: 'resource',
};

/** Returns the tab of an address segment; null for an unknown one. */
export function tabOf(segment: string | undefined): Tab | null {
  if (segment === undefined) return FIRST_TAB;
  return TABS.find((tab) => tab === segment && tab !== FIRST_TAB) ?? null;
}

export const tabPath = (uuid: string, tab: Tab): string => paths.setDrama(uuid, tab === FIRST_TAB ? undefined : tab);
