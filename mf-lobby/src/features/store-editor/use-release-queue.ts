import { releaseTimeOf } from '@meowtale/contracts/release-queue';
import { useServices } from '../apps/use-capacity.ts';
import { useNow } from './use-now.ts';

export interface ReleaseQueue {
  /** Whether the person's plan leaves releases to the queue. */
  queues: boolean;
  /** When the queue releases what is wanted at a time; null where it releases at that time. */
  comesOut: string | null;
  /** Until the person's plan is known. */
  asking: boolean;
  ask(): void;
}

/** Returns how the person's plan affects a release that is wanted at `time`, or now. */
export function useReleaseQueue(time: string | null): ReleaseQueue {
  const { known, asking, service, ask } = useServices();
  const queues = known && service('release.immediate')?.value !== 1;
  const now = useNow();
  const wanted = time ? new Date(time) : now;
  const at = releaseTimeOf(wanted, { atOnce: !queues });
  return { queues, comesOut: at > wanted ? at.toISOString() : null, asking, ask };
}
