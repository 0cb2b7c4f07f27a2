import { DEBOUNCE_INPUT_MS, PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { DRAMA_TEXT } from '@meowtale/contracts/inputs/drama/drama';
import { Button, IconSearch, Modal, RadioGroup, Skeleton, Stack, Text, Textarea, TextInput } from '@meowtale/ui';
import {
  type AppError,
  DraftConflict,
  DraftNotice,
  Failure,
  formatDate,
  PageButtons,
  toAppError,
  useDraft,
  useHost,
} from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { z } from 'zod';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { type Drama, findDramas, setDramaPrompt, TOUCHES_DRAMAS } from './documents.ts';

interface DramaSelectorProps {
  onChoose(drama: Pick<Drama, 'uuid' | 'title'>): void;
  onClose(): void;
}

/** A changed prompt, with the saved one that it was written over; null in drafts of earlier releases. */
const changedPrompt = z.object({ prompt: z.string(), over: z.string().nullable() });
const earlierPrompt = z.string().transform((prompt) => ({ prompt, over: null }));
const storedPrompts = z.object({ prompts: z.record(z.string(), z.union([changedPrompt, earlierPrompt])) });
const NO_PROMPTS: z.output<typeof storedPrompts> = { prompts: {} };

/**
 * Renders SPEC §2's drama selector: the person's dramas by thirty, searched by title, and the prompt of the chosen one. Changed prompts are
 * stored in this browser until they are saved or cancelled; one written over another prompt than the saved one isn't saved before the person
 * chose it.
 */
export function DramaSelector({ onChoose, onClose }: DramaSelectorProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Drama | null>(null);
  const draft = useDraft({ of: 'drama-prompts', saved: NO_PROMPTS, parse: (stored) => storedPrompts.safeParse(stored).data ?? null });
  const { prompts } = draft.value;
  const [{ fetching: saving }, savePrompt] = useMutation(setDramaPrompt);
  const [failure, setFailure] = useState<AppError | null>(null);

  function pick(drama: Drama) {
    setChosen(drama);
    setFailure(null);
  }
  const stored = chosen ? prompts[chosen.uuid] : undefined;
  const changed = stored?.prompt === chosen?.prompt ? undefined : stored;
  const isOutdated = changed !== undefined && changed.over !== chosen?.prompt;

  /** Changes the prompt of the chosen drama; as it is saved it is no draft. */
  function setPrompt({ uuid, prompt: saved }: Drama, prompt: string, over = isOutdated ? changed.over : saved) {
    draft.change(({ prompts: { [uuid]: _before, ...others } }) => ({
      prompts: prompt === saved ? others : { ...others, [uuid]: { prompt, over } },
    }));
  }
  const takeSaved = (drama: Drama) => setPrompt(drama, drama.prompt);
  function cancel() {
    draft.settle();
    onClose();
  }
  async function confirm() {
    if (!chosen) return;
    const { uuid, revision } = chosen;
    if (changed) {
      const { error } = await savePrompt({ uuid, revision, prompt: changed.prompt }, TOUCHES_DRAMAS);
      if (error) return setFailure(toAppError(error));
      takeSaved(chosen);
    }
    onChoose(chosen);
  }
  return (
    <Modal
      open
      onClose={onClose}
      dismissible={!saving}
      title={t('setApp.dramaChoose')}
      closeLabel={t('popup.close')}
      footer={
        <>
          <Button variant="ghost" disabled={saving} onClick={cancel}>
            {t('popup.cancel')}
          </Button>
          <Button variant="primary" loading={saving} disabled={!chosen || isOutdated} onClick={confirm}>
            {t('dramaSelector.choose')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <DramaChoices value={chosen?.uuid ?? ''} onChange={pick} />
        {chosen ? (
          <>
            {isOutdated ? (
              <DraftConflict
                savedAt={chosen.updatedAt}
                onTheirs={() => takeSaved(chosen)}
                onMine={() => setPrompt(chosen, changed.prompt, chosen.prompt)}
              >
                <Text dir="auto">{chosen.prompt}</Text>
              </DraftConflict>
            ) : null}
            {changed && !isOutdated ? <DraftNotice draft={draft} onDiscard={() => takeSaved(chosen)} /> : null}
            <Textarea
              label={t('dramaSelector.prompt')}
              description={t('dramaSelector.promptHint')}
              maxLength={DRAMA_TEXT.prompt}
              value={changed?.prompt ?? chosen.prompt}
              onChange={(event) => setPrompt(chosen, event.currentTarget.value)}
            />
          </>
        ) : null}
        <RefusalNotice failure={failure} />
      </Stack>
    </Modal>
  );
}

function DramaChoices({ value, onChange }: { value: string; onChange(drama: Drama): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [typed, setTyped] = useState('');
  const [{ keyword, page }, setAsked] = useState({ keyword: '', page: 1 });
  const q = { page, pageSize: PAGE_SIZE_DEFAULT, orderField: 'updated_at-desc', ...(keyword && { keyword }) };
  const [{ data, error, fetching }, ask] = useQuery({ query: findDramas, variables: { q }, context: TOUCHES_DRAMAS });
  useEffect(() => {
    if (typed.trim() === keyword) return;
    const timer = setTimeout(() => setAsked({ keyword: typed.trim(), page: 1 }), DEBOUNCE_INPUT_MS);
    return () => clearTimeout(timer);
  }, [typed, keyword]);

  const { list = [], totalCount = 0 } = data?.findDrama ?? {};
  if (error && !data)
    return (
      <Failure title={t('dramaSelector.failed')} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} retrying={fetching} />
    );
  return (
    <Stack gap={12}>
      <TextInput
        pill
        hideLabel
        label={t('dramaSelector.search')}
        placeholder={t('dramaSelector.search')}
        maxLength={100}
        leftIcon={<IconSearch size={18} aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {!data ? <Skeleton lines={4} /> : null}
      {data && list.length === 0 ? <Text tone="muted">{t(keyword ? 'dramaSelector.nothing' : 'dramaSelector.none')}</Text> : null}
      {list.length > 0 ? (
        <RadioGroup
          label={t('setApp.dramaChoose')}
          hideLabel
          options={list.map((drama) => ({
            value: drama.uuid,
            label: drama.title,
            description: formatDate(drama.updatedAt, locale),
          }))}
          value={value}
          onChange={(uuid) => {
            const drama = list.find((one) => one.uuid === uuid);
            if (drama) onChange(drama);
          }}
        />
      ) : null}
      <PageButtons page={page} pageSize={PAGE_SIZE_DEFAULT} total={totalCount} onPage={(next) => setAsked({ keyword, page: next })} />
    </Stack>
  );
}
