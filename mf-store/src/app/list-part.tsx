import { Button, Skeleton, Stack } from '@meowtale/ui';
import { Failure, StaleNotice } from '@meowtale/web-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CombinedError } from 'urql';
import styles from './stretch.module.css';

interface StretchProps<Item> {
  /** The cursor after which this part begins; null for a list's first part. */
  after: string | null;
  answer: { list: readonly Item[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | undefined;
  error: CombinedError | undefined;
  fetching: boolean;
  onRetry(): void;
  words: { loading: string; failed: string; more: string };
  /** Renders one list item. */
  item(item: Item): ReactNode;
  /** Renders the following part. */
  next(after: string | null): ReactNode;
}

/** Renders one part of a list with cursors, and the following ones on request. */
export function ListPart<Item>({ after, answer, error, fetching, onRetry, words, item, next }: StretchProps<Item>) {
  const [more, setMore] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isThere = answer !== undefined;
  useEffect(() => {
    // The pressed button is gone: the focus moves to where the new items begin.
    if (isThere && after !== null) list.current?.focus();
  }, [isThere, after]);

  if (!answer && error) return <Failure error={error} title={words.failed} onRetry={onRetry} retrying={fetching} />;
  if (!answer)
    return (
      <Stack gap={12} role="status" aria-busy="true" aria-label={words.loading}>
        <Skeleton lines={2} />
        <Skeleton lines={2} />
      </Stack>
    );
  const { endCursor, hasNextPage } = answer.pageInfo;
  return (
    <Stack gap={24}>
      {error ? <StaleNotice error={error} onRetry={onRetry} /> : null}
      {answer.list.length > 0 ? (
        <ul ref={list} tabIndex={-1} className={styles.list}>
          {answer.list.map(item)}
        </ul>
      ) : null}
      {hasNextPage && more ? next(endCursor) : null}
      {hasNextPage && !more ? (
        <div>
          <Button onClick={() => setMore(true)}>{words.more}</Button>
        </div>
      ) : null}
    </Stack>
  );
}
