import { APP_NAME_MAX } from '@meowtale/contracts/inputs/catalog/app';
import { beginning } from '@meowtale/contracts/text/characters';
import { checkStory } from '@meowtale/story/check';
import type { Story } from '@meowtale/story/model';
import { Button, Modal, Notice, ProgressBar, RadioGroup, Skeleton, Stack, TextInput } from '@meowtale/ui';
import { FailureNotice, Link, toAppError } from '@meowtale/web-kit';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { useEditor, useField, useStory } from '../drama-editor/editor-context.tsx';
import { isUnsaved } from '../drama-editor/editor-state.ts';
import { tabPath } from '../drama-editor/tab-path.ts';
import { UnsavedNotice } from '../generation/unsaved-notice.tsx';
import { endOfSaving } from '../generation/when-saved.ts';
import { findMadeApps, type MadeApp } from './documents.ts';
import { MadeSteps } from './made-steps.tsx';
import { useMake } from './use-make.ts';

const NEW = 'new';

interface MakeDialogProps {
  /** The app that is preselected, if it is one of this drama's. */
  wanted: string | null;
  onClose(): void;
}

/** Renders the choice of the app, makes it, and shows the next steps. Problems of the story are shown before. */
export function MakeDialog({ wanted, onClose }: MakeDialogProps) {
  const { t } = useTranslation();
  const { state, make } = useMake();
  const { apps, failure, retry } = useAppsOfDrama();
  const formId = useId();
  const busy = state.step === 'sending' || state.step === 'making';
  const done = state.step === 'done' ? state.app : null;
  const faulty = done !== null && done.faults.length > 0;
  const unsaved = useEditor(isUnsaved);
  const saving = useEditor((state) => unsaved && endOfSaving(state) === null);
  const reasonId = useId();
  const story = useStory();
  const empty = story.order.length === 0;
  const blocked = (unsaved && !saving) || empty;
  return (
    <Modal
      open
      title={t('make.title')}
      closeLabel={busy ? undefined : t('make.close')}
      dismissible={!busy}
      onClose={onClose}
      footer={
        done && !faulty ? null : (
          <>
            <Button variant="ghost" disabled={busy} onClick={onClose}>
              {t('make.cancel')}
            </Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              loading={busy}
              disabled={unsaved || empty || !apps}
              aria-describedby={blocked ? reasonId : undefined}
            >
              {t(saving ? 'make.savingFirst' : 'make.submit')}
            </Button>
          </>
        )
      }
    >
      <Stack gap={16}>
        {blocked ? (
          <Stack gap={16} id={reasonId}>
            <UnsavedNotice onLeave={onClose} />
            {empty ? <Notice tone="danger">{t('make.empty')}</Notice> : null}
          </Stack>
        ) : null}
        {done && !faulty ? null : <StoryState story={story} onLeave={onClose} />}
        {done && !faulty ? <MadeSteps app={done} /> : null}
        {done && !faulty ? null : apps ? (
          <AskForm id={formId} apps={apps} wanted={wanted} busy={busy} onMake={make} />
        ) : failure ? (
          <FailureNotice failure={failure} onRetry={retry} />
        ) : (
          <Skeleton lines={2} />
        )}
        {busy ? <ProgressBar value={state.percent} label={t(`make.${state.step}`)} /> : null}
        {state.step === 'failed' ? <FailureNotice failure={state.error} /> : null}
        {faulty ? <Faults app={done} /> : null}
      </Stack>
    </Modal>
  );
}

function Faults({ app }: { app: MadeApp }) {
  const { t } = useTranslation();
  return (
    <Notice tone="danger" live title={t('make.faulty')}>
      <ul>
        {app.faults.map(({ message, key, params }) => (
          <li key={`${key} ${message}`}>{key ? t([`appEditor.faults.${key}`, 'make.unknownFault'], { ...params, message }) : message}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Queries the person's apps of this drama; null until known, because an existing one must not be created again. */
function useAppsOfDrama() {
  const drama = useEditor((state) => state.saved.uuid);
  const [{ data, error }, ask] = useQuery({ query: findMadeApps, requestPolicy: 'network-only' });
  const apps = data?.findApp.list.filter((app) => app.drama_uuid === drama) ?? null;
  return { apps, failure: error ? toAppError(error) : null, retry: () => ask({ requestPolicy: 'network-only' }) };
}

interface AskFormProps {
  id: string;
  apps: MadeApp[];
  wanted: string | null;
  busy: boolean;
  onMake(app: MadeApp | null, name: string): void;
}

function AskForm({ id, apps, wanted, busy, onMake }: AskFormProps) {
  const { t } = useTranslation();
  const title = useField('title');
  const [picked, pick] = useState(wanted);
  const chosen = (picked === NEW ? null : (apps.find(({ uuid }) => uuid === picked) ?? apps[0]))?.uuid ?? NEW;
  const [name, setName] = useState(() => beginning(title, APP_NAME_MAX));
  const [empty, setEmpty] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    const app = apps.find((each) => each.uuid === chosen) ?? null;
    setEmpty(!app && name.trim() === '');
    if (busy || (!app && name.trim() === '')) return;
    onMake(app, name.trim());
  }
  return (
    <form id={id} noValidate onSubmit={submit}>
      <Stack gap={16}>
        {apps.length > 0 ? (
          <RadioGroup
            label={t('make.which')}
            options={[
              ...apps.map((app) => ({ value: app.uuid, label: t('make.nextVersion', { name: app.name, version: app.version + 1 }) })),
              { value: NEW, label: t('make.new') },
            ]}
            value={chosen}
            onChange={pick}
          />
        ) : null}
        {chosen === NEW ? (
          <TextInput
            label={t('make.name')}
            description={t('make.nameHint')}
            required
            maxLength={APP_NAME_MAX}
            value={name}
            error={empty ? t('invalid.empty') : undefined}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        ) : null}
      </Stack>
    </form>
  );
}

/** Renders the problems of the current story: it may be played all the same. */
function StoryState({ story, onLeave }: { story: Story; onLeave(): void }) {
  const { t } = useTranslation();
  const uuid = useEditor((state) => state.saved.uuid);
  const problems = useMemo(() => checkStory(story), [story]);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  if (story.order.length === 0 || errors + warnings === 0) return null;
  return (
    <Notice tone="warning">
      {errors > 0 ? <div>{t('make.errors', { count: errors })}</div> : null}
      {warnings > 0 ? <div>{t('make.warnings', { count: warnings })}</div> : null}
      <div>
        {t('make.seeStory')}{' '}
        <Link className="mt-anchor" to={tabPath(uuid, 'drama')} onClick={onLeave}>
          {t('tab.drama')}
        </Link>
      </div>
    </Notice>
  );
}
