import { AUTH_TYPE } from '@meowtale/contracts';
import { readComments, readWords } from '../read-work.ts';
import type { Work } from '../work.ts';
import type { PlannedWork } from './actions.ts';

/** Reads what the plan needs to know about each work from its folder. @throws ZodError */
export function readPlannedWorks(works: readonly Work[]): Promise<PlannedWork[]> {
  return Promise.all(
    works.map(async (work) => {
      const { slug, by, releasedDaysAgo, platform, category, serialStatus, rewardMinimum } = work;
      const [[english], comments] = await Promise.all([readWords(work), readComments(work)]);
      return {
        slug,
        by,
        releasedDaysAgo,
        isPriced: AUTH_TYPE[platform] === 1,
        isOngoing: serialStatus === 'ongoing',
        category,
        rewardMinimum,
        updates: english?.[1].updates.toReversed() ?? [],
        comments,
      };
    }),
  );
}
