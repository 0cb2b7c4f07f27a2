import { Button, Group, Modal, Skeleton, Stack, Text, TextInput } from '@meowtale/ui';
import { Failure, FailureNotice, formatDateTime, toAppError, useHost } from '@meowtale/web-kit';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { useEditor, useEditorStore } from '../drama-editor/editor-context.tsx';
import { isUnsaved } from '../drama-editor/editor-state.ts';
import { catchUp } from '../drama-editor/use-editor-run.ts';
import { UnsavedNotice } from '../generation/unsaved-notice.tsx';
import { endOfSaving } from '../generation/when-saved.ts';
import { addSnapshot, deleteSnapshot, findSnapshots, NAME_MAX, restoreSnapshot, type Snapshot } from './documents.ts';
import classes from './history.module.css';
import { SnapshotTools } from './snapshot-tools.tsx';

// An empty list names no snapshot, and still changes when one is created.
const CONTEXT = { additionalTypenames: ['DramaSnapshot'] };

/** Renders snapshots of the drama: named ones, and hourly automatic ones; each can be restored. */
export function HistoryPanel({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const drama = useEditor((state) => state.saved.uuid);
  const [{ data, error, fetching }, ask] = useQuery({
    query: findSnapshots,
    variables: { drama },
    context: CONTEXT,
    requestPolicy: 'cache-and-network',
  });
  const list = useRef<HTMLUListElement>(null);
  const snapshots = data?.findDramaSnapshot;
  return (
    <Modal open side title={t('history.title')} closeLabel={t('history.close')} onClose={onClose}>
      <Stack gap={24}>
        <UnsavedNotice onLeave={onClose} />
        <KeepForm drama={drama} />
        {error && !snapshots ? (
          <Failure title={t('history.failed')} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
        ) : null}
        {fetching && !snapshots ? <Skeleton lines={4} /> : null}
        {snapshots?.length === 0 ? <Text tone="muted">{t('history.none')}</Text> : null}
        <ul ref={list} className={classes.list} tabIndex={-1} aria-label={t('history.title')}>
          {snapshots?.map((snapshot) => (
            <li key={snapshot.uuid}>
              <SnapshotRow snapshot={snapshot} onDeleted={() => list.current?.focus()} />
            </li>
          ))}
        </ul>
      </Stack>
    </Modal>
  );
}

/** Returns whether all input is saved, because a snapshot is made from the saved drama. */
const useIsSaved = () => !useEditor(isUnsaved);

function KeepForm({ drama }: { drama: string }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [empty, setEmpty] = useState(false);
  const [{ fetching, error }, add] = useMutation(addSnapshot);
  const saved = useIsSaved();
  const saving = useEditor((state) => !saved && endOfSaving(state) === null);
  async function keep(event: FormEvent) {
    event.preventDefault();
    setEmpty(name.trim() === '');
    if (fetching || !saved || name.trim() === '') return;
    const { data } = await add({ drama, name }, CONTEXT);
    if (data) setName('');
  }
  return (
    <form noValidate onSubmit={keep}>
      <Stack gap={12}>
        <TextInput
          label={t('history.name')}
          description={t('history.nameHint')}
          maxLength={NAME_MAX}
          value={name}
          error={empty ? t('invalid.empty') : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <FailureNotice failure={error ? toAppError(error) : null} />
        <Button type="submit" variant="primary" loading={fetching} disabled={!saved}>
          {t(saving ? 'history.savingFirst' : 'history.keep')}
        </Button>
      </Stack>
    </form>
  );
}

const STEPS = ['restore', 'delete'] as const;
type Step = (typeof STEPS)[number];

/** Renders a snapshot with its confirmations; the focus moves to a confirmation and back to its button. */
function SnapshotRow({ snapshot, onDeleted }: { snapshot: Snapshot; onDeleted(): void }) {
  const { t } = useTranslation();
  const { locale, urql, notify } = useHost();
  const store = useEditorStore();
  const saved = useIsSaved();
  const [sure, setSure] = useState<Step | null>(null);
  const question = useId();
  const keys = useRef<HTMLDivElement>(null);
  const showStep = (step: Step | null, focused: Step | 'cancel') => {
    flushSync(() => setSure(step));
    keys.current?.querySelector<HTMLElement>(`[data-step="${focused}"]`)?.focus();
  };
  const [restoring, restore] = useMutation(restoreSnapshot);
  const [deleting, remove] = useMutation(deleteSnapshot);
  const failure = restoring.error ?? deleting.error;
  const name = snapshot.name || t('history.automatic');
  async function confirm() {
    if (sure === 'delete') {
      const { data } = await remove({ uuid: snapshot.uuid }, CONTEXT);
      if (data) onDeleted();
      return;
    }
    const { data } = await restore({ uuid: snapshot.uuid }, CONTEXT);
    if (!data) return;
    await catchUp(store, urql, 'goBack');
    notify(t('history.restored', { name }), 'success');
    showStep(null, 'restore');
  }
  return (
    <Stack gap={8} className={classes.row}>
      <div>
        <strong dir="auto">{name}</strong>
        <Text size="small" tone="muted">
          <time dateTime={snapshot.created_at}>{formatDateTime(snapshot.created_at, locale)}</time> ·{' '}
          {t('history.parts', { count: snapshot.parts })}
        </Text>
      </div>
      <SnapshotTools snapshot={snapshot} />
      <FailureNotice failure={failure ? toAppError(failure) : null} />
      <div ref={keys}>
        {sure ? (
          <Group gap={8}>
            <Text size="small" id={question}>
              {t(`history.sure.${sure}`)}
            </Text>
            <Button size="small" variant="primary" loading={restoring.fetching || deleting.fetching} onClick={confirm}>
              {t(`history.${sure}`)}
            </Button>
            <Button size="small" variant="ghost" data-step="cancel" aria-describedby={question} onClick={() => showStep(null, sure)}>
              {t('history.cancel')}
            </Button>
          </Group>
        ) : (
          <Group gap={8}>
            {STEPS.map((step) => (
              <Button
                key={step}
                size="small"
                variant={step === 'delete' ? 'ghost' : 'secondary'}
                data-step={step}
                disabled={step === 'restore' && !saved}
                aria-label={t(`history.${step}Named`, { name })}
                onClick={() => showStep(step, 'cancel')}
              >
                {t(`history.${step}`)}
              </Button>
            ))}
          </Group>
        )}
      </div>
    </Stack>
  );
}
