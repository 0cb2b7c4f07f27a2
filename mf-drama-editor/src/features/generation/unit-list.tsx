import { Button, cx, Text } from '@meowtale/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './generation.module.css';
import type { Unit } from './proposal-units.ts';
import { UnitRow } from './unit-row.tsx';

/** Number of changes shown at first; a whole story has thousands. */
const SHOWN = 60;

interface UnitListProps {
  units: readonly Unit[];
  names: ReadonlyMap<string, string>;
  people: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  larger: boolean;
  onChoose: ((key: string) => void) | undefined;
  /** Renders what belongs to a change, below it. */
  asideOf?: (unit: Unit) => ReactNode;
}

/** Renders changes, grouped by the node that contains them. */
export function UnitList({ units, names, people, chosen, larger, onChoose, asideOf }: UnitListProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(SHOWN);
  const groups = [...Map.groupBy(units.slice(0, shown), ({ node }) => node)];
  const isOne = new Set(units.map(({ node }) => node)).size === 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section tabIndex={0} aria-label={t('proposal.changes')} className={cx(classes.scroll, larger && classes.larger)}>
      {groups.map(([node, own]) => (
        <div key={node} className={classes.group}>
          {isOne ? null : (
            <Text as="h3" size="small" weight="bold" className={classes.flat}>
              {names.get(node) ?? t('dialogue.untitled')}
            </Text>
          )}
          <ul className={classes.list}>
            {own.map((unit) => (
              <UnitRow
                key={unit.key}
                unit={unit}
                isPerson={people.has(node)}
                isChosen={chosen.has(unit.key)}
                onChoose={onChoose}
                aside={asideOf?.(unit)}
              />
            ))}
          </ul>
        </div>
      ))}
      {units.length > shown ? (
        <Button size="small" variant="ghost" onClick={() => setShown(shown + SHOWN)}>
          {t('proposal.more', { count: units.length - shown })}
        </Button>
      ) : null}
    </section>
  );
}
