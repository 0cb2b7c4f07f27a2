import type { Plan } from '../plan.ts';

/** The plan that the server wrote into this page. Throws when it isn't there: nothing can run without it. */
export function readPlan(page: Document): Plan {
  const text = page.getElementById('plan')?.textContent;
  if (!text) throw new Error('the page carries no plan');
  return JSON.parse(text) as Plan;
}
