import { METADATA_NAME_MAX, METADATA_TYPES, METADATA_VALUE_MAX, metadataEntry } from '@meowtale/contracts/inputs/catalog/profile';
import { Button, Modal, RadioGroup, Stack, Switch, Textarea, TextInput } from '@meowtale/ui';
import { DraftOverNotice, useDraftOver, useHost } from '@meowtale/web-kit';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from './documents.ts';
import { fieldSentence } from './sentences.ts';
import { storedEntry } from './use-profile-draft.ts';

interface MetadataPopupProps {
  /** Null creates one. */
  entry: Entry | null;
  onClose(): void;
  onKeep(entry: Entry): void;
}

type Words = Omit<Entry, '_cid'>;
const EMPTY: Words = { type: 'string', name: '', value: '', show: true };

/**
 * Renders SPEC §2's profile metadata entry: a name and a value, and whether visitors see it. What is typed is stored until it becomes part of
 * the profile's draft or is cancelled; closing the popup otherwise may be an accident.
 */
export function MetadataPopup({ entry, onClose, onKeep }: MetadataPopupProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const form = useId();
  const [cid] = useState(() => entry?._cid ?? crypto.randomUUID());
  const { type, name, value: text, show } = entry ?? EMPTY;
  const saved: Words = { type, name, value: text, show };
  const draft = useDraftOver<Words>({
    of: `profile-entry.${entry?._cid ?? 'new'}`,
    saved,
    version: entry && JSON.stringify(saved),
    parse: (found) => storedEntry.safeParse(found).data ?? null,
  });
  const typed = draft.value;
  const [isSubmitted, setIsSubmitted] = useState(false);
  const checked = metadataEntry.safeParse({ ...typed, _cid: cid });
  const set = (change: Partial<Words>) => draft.change((before) => ({ ...before, ...change }));
  function faultOf(field: string) {
    const issue = isSubmitted ? checked.error?.issues.find(({ path }) => path[0] === field) : undefined;
    return issue && fieldSentence(t, { key: issue.message }, locale);
  }
  const differing = [
    { label: t('profile.entry.type'), isSame: typed.type === type, saved: t(`profile.entry.types.${type}`) },
    { label: t('profile.entry.name'), isSame: typed.name === name, saved: name },
    { label: t(`profile.entry.value.${type}`), isSame: typed.value === text, saved: text },
    { label: t('profile.entry.show'), isSame: typed.show === show, saved: show },
  ].filter(({ isSame }) => !isSame);
  function submit(event: FormEvent) {
    event.preventDefault();
    // The popup's form is nested in the page's form in React.
    event.stopPropagation();
    setIsSubmitted(true);
    if (draft.isConflict || !checked.success) return;
    draft.settle();
    onKeep(checked.data);
  }
  function cancel() {
    draft.settle();
    onClose();
  }
  const value = {
    label: t(`profile.entry.value.${typed.type}`),
    required: true,
    maxLength: METADATA_VALUE_MAX[typed.type],
    value: typed.value,
    error: faultOf('value'),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set({ value: event.currentTarget.value }),
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t(entry ? 'profile.entry.edit' : 'profile.entry.add')}
      closeLabel={t('popup.close')}
      footer={
        <>
          <Button variant="ghost" onClick={cancel}>
            {t('popup.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form} disabled={draft.isConflict}>
            {t('profile.entry.keep')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={16}>
          <DraftOverNotice draft={draft} differing={differing} />
          <RadioGroup
            label={t('profile.entry.type')}
            layout="row"
            options={METADATA_TYPES.map((type) => ({ value: type, label: t(`profile.entry.types.${type}`) }))}
            value={typed.type}
            onChange={(type) => set({ type: METADATA_TYPES.find((known) => known === type) ?? 'string' })}
          />
          <TextInput
            label={t('profile.entry.name')}
            description={t('profile.entry.nameHint')}
            required
            data-autofocus
            maxLength={METADATA_NAME_MAX}
            value={typed.name}
            error={faultOf('name')}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          {typed.type === 'textarea' ? <Textarea rows={4} {...value} /> : null}
          {typed.type === 'string' ? <TextInput {...value} /> : null}
          {typed.type === 'url' ? <TextInput type="url" inputMode="url" placeholder="https://" {...value} /> : null}
          <Switch label={t('profile.entry.show')} checked={typed.show} onChange={(show) => set({ show })} />
        </Stack>
      </form>
    </Modal>
  );
}
