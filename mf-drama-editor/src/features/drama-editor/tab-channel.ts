import { openTabChannel as openTabs, type TabListeners, type TabChannel as Tabs } from '@meowtale/web-kit';

/** Another tab saved this revision; the changes are queried from the service, which has them all. */
export type SavedElsewhere = { revision: number };
export type TabChannel = Tabs<SavedElsewhere>;

/** Connects the tabs of one browser in which a person has the same drama open. */
export const openTabChannel = (personUuid: string, dramaUuid: string, listeners: TabListeners<SavedElsewhere>): TabChannel =>
  openTabs(`meowtale.drama.${personUuid}.${dramaUuid}`, listeners);
