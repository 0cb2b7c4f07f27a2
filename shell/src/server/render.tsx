import { type CreateSlice, createSliceI18n } from '@meowtale/web-kit';
import { prerender } from 'react-dom/static.edge';
import { App } from '../app/app.tsx';
import type { Answers } from '../graphql/client.ts';
import type { Plan } from '../plan.ts';
import { loadWords } from '../words.ts';
import { createServerShell } from './create-server-shell.ts';
import { pageAlone } from './page-alone.tsx';

/** One page to draw. */
export interface ServerInput {
  plan: Plan;
  /** Path and query as they were asked for, language prefix included. */
  address: string;
  /** Where the gateway is, and what it is told of the visitor. */
  gateway: { url: string; headers: Readonly<Record<string, string>> };
  /** A page that is sent without any script: one route's, with nothing of the shell around it. */
  alone?: { route: string; params: Readonly<Record<string, string>> };
}

export interface Drawn {
  html: string;
  answers: Answers;
}

/**
 * Draws a page as a guest's tab would, and tells what was asked for it, so that the tab needn't ask again.
 * @throws when a question stayed unanswered or something threw: the tab then draws the page by itself and says what is wrong
 */
export async function render(input: ServerInput, createSlice: CreateSlice | null): Promise<Drawn> {
  const words = await createSliceI18n(input.plan.locale, loadWords);
  const { shell, answers } = createServerShell(input, words, createSlice);
  const faults: unknown[] = [];
  // Pages without a script in them: what arrives late would need one to be put in its place.
  const page = input.alone ? await pageAlone(shell.host, createSlice, input.alone) : <App shell={shell} />;
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void faults.push(error),
  });
  const html = await new Response(prelude).text();
  const asked = answers.extractData();
  if (faults.length > 0) throw faults[0];
  const unanswered = Object.values(asked).find(({ error }) => error !== undefined);
  if (unanswered) throw new Error(`a question stayed unanswered: ${unanswered.error?.graphQLErrors.length ? 'refused' : 'no answer'}`);
  return { html, answers: asked };
}
