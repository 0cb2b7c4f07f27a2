import { beginning } from '@meowtale/contracts/text/characters';
import { Badge, Checkbox, Text, UserText } from '@meowtale/ui';
import { memo, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DiffParts } from './diff-parts.tsx';
import classes from './generation.module.css';
import type { Unit } from './proposal-units.ts';
import { diffWords } from './word-diff.ts';

const TONES = { added: 'mint', changed: 'neutral', removed: 'danger' } as const;
const WHOLE: readonly string[] = ['line', 'choice', 'new', 'ending', 'alt'];
const OF_NODE: Readonly<Record<string, string>> = {
  title: 'node.title',
  brief: 'node.brief',
  place: 'dialogue.place',
  present: 'dialogue.present',
};

interface UnitRowProps {
  unit: Unit;
  /** Whether it concerns a character, whose fields have their own labels. */
  isPerson: boolean;
  isChosen: boolean;
  /** Undefined while a proposal is taken as a whole. */
  onChoose: ((key: string) => void) | undefined;
  aside?: ReactNode;
}

/** Renders one change: the current and the new text, compared by words. */
export const UnitRow = memo(function UnitRow({ unit, isPerson, isChosen, onChoose, aside }: UnitRowProps) {
  const { t } = useTranslation();
  const { key, what, kind, kept, original } = unit;
  const name = t(WHOLE.includes(what) ? `proposal.what.${what}` : isPerson ? `character.${what}` : (OF_NODE[what] ?? what));
  return (
    <li className={classes.unit}>
      {onChoose ? (
        <Checkbox
          label={t('proposal.take', { what: name, words: beginning(unit.after || unit.before, 60) })}
          hideLabel
          checked={isChosen}
          onChange={() => onChoose(key)}
        />
      ) : null}
      <div className={classes.words}>
        {what === 'new' ? null : (
          <Text as="span" size="small" tone="muted">
            <UserText>{name}</UserText>{' '}
          </Text>
        )}
        <Badge tone={TONES[kind]}>{t(`proposal.kind.${kind}`)}</Badge> {kept ? <Badge tone="gold">{t('proposal.yours')}</Badge> : null}
        {original ? (
          <Text size="small" tone="muted" lang={original.language}>
            {original.words}
          </Text>
        ) : null}
        <div>
          <UnitWords unit={unit} />
        </div>
        {aside}
      </div>
    </li>
  );
});

function UnitWords({ unit: { what, before, after, language } }: { unit: Unit }) {
  const { t } = useTranslation();
  const stretches = useMemo(() => {
    const textOf = (text: string) => (what === 'sex' && text ? t(`character.sexes.${text}`) : text);
    return diffWords(textOf(before), textOf(after), language);
  }, [what, before, after, language, t]);
  return (
    <span lang={language}>
      <DiffParts stretches={stretches} />
    </span>
  );
}
