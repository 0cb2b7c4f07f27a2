import { Button, cx } from '@meowtale/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './detail.module.css';
import type { DetailWords } from './documents.ts';

/** Longer texts are folded, because other parts follow below. */
const LONG = 1200;

/** Renders a work's introduction by its creator, as plain text. */
export function Introduction({ words }: { words: DetailWords }) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const isLong = words.introduction.length > LONG;
  return (
    <div>
      <p id={id} className={cx(styles.introduction, isLong && !open && styles.folded)} lang={words.language} dir="auto">
        {words.introduction}
      </p>
      {isLong ? (
        <Button variant="ghost" size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {t(open ? 'detail.fold' : 'detail.unfold')}
        </Button>
      ) : null}
    </div>
  );
}
