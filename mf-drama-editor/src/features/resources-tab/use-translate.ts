import { ASYNC_STATE, type Locale } from '@meowtale/contracts';
import { type AppError, awaitJob, jobError, toAppError } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { findPictureJob, translateDescription } from './documents.ts';

export type Translated = { text: string; error?: undefined } | { text?: undefined; error: AppError };

const UNTRANSLATED: Translated = { error: { code: 'ai/failure' } };

/**
 * Returns the function that translates a text into English by a job that is polled. Never throws; null when the page was left meanwhile.
 */
export function useTranslate(): { busy: boolean; translate(text: string, from: Locale): Promise<Translated | null> } {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [leaving] = useState(() => new AbortController());
  useEffect(() => () => leaving.abort(), [leaving]);

  async function ask(text: string, from: Locale): Promise<Translated> {
    const begun = await client.mutation(translateDescription, { texts: [text], from });
    if (!begun.data) return begun.error ? { error: toAppError(begun.error) } : UNTRANSLATED;
    const first = begun.data.addAiTranslator;
    const poll = async () => (await client.query(findPictureJob, { uuid: first.uuid }, { requestPolicy: 'network-only' })).data?.findAsync;
    const job = first.state === ASYNC_STATE.pending ? await awaitJob(poll, { signal: leaving.signal }) : first;
    if (job?.state === ASYNC_STATE.pending) return { error: jobError(job) };
    if (job?.state !== ASYNC_STATE.done) return job?.error ? { error: job.error } : UNTRANSLATED;
    const [translated] = (job.result as { texts?: (string | null)[] } | null)?.texts ?? [];
    return translated ? { text: translated } : UNTRANSLATED;
  }
  async function translate(text: string, from: Locale): Promise<Translated | null> {
    setBusy(true);
    const translated = await ask(text, from);
    if (leaving.signal.aborted) return null;
    setBusy(false);
    return translated;
  }
  return { busy, translate };
}
