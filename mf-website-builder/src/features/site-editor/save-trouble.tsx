import { Button, Notice } from '@meowtale/ui';
import { FailureNotice, toAppError, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { MY_SITE, type Site } from './documents.ts';
import type { SiteStore } from './site-store.ts';

/** Renders why something isn't saved, with the possible actions. */
export function SaveTrouble({ store, onTaken }: { store: SiteStore; onTaken(theirs: Site): void }) {
  const { t } = useTranslation();
  const { urql, showError, block } = useHost();
  const { stage, failure, retry } = useStore(store);
  async function takeTheirs() {
    const { data, error } = await block(urql.query(MY_SITE, {}, { requestPolicy: 'network-only' }).toPromise());
    if (data?.findWebsiteMain) onTaken(data.findWebsiteMain);
    else if (error) showError(toAppError(error));
  }
  if (stage === 'conflict')
    return (
      <Notice tone="warning" live title={t('conflict.title')} actions={<Button onClick={takeTheirs}>{t('conflict.reload')}</Button>}>
        {t('conflict.text')}
      </Notice>
    );
  if (stage !== 'failed' && stage !== 'refused') return null;
  return <FailureNotice failure={failure ?? { code: '9999' }} meanwhile={t('save.kept')} onRetry={retry} />;
}
