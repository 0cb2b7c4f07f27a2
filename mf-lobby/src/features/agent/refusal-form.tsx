import { AGENT_MEMO_MAX, reviewStoreAgentInput } from '@meowtale/contracts/inputs/catalog/agent';
import { AGENT_STATE } from '@meowtale/contracts/states';
import { Button, Group, Stack, Textarea } from '@meowtale/ui';
import { DraftNotice, useDraft, useHost } from '@meowtale/web-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldSentence } from '../../app/sentences.ts';

interface RefusalFormProps {
  storeId: string;
  sending: boolean;
  /** Returns whether the refusal was saved. */
  onRefuse(memo: string): Promise<boolean>;
  onCancel(): void;
}

/** Renders the form of a refusal with a reason that the creator reads. */
export function RefusalForm({ storeId, sending, onRefuse, onCancel }: RefusalFormProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const draft = useDraft({ of: `agent.${storeId}`, saved: { memo: '' } });
  const { memo } = draft.value;
  const [fault, setFault] = useState<string>();

  function cancel() {
    draft.settle();
    onCancel();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const checked = reviewStoreAgentInput.safeParse({ store_id: storeId, state: AGENT_STATE.refused, memo });
    setFault(checked.error?.issues[0] ? fieldSentence(t, { key: checked.error.issues[0].message }, locale) : undefined);
    if (checked.success && (await onRefuse(checked.data.memo ?? ''))) draft.settle();
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <DraftNotice draft={draft} />
        <Textarea
          label={t('agent.memo')}
          description={t('agent.memoHint')}
          required
          autoFocus
          rows={5}
          maxLength={AGENT_MEMO_MAX}
          value={memo}
          error={fault}
          onChange={(event) => draft.change({ memo: event.currentTarget.value })}
        />
        <Group justify="end">
          <Button variant="ghost" disabled={sending} onClick={cancel}>
            {t('popup.cancel')}
          </Button>
          <Button variant="danger" type="submit" loading={sending}>
            {t('agent.refuse')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
