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
  /** The saved text, also after an empty input. */
  words: string;
  rightSlot?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  'data-autofocus'?: boolean;
  /** Saves the text; resolves to the error, if any. */
  onSave(name: string): Promise<AppError | null>;
}

/** Renders a label's name: Enter or blur saves it; empty input is ignored (SPEC §4). Rejected input stays. */
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
    const error = await onSave(name.data);
    setSaving(false);
    if (error) return setFault(sentence(error));
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
        // Enter saves the label, not the surrounding form.
        event.preventDefault();
        void save();
      }}
    />
  );
}
