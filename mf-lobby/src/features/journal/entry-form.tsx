import type { FieldError } from '@meowtale/contracts';
import { addStoreUpdateLogInput, UPDATE_LOG_MAX } from '@meowtale/contracts/inputs/catalog/update-log';
import { countCharacters } from '@meowtale/contracts/text/characters';
import { Button, Group, Stack, Textarea } from '@meowtale/ui';
import { toAppError, useHost } from '@meowtale/web-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CombinedError } from 'urql';
import { fieldSentence } from '../../app/sentences.ts';
import type { JournalWords } from './documents.ts';

interface EntryFormProps {
  standing: JournalWords;
  sending: boolean;
  onSave(words: JournalWords): Promise<{ error?: CombinedError }>;
  onClose(): void;
}

const schema = addStoreUpdateLogInput.pick({ content: true, note: true });

/** Renders the form of an update: a public text, and a private note. The input stays until it is saved. */
export function EntryForm({ standing, sending, onSave, onClose }: EntryFormProps) {
  const { t } = useTranslation();
  const { locale, navigation, showError } = useHost();
  const first = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState(standing);
  const [faults, setFaults] = useState<Pick<FieldError, 'path' | 'key'>[]>([]);
  const isChanged = words.content !== standing.content || words.note !== standing.note;
  useEffect(() => first.current?.focus(), []);
  useEffect(() => navigation.guard(() => (isChanged ? t('journal.leave') : null)), [navigation, isChanged, t]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const checked = schema.safeParse(words);
    setFaults((checked.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), key: message })));
    if (!checked.success) return first.current?.focus();
    const { error } = await onSave({ content: checked.data.content, note: checked.data.note ?? '' });
    if (!error) return onClose();
    const refused = toAppError(error);
    if (refused.fields?.length) setFaults(refused.fields);
    else showError(refused);
  }
  const write = new Intl.NumberFormat(locale).format;
  const fieldOf = (path: keyof JournalWords) => {
    const found = faults.find((fault) => fault.path === path);
    return {
      value: words[path],
      maxLength: UPDATE_LOG_MAX,
      counter: t('counter', { used: write(countCharacters(words[path])), max: write(UPDATE_LOG_MAX) }),
      error: found && fieldSentence(t, found, locale),
      onChange: (event: { currentTarget: { value: string } }) => setWords({ ...words, [path]: event.currentTarget.value }),
    };
  };
  return (
    <form noValidate onSubmit={save}>
      <Stack gap={16}>
        <Textarea ref={first} label={t('journal.content')} description={t('journal.contentHint')} required {...fieldOf('content')} />
        <Textarea label={t('journal.note')} description={t('journal.noteHint')} rows={2} {...fieldOf('note')} />
        <Group justify="end">
          <Button variant="ghost" disabled={sending} onClick={onClose}>
            {t('popup.cancel')}
          </Button>
          <Button variant="primary" type="submit" loading={sending}>
            {t('journal.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
