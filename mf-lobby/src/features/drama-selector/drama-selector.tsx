import { DEBOUNCE_INPUT_MS, PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { DRAMA_TEXT } from '@meowtale/contracts/inputs/drama/drama';
import { Button, IconSearch, Modal, RadioGroup, Skeleton, Stack, Text, Textarea, TextInput } from '@meowtale/ui';
import { type AppError, Failure, formatDate, PageButtons, toAppError, useHost } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { type Drama, findDramas, setDramaPrompt, TOUCHES_DRAMAS } from './documents.ts';

interface DramaSelectorProps {
  onChoose(drama: Pick<Drama, 'uuid' | 'title'>): void;
  onClose(): void;
}

/** Renders SPEC §2's drama selector: the person's dramas by thirty, searched by title, and the prompt of the chosen one. */
export function DramaSelector({ onChoose, onClose }: DramaSelectorProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Drama | null>(null);
  const [prompt, setPrompt] = useState('');
  const [{ fetching: saving }, savePrompt] = useMutation(setDramaPrompt);
  const [failure, setFailure] = useState<AppError | null>(null);

  function pick(drama: Drama) {
    setChosen(drama);
    setPrompt(drama.prompt);
    setFailure(null);
  }
  async function confirm() {
    if (!chosen) return;
    if (prompt !== chosen.prompt) {
      const { uuid, revision } = chosen;
      const { error } = await savePrompt({ uuid, revision, prompt }, TOUCHES_DRAMAS);
      if (error) return setFailure(toAppError(error));
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
          <Button variant="ghost" disabled={saving} onClick={onClose}>
            {t('popup.cancel')}
          </Button>
          <Button variant="primary" loading={saving} disabled={!chosen} onClick={confirm}>
            {t('dramaSelector.choose')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <DramaChoices value={chosen?.uuid ?? ''} onChange={pick} />
        {chosen ? (
          <Textarea
            label={t('dramaSelector.prompt')}
            description={t('dramaSelector.promptHint')}
            maxLength={DRAMA_TEXT.prompt}
            value={prompt}
            onChange={(event) => setPrompt(event.currentTarget.value)}
          />
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
