import { Button, cx } from '@meowtale/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './notices.module.css';

/** Beyond these the rest is opened by who wants it: other notices stand below. */
const LONG = { letters: 600, lines: 8 };

/** What was said to a person, whole and in its lines; it stands nowhere else. */
export function NoticeText({ text }: { text: string }) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const isLong = text.length > LONG.letters || text.split('\n').length > LONG.lines;
  return (
    <div>
      <p id={id} className={cx(styles.text, isLong && !open && styles.folded)} lang="">
        {text}
      </p>
      {isLong ? (
        <Button variant="ghost" size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {t(open ? 'fold' : 'unfold')}
        </Button>
      ) : null}
    </div>
  );
}
