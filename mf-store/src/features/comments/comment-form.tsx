import { COMMENT_MAX, type FieldError } from '@meowtale/contracts';
import { countCharacters, isLongerThan } from '@meowtale/contracts/text/characters';
import { Button, Checkbox, Group, Stack, Text, Textarea } from '@meowtale/ui';
import { fieldErrors, toAppError, useDraft, useHost } from '@meowtale/web-kit';
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
  /** Whether it takes the focus as it opens. */
  focused?: boolean;
  sending: boolean;
  onSend(said: CommentWords): Promise<{ error?: CombinedError }>;
  onCancel?(): void;
}

const NOTHING: CommentWords = { comment: '', spoils: false };

/** Renders the form of a comment, new or changed; its text is saved until it is sent, also when the page is left. */
export function CommentForm({ label, act, draftOf, saved = NOTHING, focused, sending, onSend, onCancel }: CommentFormProps) {
  const { t } = useTranslation();
  const { locale, navigation, showError } = useHost();
  const field = useRef<HTMLTextAreaElement>(null);
  const { value: said, isRestored, isKept, change, settle } = useDraft({ of: draftOf, saved });
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
    if (sending) return;
    // Other rules are checked by the server: the schema is not part of this page's code.
    const comment = said.comment.trim();
    const faultKey = comment === '' ? 'invalid.empty' : isLongerThan(comment, COMMENT_MAX) ? 'invalid.too-long' : undefined;
    setFault(faultKey ? { key: faultKey } : undefined);
    if (faultKey) return field.current?.focus();
    const { error } = await onSend({ ...said, comment });
    if (!error) return settle(NOTHING);
    const fieldError = fieldErrors(toAppError(error)).get('comment');
    if (fieldError) setFault(fieldError);
    else showError(toAppError(error));
  }
  const write = new Intl.NumberFormat(locale).format;
  return (
    <form noValidate onSubmit={send}>
      <Stack gap={12}>
        <Textarea
          ref={field}
          label={label}
          rows={3}
          value={said.comment}
          counter={t('comments.counter', { used: write(countCharacters(said.comment)), max: write(COMMENT_MAX) })}
          error={fault ? limitSentence(t, locale, fault) : undefined}
          onChange={(event) => change({ ...said, comment: event.currentTarget.value })}
        />
        {isRestored ? (
          <Text size="small" tone="muted" role="status">
            {t('comments.draft')}
          </Text>
        ) : null}
        {isKept ? null : (
          <Text size="small" tone="danger" role="status">
            {t('comments.draftNowhere')}
          </Text>
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
          <Button variant="soft" type="submit" loading={sending}>
            {act}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
