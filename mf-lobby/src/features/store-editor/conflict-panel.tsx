import { Text } from '@meowtale/ui';
import { formatDateTime, useHost } from '@meowtale/web-kit';
import { ConflictPanel as ConflictFrame } from '@meowtale/web-kit/editor';
import { useTranslation } from 'react-i18next';
import { useEditor } from './editor-context.tsx';
import { PARTS } from './editor-state.ts';

/** Renders a conflict, with the names of the parts that differ. */
export function ConflictPanel() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const draft = useEditor((state) => state.draft);
  const theirs = useEditor((state) => state.theirs?.savedSubmit);
  const keepMine = useEditor((state) => state.keepMine);
  const takeTheirs = useEditor((state) => state.takeTheirs);
  if (!theirs) return null;
  const parts = PARTS.filter((part) => JSON.stringify(draft[part]) !== JSON.stringify(theirs.draft[part]));
  const hint = t('conflict.words', { when: formatDateTime(theirs.updated_at, locale) });
  return (
    <ConflictFrame title={t('conflict.title')} hint={hint} onTheirs={takeTheirs} onMine={keepMine}>
      <Text>{t('conflict.differs', { parts: new Intl.ListFormat(locale).format(parts.map((part) => t(`part.${part}`))) })}</Text>
    </ConflictFrame>
  );
}
