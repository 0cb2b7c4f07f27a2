import type { FieldError } from '@meowtale/contracts';
import { REFUSAL_TYPES, REVIEW_MEMO_MAX, reviewInput } from '@meowtale/contracts/inputs/catalog/review';
import { Button, Group, Select, Stack, Text, Textarea } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldSentence } from '../../app/sentences.ts';
import { useCounter } from '../../app/use-counter.ts';

export interface Refusal {
  /** Empty while none is chosen. */
  type: string;
  memo: string;
}
export const NO_REFUSAL: Refusal = { type: '', memo: '' };

interface RefuseFormProps {
  uuid: string;
  /** The draft of the refusal. */
  refusal: Refusal;
  onEdit(change: Partial<Refusal>): void;
  sending: boolean;
  /** Number of comments sent with it. */
  pinned: number;
  onRefuse(input: { rejection_type: string; memo: string }): void;
  onCancel(): void;
}

/** Renders SPEC §2's refusal memo: a type, and a reason that the creator reads. */
export function RefuseForm({ uuid, refusal: { type, memo }, onEdit, sending, pinned, onRefuse, onCancel }: RefuseFormProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const counter = useCounter();
  const [faults, setFaults] = useState<FieldError[]>([]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const checked = reviewInput.safeParse({ uuid, action: 'refuse', rejection_type: type || null, memo });
    setFaults((checked.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), key: message })));
    if (checked.success && type) onRefuse({ rejection_type: type, memo: checked.data.memo ?? '' });
  }
  const fault = (path: string) => {
    const found = faults.find((candidate) => candidate.path === path);
    return found ? fieldSentence(t, found, locale) : undefined;
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <Select
          label={t('review.why')}
          required
          placeholder={t('information.choose')}
          options={REFUSAL_TYPES.map((value) => ({ value, label: t(`rejection.${value}`) }))}
          value={type || null}
          error={fault('rejection_type')}
          onChange={(value) => onEdit({ type: value ?? '' })}
        />
        <Textarea
          label={t('review.memo')}
          description={t('review.memoHint')}
          required
          rows={6}
          maxLength={REVIEW_MEMO_MAX}
          counter={counter(memo, REVIEW_MEMO_MAX)}
          value={memo}
          error={fault('memo')}
          onChange={(event) => onEdit({ memo: event.currentTarget.value })}
        />
        <Text size="small" tone="muted">
          {t('review.pin.count', { number: pinned })}
        </Text>
        <Group justify="end">
          <Button variant="ghost" disabled={sending} onClick={onCancel}>
            {t('popup.cancel')}
          </Button>
          <Button variant="danger" type="submit" loading={sending}>
            {t('review.refuse')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
