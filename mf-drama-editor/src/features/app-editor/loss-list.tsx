import type { Loss } from '@meowtale/story/formats';
import { Notice } from '@meowtale/ui';
import { formatNumber, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import classes from './app-editor.module.css';

interface LossListProps {
  losses: readonly Loss[];
  /** For the time before anything is lost. */
  title?: string;
  onClose?: () => void;
}

/** Returns the function that words a loss, with how often it occurs. */
export function useLossWords(): (loss: Loss) => string {
  const { t } = useTranslation();
  const { locale } = useHost();
  return ({ kind, count }) =>
    t(`appEditor.losses.kind.${kind}`, { defaultValue: kind }) + (count > 1 ? ` × ${formatNumber(count, locale)}` : '');
}

/** Renders what another form of the story contained that this one doesn't. */
export function LossList({ losses, title, onClose }: LossListProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const wordsOf = useLossWords();
  const lineOf = (loss: Loss) => {
    const lines = [...new Set(loss.examples.flatMap((place) => ('line' in place ? [place.line] : [])))];
    const written = lines.map((line) => formatNumber(line, locale)).join(', ');
    const what = wordsOf(loss);
    return lines.length > 0 ? t('appEditor.losses.atLines', { what, count: lines.length, lines: written }) : what;
  };
  return (
    <Notice
      tone="warning"
      live
      title={title ?? t('appEditor.losses.title')}
      {...(onClose && { onClose, closeLabel: t('appEditor.close') })}
    >
      <ul className={classes.losses}>
        {losses.map((loss) => (
          <li key={loss.kind}>{lineOf(loss)}</li>
        ))}
      </ul>
    </Notice>
  );
}
