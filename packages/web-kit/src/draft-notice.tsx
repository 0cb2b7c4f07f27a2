import { Button, Notice } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { KIT } from './i18n.ts';
import type { Draft } from './use-draft.ts';

/** Says above a form that its text was restored from this browser. Takes a discard button where the form has no cancel button. */
export function DraftNotice({ draft, onDiscard }: { draft: Pick<Draft<object>, 'isRestored'>; onDiscard?: () => void }) {
  const { t } = useTranslation(KIT);
  if (!draft.isRestored) return null;
  return (
    <Notice live actions={onDiscard ? <Button onClick={onDiscard}>{t('draft.discard')}</Button> : undefined}>
      {t('draft.restored')}
    </Notice>
  );
}
