import { useTranslation } from 'react-i18next';
import classes from './play-pane.module.css';

export interface NamedVariable {
  id: string;
  name: string;
}

interface ValuesProps {
  variables: readonly NamedVariable[];
  /** By variable id. */
  values: Readonly<Record<string, boolean | number | string>>;
}

/** Renders the current values of the story's variables. */
export function Values({ variables, values }: ValuesProps) {
  const { t } = useTranslation();
  const shown = (value: boolean | number | string | undefined) => {
    if (typeof value === 'boolean') return t(value ? 'playPane.yes' : 'playPane.no');
    return value === undefined || value === '' ? '–' : String(value);
  };
  return (
    <details className={classes.folded}>
      <summary>{t('playPane.variables')}</summary>
      <dl className={classes.values}>
        {variables.map(({ id, name }) => (
          <div key={id}>
            <dt dir="auto">{name}</dt>
            <dd>{shown(values[id])}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
