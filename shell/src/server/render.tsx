import { type CreateSlice, createSliceI18n } from '@meowtale/web-kit';
import { prerender } from 'react-dom/static.edge';
import { App } from '../app/app.tsx';
import type { SsrData } from '../graphql/client.ts';
import type { Plan } from '../plan.ts';
import { loadWords } from '../words.ts';
import { createServerShell } from './create-server-shell.ts';
import { pageAlone } from './page-alone.tsx';

/** One page to render. */
export interface ServerInput {
  plan: Plan;
  /** Path and query as requested, with the language prefix. */
  address: string;
  /** The gateway's address, and headers about the visitor. */
  gateway: { url: string; headers: Readonly<Record<string, string>> };
  /** For a page without any script: one route, without the shell around it. */
  alone?: { route: string; params: Readonly<Record<string, string>> };
}

export interface Rendered {
  html: string;
  answers: SsrData;
}

/**
 * Renders a page as for a guest, and returns the queried data, so that the tab needn't query again.
 * @throws when a query failed or something threw: then the tab renders the page and shows the error
 */
export async function render(input: ServerInput, createSlice: CreateSlice | null): Promise<Rendered> {
  const i18n = await createSliceI18n(input.plan.locale, loadWords);
  const { shell, ssr } = createServerShell(input, i18n, createSlice);
  const faults: unknown[] = [];
  // Pages without scripts: content that arrives late would need one to be inserted.
  const page = input.alone ? await pageAlone(shell.host, createSlice, input.alone) : <App shell={shell} />;
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void faults.push(error),
  });
  const html = await new Response(prelude).text();
  const results = ssr.extractData();
  if (faults.length > 0) throw faults[0];
  const unanswered = Object.values(results).find(({ error }) => error !== undefined);
  if (unanswered) throw new Error(`a question stayed unanswered: ${unanswered.error?.graphQLErrors.length ? 'refused' : 'no answer'}`);
  return { html, answers: results };
}
