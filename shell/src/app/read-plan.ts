import type { Answers } from '../graphql/client.ts';
import type { Plan } from '../plan.ts';

/** The plan that the server wrote into this page. Throws when it isn't there: nothing can run without it. */
export function readPlan(page: Document): Plan {
  const text = page.getElementById('plan')?.textContent;
  if (!text) throw new Error('the page carries no plan');
  return JSON.parse(text) as Plan;
}

/** What the server asked to draw this page; null when it sent an empty one. */
export function readAnswers(page: Document): Answers | null {
  const text = page.getElementById('answers')?.textContent;
  return text ? (JSON.parse(text) as Answers) : null;
}
