import { REVIEW_COMMENT_MAX, type ReviewComment } from '@meowtale/contracts/inputs/catalog/review';
import { Button, IconButton, IconMessage, IconTrash, Stack, Textarea } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCounter } from '../../app/use-counter.ts';
import { placeOfField } from '../store-editor/field-name.ts';
import type { ReviewedSubmit } from './documents.ts';
import classes from './review.module.css';
import { useIsMine } from './taken-by.tsx';

interface Pins {
  comments: readonly ReviewComment[];
  /** Undefined where comments can't be added, or not by this reader. */
  pin: ((path: string, text: string | null) => void) | undefined;
}

const PinContext = createContext<Pins>({ comments: [], pin: undefined });

/** Provides the comments pinned to a submission's fields: the reviewer's unsent ones during a review, afterwards the saved ones. */
export function PinProvider({ submit, children }: { submit: ReviewedSubmit; children: ReactNode }) {
  const [written, setWritten] = useState<readonly ReviewComment[]>([]);
  const judged = useIsMine(submit);
  const pins = useMemo<Pins>(() => {
    if (!judged) return { comments: submit.comments, pin: undefined };
    const pin = (path: string, text: string | null) =>
      setWritten((before) => {
        const others = before.filter((comment) => comment.path !== path);
        return text === null ? others : [...others, { path, text }];
      });
    return { comments: written, pin };
  }, [judged, submit.comments, written]);
  return <PinContext value={pins}>{children}</PinContext>;
}

/** Returns the comments to send with the decision. */
export const usePinned = (): ReviewComment[] => useContext(PinContext).comments.filter(({ text }) => text.trim() !== '');

/** Renders a field's comment, or the form for it; nothing without either. */
export function Pin({ path }: { path: string }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { comments, pin } = useContext(PinContext);
  const comment = comments.find((candidate) => candidate.path === path);
  const { name } = placeOfField(t, locale, path);
  const counter = useCounter();
  if (!comment) {
    return pin ? (
      <Button
        size="small"
        variant="ghost"
        className={classes.pinAct}
        aria-label={t('review.pin.actNamed', { field: name })}
        leftIcon={<IconMessage size={16} aria-hidden="true" />}
        onClick={() => pin(path, '')}
      >
        {t('review.pin.act')}
      </Button>
    ) : null;
  }
  if (!pin) return <p className={classes.pinned}>{t('notice.pinnedHere', { words: comment.text })}</p>;
  return (
    <div className={classes.pin}>
      <Stack gap={4}>
        <Textarea
          label={t('review.pin.label', { field: name })}
          description={t('review.pin.hint')}
          rows={2}
          maxLength={REVIEW_COMMENT_MAX}
          counter={counter(comment.text, REVIEW_COMMENT_MAX)}
          value={comment.text}
          onChange={(event) => pin(path, event.currentTarget.value)}
        />
      </Stack>
      <IconButton
        size="small"
        label={t('review.pin.remove', { field: name })}
        icon={<IconTrash size={16} aria-hidden="true" />}
        onClick={() => pin(path, null)}
      />
    </div>
  );
}

/** Renders a field with its comment: the button beside the first line, the comment below. */
export function Pinnable({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className={classes.pinnable}>
      <div className={classes.words}>{children}</div>
      <Pin path={path} />
    </div>
  );
}
