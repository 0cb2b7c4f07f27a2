import { PLAN_GRANT_STATES, type PlanGrantState } from '@meowtale/contracts/inputs/wallet/plans';
import { pageOf, paths, withQuery } from '@meowtale/web-kit';

/** The page's address: the search for people, the shown grants, and their page. */
export interface PlansAddress {
  q: string;
  state: PlanGrantState;
  /** Shows only this person's grants. */
  user: string | null;
  page: number;
}

export function readPlansAddress(search: string): PlansAddress {
  const query = new URLSearchParams(search);
  const state = PLAN_GRANT_STATES.find((each) => each === query.get('state')) ?? 'running';
  return { q: query.get('q') ?? '', state, user: query.get('user'), page: pageOf(search) };
}

export function plansAddress({ q, state = 'running', user, page = 1 }: Partial<PlansAddress>): string {
  return withQuery(paths.lobbyStaff('plans'), { q, state: state === 'running' ? undefined : state, user: user ?? undefined, page });
}
