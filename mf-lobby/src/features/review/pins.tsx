import { REVIEW_COMMENT_MAX, type ReviewComment } from '@meowtale/contracts/inputs/catalog/review';
import { Button, IconButton, IconMessage, IconTrash, Stack, Textarea } from '@meowtale/ui';
import { useDraft, useHost } from '@meowtale/web-kit';
import { createContext, type ReactNode, useContext } from 'react';
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
  /** Whether the comments are those that this browser stored, unchanged. */
  isRestored: boolean;
  /** Whether this browser stores them. */
  isKept: boolean;
  /** Removes the unsent comments, and what this browser stored of them. */
  clear(): void;
}

const PinContext = createContext<Pins>({ comments: [], pin: undefined, isRestored: false, isKept: true, clear() {} });

/** Returns stored comments, path → text; null for anything else. */
function readPins(stored: unknown): Record<string, string> | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  return Object.values(stored).every((text) => typeof text === 'string') ? (stored as Record<string, string>) : null;
}

/**
 * Provides the comments pinned to a submission's fields: the reviewer's unsent ones during a review, which this browser stores until the
 * decision, afterwards the saved ones.
 */
export function PinProvider({ submit, children }: { submit: ReviewedSubmit; children: ReactNode }) {
  const {
    value: texts,
    isRestored,
    isKept,
    change,
    settle,
  } = useDraft<Record<string, string>>({ of: `pins.${submit.uuid}`, saved: {}, parse: readPins });
  const judged = useIsMine(submit);
  const clear = () => settle();
  function pin(path: string, text: string | null) {
    change(({ [path]: _before, ...others }) => (text === null ? others : { ...others, [path]: text }));
  }
  const unsent = Object.entries(texts).map(([path, text]) => ({ path, text }));
  return (
    <PinContext
      value={
        judged
          ? { comments: unsent, pin, isRestored, isKept, clear }
          : { comments: submit.comments, pin: undefined, isRestored: false, isKept: true, clear }
      }
    >
      {children}
    </PinContext>
  );
}

/** Returns the comments to send with the decision, whether this browser restored them, and the function that removes them. */
export function usePinned(): Pick<Pins, 'isRestored' | 'isKept' | 'clear'> & { comments: ReviewComment[] } {
  const { comments, ...pins } = useContext(PinContext);
  return { comments: comments.filter(({ text }) => text.trim() !== ''), ...pins };
}

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
      <div dir="auto" className={classes.words}>
        {children}
      </div>
      <Pin path={path} />
    </div>
  );
}
