import { Button, FoldedText, Group, Notice, Stack, Text } from '@meowtale/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from './format.ts';
import { useHost } from './host-context.tsx';
import { KIT } from './i18n.ts';
import type { Draft } from './use-draft.ts';
import type { DraftOver } from './use-draft-over.ts';

interface DraftNoticeProps {
  draft: Pick<Draft<object>, 'isRestored' | 'isKept'>;
  /** Takes the restored draft back, where the form has no cancel button. */
  onDiscard?: () => void;
}

/** Says above a form that its text was restored from this browser, or that this browser doesn't store it. */
export function DraftNotice({ draft, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation(KIT);
  if (!draft.isKept) {
    return (
      <Notice tone="warning" live>
        {t('draft.notKept')}
      </Notice>
    );
  }
  if (!draft.isRestored) return null;
  return (
    <Notice live actions={onDiscard ? <Button onClick={onDiscard}>{t('draft.discard')}</Button> : undefined}>
      {t('draft.restored')}
    </Notice>
  );
}

/** A field of the form, with its text in the saved version, or whether it is ticked there. */
export interface SavedField {
  label: string;
  saved: string | boolean;
}

interface DraftConflictProps {
  /** When the newer version was saved, where that is known. */
  savedAt?: string | null;
  /** Discards the draft. */
  onTheirs(): void;
  /** Saves the draft over the newer version, at the form's next save. */
  onMine(): void;
  /** The newer version, where the form can show it. */
  children?: ReactNode;
}

/**
 * Says above a form that what it shows was written over an older version than the saved one; the person chooses one before saving. Scrolls
 * into view, because a save from the end of a long form finds it too.
 */
export function DraftConflict({ savedAt, onTheirs, onMine, children }: DraftConflictProps) {
  const { t } = useTranslation(KIT);
  const { locale } = useHost();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={place}>
      <Notice
        tone="warning"
        live
        title={t('draft.conflict')}
        actions={
          <Group>
            <Button onClick={onTheirs}>{t('draft.takeTheirs')}</Button>
            <Button onClick={onMine}>{t('draft.keepMine')}</Button>
          </Group>
        }
      >
        <Stack gap={8}>
          <span>{savedAt ? t('draft.conflictHint', { when: formatDateTime(savedAt, locale) }) : t('draft.conflictText')}</span>
          {children}
        </Stack>
      </Notice>
    </div>
  );
}

interface DraftOverNoticeProps extends DraftNoticeProps, Pick<DraftConflictProps, 'savedAt' | 'children'> {
  draft: Pick<DraftOver<object>, 'isRestored' | 'isKept' | 'isConflict' | 'takeTheirs' | 'keepMine'>;
  /** The fields that differ. */
  differing?: readonly SavedField[];
}

/** Says above a form that changes something saved what `DraftNotice` says, or that a newer version was saved, with the fields that differ. */
export function DraftOverNotice({ draft, onDiscard, savedAt, differing = [], children }: DraftOverNoticeProps) {
  if (!draft.isConflict) return <DraftNotice draft={draft} onDiscard={onDiscard} />;
  return (
    <>
      {draft.isKept ? null : <DraftNotice draft={draft} />}
      <DraftConflict savedAt={savedAt} onTheirs={draft.takeTheirs} onMine={draft.keepMine}>
        {differing.length > 0 ? <SavedFields fields={differing} /> : null}
        {children}
      </DraftConflict>
    </>
  );
}

function SavedFields({ fields }: { fields: readonly SavedField[] }) {
  const { t } = useTranslation(KIT);
  return (
    <>
      <span>{t('draft.savedVersion')}</span>
      <Stack as="dl" gap={8}>
        {fields.map(({ label, saved }) => (
          <div key={label}>
            <Text as="dt" size="small" weight="medium" dir="auto">
              {label}
            </Text>
            <dd>
              <SavedValue saved={saved} />
            </dd>
          </div>
        ))}
      </Stack>
    </>
  );
}

function SavedValue({ saved }: Pick<SavedField, 'saved'>) {
  const { t } = useTranslation(KIT);
  if (typeof saved === 'boolean') return t(saved ? 'draft.yes' : 'draft.no');
  if (saved === '') return <Text tone="muted">{t('draft.empty')}</Text>;
  return <FoldedText text={saved} moreLabel={t('draft.more')} lessLabel={t('draft.less')} />;
}
