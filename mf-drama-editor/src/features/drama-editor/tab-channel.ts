import { openTabChannel as openTabs, type TabListeners, type TabChannel as Tabs } from '@meowtale/web-kit';

/** Another tab saved this revision; what changed is asked of the service, whose answer is whole. */
export type SavedElsewhere = { revision: number };
export type TabChannel = Tabs<SavedElsewhere>;

/** Ties together the tabs of one browser in which a person has the same drama open. */
export const openTabChannel = (personUuid: string, dramaUuid: string, listeners: TabListeners<SavedElsewhere>): TabChannel =>
  openTabs(`meowtale.drama.${personUuid}.${dramaUuid}`, listeners);
