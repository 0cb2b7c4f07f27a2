import { LOCALE_NATIVE_NAMES, LOCALES, type Locale } from '@meowtale/contracts';
import { AI_MAX } from '@meowtale/contracts/inputs/drama/generation';
import { Button, Modal, Notice, Select, Skeleton, Stack } from '@meowtale/ui';
import { type AppError, FailureNotice } from '@meowtale/web-kit';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../drama-editor/editor-context.tsx';
import { MarkedTextarea } from '../marked-text/marked-textarea.tsx';
import { settingIn } from '../story-edits/part-edits.ts';
import type { DraftRequest } from './draft-request.ts';
import { useBlockedIn, useGeneration, useGenerationRun } from './generation-context.tsx';
import { InfluencesOf } from './influences.tsx';
import { StepFailure } from './step-failure.tsx';
import { NotOffered, StepOffer } from './step-offer.tsx';
import { namesIn } from './unit-words.ts';
import { useOffer, useTarget, whoCan } from './use-step.ts';

/** Renders the dialog for a draft, with its price. */
export function StepDialog() {
  const asking = useGeneration((state) => state.asking);
  return asking ? <OpenDialog given={asking} /> : null;
}

function useAsking(given: DraftRequest) {
  const ask = useGeneration((state) => state.ask);
  const run = useGenerationRun();
  const setting = useEditor((state) => settingIn(state.draft));
  const others = [...setting.languages, ...LOCALES].filter((each) => each !== setting.language);
  const first = given.use === 'translation' ? (given.language ?? others[0] ?? null) : null;
  const [request, setRequest] = useState<DraftRequest>({ ...given, language: first });
  const [failure, setFailure] = useState<AppError | null>(null);
  const isBusy = useGeneration((state) => state.work.at === 'saving');
  const close = () => ask(null);
  async function start() {
    setFailure(null);
    const error = await run.start(request);
    if (error) setFailure(error);
    else close();
  }
  return { request, failure, isBusy, close, start, set: (change: Partial<DraftRequest>) => setRequest({ ...request, ...change }), setting };
}

function OpenDialog({ given }: { given: DraftRequest }) {
  const { t } = useTranslation();
  const formId = useId();
  const { request, failure, isBusy, close, start, set, setting } = useAsking(given);
  const { offer, failure: unread, retry } = useOffer();
  const target = useTarget(request);
  const isRunning = useGeneration(({ work }) => work.at === 'running') || Boolean(offer?.running);
  const able = offer ? whoCan(offer, request.use, target) : [];
  const provider = able.find(({ name }) => name === request.provider) ?? able[0];
  const title = useTitle(request);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && !isRunning && provider) void start();
  }
  return (
    <Modal
      open
      title={title}
      closeLabel={t('generation.close')}
      dismissible={!isBusy}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={close}>
            {t('generation.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isBusy} disabled={isRunning || !provider}>
            {t(isBusy ? 'generation.savingFirst' : request.use === 'consistency' ? 'generation.look' : 'generation.start')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={16}>
          {request.use === 'all' && setting.logline.trim() === '' ? <Notice tone="warning">{t('generation.noLogline')}</Notice> : null}
          {isRunning ? <Notice live>{t('generation.oneAtATime')}</Notice> : null}
          {request.use === 'translation' ? (
            <Select
              label={t('generation.language')}
              options={LOCALES.filter((each) => each !== setting.language).map((each) => ({
                value: each,
                label: LOCALE_NATIVE_NAMES[each],
                disabled: offer !== null && whoCan(offer, 'translation', each).length === 0,
              }))}
              value={request.language}
              onChange={(language) => set({ language: language as Locale | null })}
            />
          ) : null}
          <Instruction value={request.prompt} onChange={(prompt) => set({ prompt })} />
          <FailureNotice failure={unread} onRetry={retry} />
          {offer ? (
            <>
              <StepOffer use={request.use} able={able} chosen={provider} onChoose={(name) => set({ provider: name })} />
              <NotOffered offer={offer} use={request.use} target={target} />
            </>
          ) : null}
          {!offer && !unread ? <Skeleton lines={2} /> : null}
          <InfluencesOf use={request.use} />
          {failure ? <StepFailure error={failure} onRetry={() => void start()} onLeave={close} /> : null}
        </Stack>
      </form>
    </Modal>
  );
}

function Instruction({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { t } = useTranslation();
  const marks = useBlockedIn(value);
  return (
    <MarkedTextarea
      label={t('generation.instruction')}
      description={t('generation.instructionHint')}
      rows={3}
      maxLength={AI_MAX.instruction}
      value={value}
      marks={marks}
      error={marks.length > 0 ? t('generation.blockedIn', { words: [...new Set(marks.map(({ word }) => word))] }) : undefined}
      onChange={onChange}
    />
  );
}

/** Returns the dialog's title, with the name of the only target. */
function useTitle({ use, source }: DraftRequest): string {
  const { t } = useTranslation();
  const draft = useEditor((state) => state.draft);
  const what = t(`generation.use.${use}`);
  const name = source.length === 1 ? namesIn(draft, [], t).get(source[0] ?? '') : undefined;
  return name ? t('generation.titleOf', { what, name }) : t('generation.title', { what });
}
