import { releaseTimeOf } from '@meowtale/contracts/release-queue';
import { useServices } from '../apps/use-capacity.ts';
import { useNow } from './use-now.ts';

export interface ReleaseQueue {
  /** Whether one's plan leaves releases to the queue. */
  queues: boolean;
  /** When the queue brings out what is wanted at a time; null where it comes out then. */
  comesOut: string | null;
  /** Until it is known what one's plan gives. */
  asking: boolean;
  ask(): void;
}

/** What one's plan makes of a release that is wanted at `time`, or now. */
export function useReleaseQueue(time: string | null): ReleaseQueue {
  const { known, asking, service, ask } = useServices();
  const queues = known && service('release.immediate')?.value !== 1;
  const now = useNow();
  const wanted = time ? new Date(time) : now;
  const at = releaseTimeOf(wanted, { atOnce: !queues });
  return { queues, comesOut: at > wanted ? at.toISOString() : null, asking, ask };
}
