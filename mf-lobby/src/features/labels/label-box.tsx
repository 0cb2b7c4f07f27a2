import { LABEL_NAME_MAX, labelName } from '@meowtale/contracts/inputs/catalog/label';
import { TextInput } from '@meowtale/ui';
import { type AppError, useHost } from '@meowtale/web-kit';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldSentence, useRefusalSentence } from '../../app/sentences.ts';

interface LabelBoxProps {
  label: string;
  hideLabel?: boolean;
  description?: string;
  /** What stands in it until something is written, and again when nothing is. */
  words: string;
  rightSlot?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  'data-autofocus'?: boolean;
  /** Saves what was written; answers why it can't be. */
  onSave(name: string): Promise<AppError | null>;
}

/** The name of a label: Enter or leaving the box saves it; nothing at all is ignored (SPEC §4). What was refused stays written. */
export function LabelBox({ label, hideLabel, description, words, rightSlot, ref, onSave, ...focus }: LabelBoxProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const sentence = useRefusalSentence();
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);

  async function save() {
    if (saving || typed === null) return;
    if (typed.trim() === '' || typed.trim() === words) return setTyped(null);
    const name = labelName.safeParse(typed);
    if (!name.success) return setFault(fieldSentence(t, { key: name.error.issues[0]?.message ?? 'invalid.text' }, locale));
    setSaving(true);
    const refused = await onSave(name.data);
    setSaving(false);
    if (refused) return setFault(sentence(refused));
    setTyped(null);
  }
  return (
    <TextInput
      {...{ label, hideLabel, description, rightSlot, ref, ...focus }}
      maxLength={LABEL_NAME_MAX}
      value={typed ?? words}
      error={fault ?? undefined}
      aria-busy={saving || undefined}
      readOnly={saving}
      onChange={(event) => {
        setFault(null);
        setTyped(event.currentTarget.value);
      }}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        // It saves the label, not the form around it.
        event.preventDefault();
        void save();
      }}
    />
  );
}
