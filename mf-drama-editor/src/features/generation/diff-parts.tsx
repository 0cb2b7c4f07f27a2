import { VisuallyHidden } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import classes from './stretches.module.css';
import type { DiffPart } from './word-diff.ts';

/** Renders a text with its additions and removals. */
export function DiffParts({ stretches }: { stretches: readonly DiffPart[] }) {
  const { t } = useTranslation();
  return stretches.map(({ kind, text }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place
    if (kind === 'same') return <span key={index}>{text}</span>;
    const Tag = kind === 'added' ? 'ins' : 'del';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place
      <Tag key={index} className={classes[kind]}>
        <VisuallyHidden>{t(`proposal.says.${kind}`)} </VisuallyHidden>
        {text}
      </Tag>
    );
  });
}
