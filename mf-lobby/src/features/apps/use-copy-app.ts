import { ASYNC_STATE } from '@meowtale/contracts';
import { awaitJob, toAppError, useHost } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient, useMutation } from 'urql';
import { type App, copyApp, findJob } from './documents.ts';

/**
 * Copies apps by jobs, each of which is polled while the page is open; `onCopied` is called when one is done. A page that was left shows
 * the copy when it is opened again.
 */
export function useCopyApp(onCopied: () => void) {
  const { t } = useTranslation();
  const { showError, notify } = useHost();
  const client = useClient();
  const [, start] = useMutation(copyApp);
  const [copying, setCopying] = useState<ReadonlySet<string>>(new Set());
  const [leaving] = useState(() => new AbortController());
  useEffect(() => () => leaving.abort(), [leaving]);

  async function follow(uuid: string) {
    const poll = async () => {
      const { data } = await client.query(findJob, { uuid }, { requestPolicy: 'network-only' });
      return data?.findAsync;
    };
    return awaitJob(poll, { signal: leaving.signal });
  }

  async function run({ uuid, name }: App): Promise<void> {
    const { data, error } = await start({ uuid });
    if (error || !data) return showError(error ? toAppError(error) : { code: '9999' });
    const job = await follow(data.copyApp.uuid);
    if (leaving.signal.aborted) return;
    if (job?.state === ASYNC_STATE.done) {
      notify(t('apps.copied', { name }), 'success');
      onCopied();
    } else if (job?.state === ASYNC_STATE.failed) showError(job.error ?? { code: '9999' });
    else showError({ code: '9999', message: t('apps.copyTimedOut', { name }) });
  }

  async function copy(app: App): Promise<void> {
    setCopying((before) => new Set(before).add(app.uuid));
    await run(app).finally(() => setCopying((before) => new Set([...before].filter((uuid) => uuid !== app.uuid))));
  }
  return { copy, copying };
}
