import type { HostV1, Navigation } from '@meowtale/web-kit';
import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';
import type { Client } from 'urql';
import type { StoreApi } from 'zustand';
import type { ErrorStore } from '../errors/error-store.ts';
import type { Plan } from '../plan.ts';
import type { PopupStore } from '../popups/popup-store.ts';
import type { SliceLoader } from '../remotes/load-slice.ts';
import type { ShellSession } from '../session/session.ts';
import type { LazyTracking } from '../tracking/lazy-tracking.ts';
import type { AdultGate } from './adult-gate.ts';
import type { TabHistory } from './history.ts';
import type { Guards } from './navigation.ts';
import type { Progress } from './progress.ts';
import type { ReleaseReports } from './release-reports.ts';
import type { ScrollMemory } from './scroll-memory.ts';
import type { Theme } from './theme.ts';
import type { UnsavedWorkStore } from './unsaved-work.ts';

/** The parts of the shell, created once per tab. */
export interface Shell {
  plan: Plan;
  i18n: i18n;
  host: HostV1;
  history: TabHistory;
  scroll: ScrollMemory;
  guards: Guards;
  navigation: Navigation;
  session: ShellSession;
  theme: Theme;
  /** The GraphQL client; a new one for every person. */
  clients: StoreApi<{ client: Client }>;
  loader: SliceLoader;
  /** Reports to the server how releases load. */
  reports: ReleaseReports;
  popups: PopupStore;
  errors: ErrorStore;
  /** Counts what the page waits for while it stays usable. */
  progress: Progress;
  /** Counts what blocks the page. */
  busy: Progress;
  adultGate: AdultGate;
  tracking: LazyTracking;
  /** Unsaved work that couldn't be stored in this browser, and work that is. */
  unkept: UnsavedWorkStore;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs the shell above it');
  return shell;
}
