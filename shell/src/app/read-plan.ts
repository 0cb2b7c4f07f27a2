import type { SsrData } from '../graphql/client.ts';
import type { Plan } from '../plan.ts';

/** Reads the plan that the server wrote into this page. @throws when it is missing: nothing can run without it. */
export function readPlan(page: Document): Plan {
  const text = page.getElementById('plan')?.textContent;
  if (!text) throw new Error('the page carries no plan');
  return JSON.parse(text) as Plan;
}

/** Returns the data with which the server rendered this page; null when it sent none. */
export function readSsrData(page: Document): SsrData | null {
  const text = page.getElementById('answers')?.textContent;
  return text ? (JSON.parse(text) as SsrData) : null;
}
