import { Button, Card, Group, Stack, Text } from '@meowtale/ui';
import { formatDateTime, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { type JournalEntry, type JournalWords, setEntry, TOUCHES_JOURNAL } from './documents.ts';
import { EntryForm } from './entry-form.tsx';
import classes from './journal.module.css';
import { useFocusBack } from './use-focus-back.ts';

/** Renders one update for its creator. */
export function JournalItem({ entry }: { entry: JournalEntry }) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const [editing, setEditing] = useState(false);
  const edit = useFocusBack(editing);
  const [{ fetching }, set] = useMutation(setEntry);

  async function save(texts: JournalWords) {
    // After a conflict the journal is read again, so that the form shows both versions.
    const answer = await set({ uuid: entry.uuid, revision: entry.revision, ...texts }, TOUCHES_JOURNAL);
    if (!answer.error) notify(t('journal.saved'), 'success');
    return answer;
  }
  const when = formatDateTime(entry.created_at, locale);
  return (
    <Card as="li">
      {editing ? (
        <EntryForm
          draftOf={`update.${entry.uuid}`}
          saved={{ content: entry.content, note: entry.note ?? '' }}
          savedAt={entry.updated_at}
          sending={fetching}
          onSave={save}
          onClose={() => setEditing(false)}
        />
      ) : (
        <Stack gap={8}>
          <Group justify="between" gap={8}>
            <Text as="span" size="small" tone="muted">
              <time dateTime={entry.created_at}>{when}</time>
            </Text>
            <Button ref={edit} size="small" aria-label={t('journal.editNamed', { when })} onClick={() => setEditing(true)}>
              {t('journal.edit')}
            </Button>
          </Group>
          <p className={classes.words} dir="auto">
            {entry.content}
          </p>
          {entry.note ? (
            <div className={classes.note}>
              <Text size="small" weight="medium">
                {t('journal.note')}
              </Text>
              <p className={classes.words} dir="auto">
                {entry.note}
              </p>
            </div>
          ) : null}
        </Stack>
      )}
    </Card>
  );
}
