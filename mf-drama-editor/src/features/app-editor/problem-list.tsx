import { Button, IconAlertCircle, IconAlertTriangle, Text } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import type { Problem } from './problems.ts';
import classes from './source.module.css';

interface ProblemListProps {
  problems: readonly Problem[];
  /** Whether it was compiled yet. */
  checked: boolean;
  onGo(line: number): void;
}

/** Renders the problems of a source, each a link to its line. */
export function ProblemList({ problems, checked, onGo }: ProblemListProps) {
  const { t } = useTranslation();
  return (
    <section className={classes.problems} aria-label={t('appEditor.problems.title')}>
      <Text size="small" tone="muted" role="status">
        {problems.length === 0
          ? t(checked ? 'appEditor.problems.none' : 'appEditor.compiling')
          : t('appEditor.problems.count', { count: problems.length })}
      </Text>
      {problems.length === 0 ? null : (
        <ul className={classes.problemList}>
          {problems.map(({ line, message, severity }) => (
            <li key={`${line} ${message}`}>
              <ProblemLine severity={severity} line={line} message={message} onGo={onGo} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ProblemLine({ line, message, severity, onGo }: Problem & Pick<ProblemListProps, 'onGo'>) {
  const { t } = useTranslation();
  const Icon = severity === 'error' ? IconAlertCircle : IconAlertTriangle;
  const row = (
    <>
      <Icon size={16} role="img" aria-label={t(`appEditor.problems.${severity}`)} className={classes[severity]} />
      <span className={classes.line}>{line === null ? t('appEditor.problems.whole') : t('appEditor.problems.line', { line })}</span>
      <span>{message}</span>
    </>
  );
  if (line === null) return <span className={classes.problem}>{row}</span>;
  return (
    <Button variant="ghost" size="small" fullWidth className={classes.problem} onClick={() => onGo(line)}>
      {row}
    </Button>
  );
}
