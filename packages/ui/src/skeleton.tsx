import { cx } from './cx.ts';

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'block' | 'cover' | 'circle';
  /** For text: the number of lines, the last one short. */
  lines?: number;
}

/** Reserves the space of loading content; invisible for its first 200 ms. It is decorative: announce "loading" once elsewhere. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  if (shape !== 'text') return <span className={cx('mt-skeleton', `mt-skeleton--${shape}`)} aria-hidden="true" />;
  return (
    <span className="mt-skeleton-lines" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
        <span key={line} className={cx('mt-skeleton', lines > 1 && line === lines - 1 && 'mt-skeleton--short')} />
      ))}
    </span>
  );
}
