import { COHORT_COOKIE } from '@meowtale/releases';
import { limitConcurrency } from '@meowtale/service-kit/limit-concurrency';
import { origins } from '../../deploy/local/addresses.ts';

/** What the server chose for one visitor. */
export interface Visit {
  /** The random text by which the visitor's browser is in the same canaries each time. */
  cohort: string;
  isInCanary: boolean;
}

interface Plan {
  slices: { name: string; channel: string }[];
}

const AT_ONCE = 8;
/** A page of the shell, which needs no service. */
const PAGE = `${origins.site}/sign-in`;

/** Opens a page without running it, and reads its plan. */
async function visit(slice: string, known?: string): Promise<Visit> {
  const headers = { 'accept-language': 'en-US', ...(known && { cookie: `${COHORT_COOKIE}=${known}` }) };
  const response = await fetch(PAGE, { headers });
  const [, text = 'null'] = /<script type="application\/json" id="plan"[^>]*>(.*?)<\/script>/s.exec(await response.text()) ?? [];
  const plan = JSON.parse(text) as Plan | null;
  const chosen = plan?.slices.find(({ name }) => name === slice);
  if (!chosen) throw new Error(`the page has no plan with ${slice}, and status ${response.status}`);
  const given = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${COHORT_COOKIE}=`));
  const cohort = known ?? /=([0-9a-f]{16});/.exec(given ?? '')?.[1];
  if (cohort === undefined) throw new Error('a new visitor got no cohort');
  return { cohort, isInCanary: chosen.channel === 'canary' };
}

/** Visits as so many people without a cookie. */
export async function visitAnew(slice: string, people: number): Promise<Visit[]> {
  const inTurn = limitConcurrency(AT_ONCE);
  return Promise.all(Array.from({ length: people }, () => inTurn(() => visit(slice))));
}

/** Visits once more as the same people. */
export async function visitAgain(slice: string, visits: readonly Visit[]): Promise<Visit[]> {
  const inTurn = limitConcurrency(AT_ONCE);
  return Promise.all(visits.map(({ cohort }) => inTurn(() => visit(slice, cohort))));
}
