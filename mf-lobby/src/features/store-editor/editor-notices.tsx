import { Button, Notice } from '@meowtale/ui';
import { FailureNotice } from '@meowtale/web-kit';
import { SaveNotice } from '@meowtale/web-kit/editor';
import { useTranslation } from 'react-i18next';
import { ConflictPanel } from './conflict-panel.tsx';
import classes from './editor.module.css';
import type { TabKey } from './editor-bar.tsx';
import { useEditor } from './editor-context.tsx';
import { isEditable, isUnsaved } from './editor-state.ts';
import { NewVersionButton } from './new-version-button.tsx';
import { PinnedComments } from './pinned-comments.tsx';

/** Renders notices about saving, and about what a change means in the submission's state. */
export function EditorNotices({ tab, fromKept }: { tab: TabKey; fromKept: boolean }) {
  const { t } = useTranslation();
  const status = useEditor((state) => state.savedSubmit.status);
  const save = useEditor((state) => state.save);
  const conflict = useEditor((state) => state.theirs !== null);
  const elsewhere = useEditor((state) => state.elsewhere);
  const refusal = useEditor((state) => state.refusal);
  const isKept = useEditor((state) => state.isKept);
  const unsaved = useEditor(isUnsaved);
  const retry = useEditor((state) => state.retry);
  const where = t(isKept ? 'notice.kept' : 'notice.keptNowhere');
  return (
    <>
      {tellsItself(tab, status) ? null : <StateNotice />}
      <Overridden />
      <PinnedComments />
      {elsewhere && !conflict ? <Notice>{t('notice.elsewhere')}</Notice> : null}
      {fromKept && save === 'none' ? <Notice live>{t('notice.restored')}</Notice> : null}
      <SaveNotice save={save} failed={t('notice.failed')} where={unsaved ? where : undefined} onRetry={retry} />
      {save === 'refused' && refusal ? (
        <FailureNotice title={t('notice.refused')} failure={refusal} meanwhile={where} onRetry={retry} />
      ) : null}
      {conflict ? <ConflictPanel /> : null}
    </>
  );
}

/** Returns whether the tab explains a state itself: the price that it is locked, and the last tab what a refusal asks for. */
const tellsItself = (tab: TabKey, status: string): boolean =>
  (tab === 'price' && status === 'reviewing') || (tab === 'submit' && status === 'refused');

function StateNotice() {
  const { t } = useTranslation();
  const status = useEditor((state) => state.savedSubmit.status);
  const editable = useEditor(isEditable);
  const unlock = useEditor((state) => state.unlock);
  if (status === 'submitted') return <Notice>{t('notice.submitted')}</Notice>;
  if (status === 'reviewing') {
    return (
      <Notice tone="warning" actions={editable ? undefined : <Button onClick={unlock}>{t('notice.editAnyway')}</Button>}>
        {t('notice.reviewing')}
      </Notice>
    );
  }
  if (editable) return null;
  return <Notice actions={<NewVersionButton />}>{t(status === 'refused' ? 'notice.wasRefused' : 'notice.decided')}</Notice>;
}

/** Renders SPEC §8's notice of a page that staff changed. */
function Overridden() {
  const { t } = useTranslation();
  const override = useEditor((state) => state.savedSubmit.override);
  if (!override) return null;
  return (
    <Notice tone="danger" title={t('notice.overridden')}>
      <p className={classes.memo} dir="auto">
        {override.reason}
      </p>
    </Notice>
  );
}
