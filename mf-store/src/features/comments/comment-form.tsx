import { COMMENT_MAX, type FieldError } from '@meowtale/contracts';
import { countCharacters, isLongerThan } from '@meowtale/contracts/text/characters';
import { Button, Checkbox, Group, Stack, Text, Textarea } from '@meowtale/ui';
import { DraftNotice, DraftOverNotice, fieldErrors, toAppError, useDraftOver, useHost } from '@meowtale/web-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CombinedError } from 'urql';
import type { CommentWords } from './documents.ts';
import { limitSentence } from './limit-sentence.ts';

interface CommentFormProps {
  label: string;
  act: string;
  /** What is written: under this name it is stored in the browser until it was sent. */
  draftOf: string;
  /** The comment as it is, in a form that replaces it. */
  saved?: CommentWords;
  /** When that comment was last changed. */
  savedAt?: string | null;
  /** Whether it takes the focus as it opens. */
  focused?: boolean;
  sending: boolean;
  onSend(said: CommentWords): Promise<{ error?: CombinedError }>;
  onCancel?(): void;
}

const NOTHING: CommentWords = { comment: '', spoils: false };

/** Renders the form of a comment, new or changed; its text is saved until it is sent, also when the page is left. */
export function CommentForm(props: CommentFormProps) {
  const { label, act, draftOf, saved = NOTHING, savedAt = null, focused, sending, onSend, onCancel } = props;
  const { t } = useTranslation();
  const { locale, navigation, showError } = useHost();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useDraftOver({ of: draftOf, saved, version: savedAt });
  const { value: said, isRestored, isKept, isConflict, change, settle } = draft;
  const [fault, setFault] = useState<Pick<FieldError, 'key' | 'params'> | undefined>();
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  useEffect(() => navigation.guard(() => (isKept ? null : t('comments.draftLeave'))), [navigation, isKept, t]);

  function cancel() {
    settle();
    onCancel?.();
  }
  async function send(event: FormEvent) {
    event.preventDefault();
    if (sending || isConflict) return;
    // Other rules are checked by the server: the schema is not part of this page's code.
    const comment = said.comment.trim();
    const faultKey = comment === '' ? 'invalid.empty' : isLongerThan(comment, COMMENT_MAX) ? 'invalid.too-long' : undefined;
    setFault(faultKey ? { key: faultKey } : undefined);
    if (faultKey) return field.current?.focus();
    const { error } = await onSend({ ...said, comment });
    if (!error) return settle(NOTHING);
    const appError = toAppError(error);
    const fieldError = fieldErrors(appError).get('comment');
    if (fieldError) setFault(fieldError);
    // After a conflict the comments are read again, and the form shows both versions.
    else if (appError.code !== 'input/conflict') showError(appError);
  }
  const write = new Intl.NumberFormat(locale).format;
  const differing = [
    ...(said.comment === saved.comment ? [] : [{ label, saved: saved.comment }]),
    ...(said.spoils === saved.spoils ? [] : [{ label: t('comments.spoils'), saved: saved.spoils }]),
  ];
  return (
    <form noValidate onSubmit={send}>
      <Stack gap={12}>
        <Textarea
          ref={field}
          label={label}
          rows={3}
          value={said.comment}
          readOnly={sending}
          counter={t('comments.counter', { used: write(countCharacters(said.comment)), max: write(COMMENT_MAX) })}
          error={fault ? limitSentence(t, locale, fault) : undefined}
          onChange={(event) => change({ ...said, comment: event.currentTarget.value })}
        />
        {isRestored && !isConflict ? (
          <Text size="small" tone="muted" role="status">
            {t('comments.draft')}
          </Text>
        ) : null}
        {isConflict ? (
          <DraftOverNotice draft={draft} savedAt={savedAt} differing={differing} />
        ) : (
          <DraftNotice draft={{ isKept, isRestored: false }} />
        )}
        <Checkbox
          label={t('comments.spoils')}
          checked={said.spoils}
          onChange={(event) => change({ ...said, spoils: event.currentTarget.checked })}
        />
        <Group justify="end">
          {onCancel ? (
            <Button variant="ghost" disabled={sending} onClick={cancel}>
              {t('bill.cancel')}
            </Button>
          ) : null}
          <Button variant="soft" type="submit" loading={sending} disabled={isConflict}>
            {act}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
