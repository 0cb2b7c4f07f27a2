import { AGENT_MEMO_MAX, reviewStoreAgentInput } from '@meowtale/contracts/inputs/catalog/agent';
import { AGENT_STATE } from '@meowtale/contracts/states';
import { Button, Group, Stack, Textarea } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldSentence } from '../../app/sentences.ts';

interface RefusalFormProps {
  storeId: string;
  sending: boolean;
  onRefuse(memo: string): void;
  onCancel(): void;
}

/** Renders the form of a refusal with a reason that the creator reads. */
export function RefusalForm({ storeId, sending, onRefuse, onCancel }: RefusalFormProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [memo, setMemo] = useState('');
  const [fault, setFault] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const checked = reviewStoreAgentInput.safeParse({ store_id: storeId, state: AGENT_STATE.refused, memo });
    setFault(checked.error?.issues[0] ? fieldSentence(t, { key: checked.error.issues[0].message }, locale) : undefined);
    if (checked.success) onRefuse(checked.data.memo ?? '');
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <Textarea
          label={t('agent.memo')}
          description={t('agent.memoHint')}
          required
          autoFocus
          rows={5}
          maxLength={AGENT_MEMO_MAX}
          value={memo}
          error={fault}
          onChange={(event) => setMemo(event.currentTarget.value)}
        />
        <Group justify="end">
          <Button variant="ghost" disabled={sending} onClick={onCancel}>
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
