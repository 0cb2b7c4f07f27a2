import { Button, Notice } from '@meowtale/ui';
import { KIT } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { SaveState } from './saving.ts';

interface SaveNoticeProps {
  save: SaveState;
  /** Says that a save failed and is retried. */
  failed: string;
  /** Says where the input is stored meanwhile; absent without any. */
  where?: string;
  onRetry(): void;
}

/** Renders that nothing can be saved for now, and where the input is stored meanwhile. */
export function SaveNotice({ save, failed, where, onRetry }: SaveNoticeProps) {
  const { t } = useTranslation(KIT);
  if (save === 'offline')
    return (
      <Notice tone="warning" live title={t('save.youAreOffline')}>
        {where}
      </Notice>
    );
  if (save !== 'failed') return null;
  return (
    <Notice tone="warning" live title={failed} actions={<Button onClick={onRetry}>{t('failure.retry')}</Button>}>
      {where}
    </Notice>
  );
}
