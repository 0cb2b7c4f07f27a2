import { ErrorState, Page } from '@meowtale/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../app/shell.ts';
import { reloadIfLost } from '../remotes/chunk-reload.ts';

/** Renders the error page (SPEC §2) for an error of the shell itself, which no slice's boundary could catch. */
export function CrashPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { host } = useShell();
  useEffect(() => {
    host.report(error, { slice: 'shell' });
    reloadIfLost(error);
  }, [error, host]);
  return (
    <main id="main">
      <Page width="narrow">
        <ErrorState level={1} title={t('crash.title')} onRetry={() => location.reload()} retryLabel={t('crash.reload')}>
          {t('crash.text')}
        </ErrorState>
      </Page>
    </main>
  );
}
