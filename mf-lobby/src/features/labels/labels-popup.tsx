import { Button, IconButton, IconTrash, Modal, Skeleton, Stack, Text } from '@meowtale/ui';
import { type AppError, Failure, toAppError } from '@meowtale/web-kit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { addAppLabel, type CustomTag, deleteLabel, renameLabel, TOUCHES_LABELS, wordsOf } from './documents.ts';
import { LabelBox } from './label-box.tsx';
import { useLabels } from './use-labels.ts';

interface LabelsPopupProps {
  onClose(): void;
  /** Called for a renamed or a deleted (null) label. */
  onChanged(from: string, to: string | null): void;
}

/** Renders SPEC §2's custom label manager: adds, renames and deletes the person's labels. */
export function LabelsPopup({ onClose, onChanged }: LabelsPopupProps) {
  const { t } = useTranslation();
  const { labels, loading, failure, retry } = useLabels();
  const [, add] = useMutation(addAppLabel);
  const box = useRef<HTMLInputElement>(null);

  async function save(name: string): Promise<AppError | null> {
    const { error } = await add({ name }, TOUCHES_LABELS);
    return error ? toAppError(error) : null;
  }
  function changed(from: string, to: string | null) {
    // The focused button disappeared with its label.
    if (to === null) box.current?.focus();
    onChanged(from, to);
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={t('appLabels.title')}
      closeLabel={t('popup.close')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('appLabels.done')}
        </Button>
      }
    >
      <Stack gap={16}>
        <LabelBox ref={box} data-autofocus label={t('appLabels.new')} description={t('appLabels.newHint')} words="" onSave={save} />
        {failure ? <Failure title={t('appLabels.failed')} error={failure} onRetry={retry} /> : null}
        {loading ? <Skeleton lines={3} /> : null}
        {!loading && !failure && labels.length === 0 ? <Text tone="muted">{t('appLabels.none')}</Text> : null}
        {labels.map((label) => (
          <LabelRow key={label.uuid} label={label} onChanged={changed} />
        ))}
      </Stack>
    </Modal>
  );
}

function LabelRow({ label, onChanged }: { label: CustomTag } & Pick<LabelsPopupProps, 'onChanged'>) {
  const { t } = useTranslation();
  const [, rename] = useMutation(renameLabel);
  const [{ fetching }, del] = useMutation(deleteLabel);
  const [failure, setFailure] = useState<AppError | null>(null);
  const name = wordsOf(label);

  async function save(written: string): Promise<AppError | null> {
    const { error } = await rename({ uuid: label.uuid, name: written }, TOUCHES_LABELS);
    if (error) return toAppError(error);
    onChanged(name, written);
    return null;
  }
  async function remove() {
    const { error } = await del({ uuid: label.uuid }, TOUCHES_LABELS);
    setFailure(error ? toAppError(error) : null);
    if (!error) onChanged(name, null);
  }
  const bin = (
    <IconButton
      size="small"
      label={t('appLabels.delete', { name })}
      icon={<IconTrash size={18} aria-hidden="true" />}
      aria-disabled={fetching}
      onClick={fetching ? undefined : remove}
    />
  );
  return (
    <Stack gap={8}>
      <LabelBox label={t('appLabels.name', { name })} hideLabel words={name} rightSlot={bin} onSave={save} />
      <RefusalNotice failure={failure} />
    </Stack>
  );
}
