import type { LiveRelease, ReleaseChange, ReleasePointer, ServiceEvents } from '@meowtale/contracts/releases';
import { percentile75, type ReleaseFigures, type ReleaseStorage, type Trial, VITALS, type Vital } from '@meowtale/releases';

/** What one environment runs, in the storage of all releases. */
export interface EnvironmentReleases {
  storage: ReleaseStorage;
  environment: string;
}

/** GraphQL's ReleaseChange. */
export interface ChangeView {
  revision: number;
  at: string;
  action: ReleaseChange['action'];
  by: string;
  reason: string;
  is_forced: boolean;
  slices: { slice: string; from: string | null; to: string }[];
}

/** Returns what a revision changed; null for one from before changes were stored. */
export function changeOf({ revision, changedAt, change }: ReleasePointer): ChangeView | null {
  if (!change) return null;
  const { action, by, reason, isForced, slices } = change;
  const steps = Object.entries(slices).map(([slice, step]) => ({ slice, ...step }));
  return { revision, at: changedAt, action, by, reason, is_forced: isForced, slices: steps };
}

const FIGURES_MAX = 20;

function vitalOf(vital: Vital, { vitals }: ReleaseFigures): { bound: number; is_above: boolean } | null {
  const bound = percentile75(vital, vitals[vital]);
  if (bound === null) return null;
  const is_above = !Number.isFinite(bound);
  const known = is_above ? (VITALS[vital].at(-1) as number) : bound;
  return { bound: vital === 'cls' ? known / 1000 : known, is_above };
}

/** Returns what tabs report of a slice's releases, the last seen first. */
export function figuresOf(versions: Readonly<Record<string, ReleaseFigures>> = {}) {
  return Object.entries(versions)
    .sort(([, one], [, other]) => other.lastSeenAt.localeCompare(one.lastSeenAt))
    .slice(0, FIGURES_MAX)
    .map(([version, figures]) => {
      const { loads, failures, errors, lastSeenAt } = figures;
      const vitals = { lcp: vitalOf('lcp', figures), inp: vitalOf('inp', figures), cls: vitalOf('cls', figures) };
      return { version, loads, failures, errors, ...vitals, last_seen_at: lastSeenAt };
    });
}

/** Returns a canary with shares in basis points, and the loads that were counted of it. */
export function canaryOf({ canary }: LiveRelease, trial: Trial | undefined) {
  if (!canary) return null;
  const { version, share, cohort, budget } = canary;
  return {
    ...{ version, share_bp: share, cohort, loads: budget.loads, failures_bp: Math.round(budget.failures * 10_000) },
    counted_loads: trial?.canary.loads ?? 0,
  };
}

/** Returns who publishes which event to which consumer, by event; null where there is no publisher or no consumer. */
export function eventsBetween(services: readonly { name: string; events: ServiceEvents }[]) {
  const namesOf = (side: keyof ServiceEvents, event: string) =>
    services.filter(({ events }) => event in events[side]).map(({ name }) => name);
  const all = services.flatMap(({ events }) => [...Object.keys(events.publishes), ...Object.keys(events.consumes)]);
  const orNone = (names: string[]) => (names.length > 0 ? names : [null]);
  return [...new Set(all)].sort().flatMap((event) => {
    const consumers = orNone(namesOf('consumes', event));
    return orNone(namesOf('publishes', event)).flatMap((publisher) => consumers.map((consumer) => ({ event, publisher, consumer })));
  });
}
