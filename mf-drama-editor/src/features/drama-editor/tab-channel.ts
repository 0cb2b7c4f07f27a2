import { openTabChannel as openTabs, type TabListeners, type TabChannel as Tabs } from '@meowtale/web-kit';
import type { StandingDrama } from './editor-state.ts';

export type TabChannel = Tabs<StandingDrama>;

/** Ties together the tabs of one browser in which a person has the same drama open. */
export const openTabChannel = (personUuid: string, dramaUuid: string, listeners: TabListeners<StandingDrama>): TabChannel =>
  openTabs(`meowtale.drama.${personUuid}.${dramaUuid}`, listeners);
