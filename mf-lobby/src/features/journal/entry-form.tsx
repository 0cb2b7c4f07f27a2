import type { FieldError } from '@meowtale/contracts';
import { addStoreUpdateLogInput, UPDATE_LOG_MAX } from '@meowtale/contracts/inputs/catalog/update-log';
import { countCharacters } from '@meowtale/contracts/text/characters';
import { Button, Group, Stack, Textarea } from '@meowtale/ui';
import { DraftOverNotice, toAppError, useDraftOver, useHost } from '@meowtale/web-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CombinedError } from 'urql';
import { fieldSentence } from '../../app/sentences.ts';
import type { JournalWords } from './documents.ts';

interface EntryFormProps {
  /** What is written: under this name it is stored in the browser until it is saved. */
  draftOf: string;
  saved: JournalWords;
  /** When the saved update was last changed; null for a new one. */
  savedAt: string | null;
  sending: boolean;
  onSave(texts: JournalWords): Promise<{ error?: CombinedError }>;
  onClose(): void;
}

const schema = addStoreUpdateLogInput.pick({ content: true, note: true });

/** An update in two parts: what readers see, and a note for the creator alone. */
export function EntryForm({ draftOf, saved, savedAt, sending, onSave, onClose }: EntryFormProps) {
  const { t } = useTranslation();
  const { locale, navigation, showError } = useHost();
  const first = useRef<HTMLTextAreaElement>(null);
  const draft = useDraftOver({ of: draftOf, saved, version: savedAt });
  const { value: fields, isConflict, change, settle } = draft;
  const [faults, setFaults] = useState<Pick<FieldError, 'path' | 'key'>[]>([]);
  const isChanged = fields.content !== saved.content || fields.note !== saved.note;
  useEffect(() => first.current?.focus(), []);
  useEffect(() => navigation.guard(() => (isChanged ? t('journal.leave') : null)), [navigation, isChanged, t]);

  function close() {
    settle();
    onClose();
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    if (sending || isConflict) return;
    const checked = schema.safeParse(fields);
    setFaults((checked.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), key: message })));
    if (!checked.success) return first.current?.focus();
    const { error } = await onSave({ content: checked.data.content, note: checked.data.note ?? '' });
    if (!error) return close();
    const appError = toAppError(error);
    if (appError.fields?.length) setFaults(appError.fields);
    // After a conflict the journal is read again, and the form shows both versions.
    else if (appError.code !== 'input/conflict') showError(appError);
  }
  const write = new Intl.NumberFormat(locale).format;
  const fieldOf = (path: keyof JournalWords) => {
    const found = faults.find((fault) => fault.path === path);
    return {
      value: fields[path],
      readOnly: sending,
      maxLength: UPDATE_LOG_MAX,
      counter: t('counter', { used: write(countCharacters(fields[path])), max: write(UPDATE_LOG_MAX) }),
      error: found && fieldSentence(t, found, locale),
      onChange: (event: { currentTarget: { value: string } }) => change({ ...fields, [path]: event.currentTarget.value }),
    };
  };
  const differing = (['content', 'note'] as const)
    .filter((path) => fields[path] !== saved[path])
    .map((path) => ({ label: t(`journal.${path}`), saved: saved[path] }));
  return (
    <form noValidate onSubmit={save}>
      <Stack gap={16}>
        <DraftOverNotice draft={draft} savedAt={savedAt} differing={differing} />
        <Textarea ref={first} label={t('journal.content')} description={t('journal.contentHint')} required {...fieldOf('content')} />
        <Textarea label={t('journal.note')} description={t('journal.noteHint')} rows={2} {...fieldOf('note')} />
        <Group justify="end">
          <Button variant="ghost" disabled={sending} onClick={close}>
            {t('popup.cancel')}
          </Button>
          <Button variant="primary" type="submit" loading={sending} disabled={isConflict}>
            {t('journal.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
