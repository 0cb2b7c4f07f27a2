import { beginning } from '@meowtale/contracts/text/characters';
import { Badge, Button, Group, Text } from '@meowtale/ui';
import { formatDateTime, useHost } from '@meowtale/web-kit';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor, useEditorStore } from '../drama-editor/editor-context.tsx';
import { decidedUnits, draftBefore, type Outcome, usableUnits } from './decided-units.ts';
import type { Proposal } from './documents.ts';
import { nodeIn } from './node-versions.ts';
import { ProposalNotes } from './proposal-notes.tsx';
import { STATE_TONES, stateKey } from './proposal-state.ts';
import type { Unit } from './proposal-units.ts';
import { takeUnits } from './take-units.ts';
import { UnitList } from './unit-list.tsx';
import { namesIn } from './unit-words.ts';
import { VersionsButton } from './versions-button.tsx';

const NONE: ReadonlySet<string> = new Set();

/** Renders a decided proposal, compared with the text that it was made for: which part was taken, and the use of another. */
export function DecidedProposal({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const draft = useDeferredValue(useEditor((state) => state.draft));
  const decided = useMemo(() => decidedUnits(draft, proposal), [draft, proposal]);
  const usable = useMemo(() => new Map(usableUnits(draft, proposal).map((unit) => [unit.key, unit])), [draft, proposal]);
  const bodies = useMemo(() => proposal.changes.map(({ body }) => body), [proposal]);
  const names = useMemo(() => namesIn(draftBefore(draft, proposal), bodies, t), [draft, proposal, bodies, t]);
  const people = useMemo(() => new Set(bodies.flatMap(({ id, kind }) => (kind === 'character' ? [id] : []))), [bodies]);
  const outcomes = new Map(decided.map(({ unit, outcome }) => [unit.key, outcome]));
  const [target] = proposal.targets;
  const node = proposal.targets.length === 1 && target !== undefined && nodeIn(draft, target) ? target : null;
  return (
    <>
      <DecidedState proposal={proposal} />
      {proposal.is_emptied ? <Text size="small">{t('proposal.emptied')}</Text> : null}
      {!proposal.is_emptied && decided.length === 0 ? <Text size="small">{t('proposal.nothingProposed')}</Text> : null}
      {decided.length > 0 ? (
        <>
          <Text size="small" tone="muted">
            {t('proposal.compared')}
          </Text>
          <UnitList
            names={names}
            people={people}
            units={decided.map(({ unit }) => unit)}
            chosen={NONE}
            larger={false}
            onChoose={undefined}
            asideOf={(unit) => (
              <Decided outcome={outcomes.get(unit.key) ?? null} proposal={proposal} unit={unit} isUsable={usable.has(unit.key)} />
            )}
          />
        </>
      ) : null}
      <ProposalNotes proposal={proposal} names={names} />
      {node ? (
        <Group>
          <VersionsButton node={node} />
        </Group>
      ) : null}
    </>
  );
}

/** Renders how and when a proposal was decided. */
export function DecidedState({ proposal }: { proposal: Pick<Proposal, 'use' | 'state' | 'decided_at'> }) {
  const { state, decided_at } = proposal;
  const { t } = useTranslation();
  const { locale } = useHost();
  return (
    <Group gap={8}>
      <Badge tone={STATE_TONES[state]}>{t(stateKey(proposal))}</Badge>
      {decided_at ? (
        <Text as="span" size="small" tone="muted">
          <time dateTime={decided_at}>{formatDateTime(decided_at, locale)}</time>
        </Text>
      ) : null}
    </Group>
  );
}

interface DecidedProps {
  outcome: Outcome;
  proposal: Proposal;
  unit: Unit;
  isUsable: boolean;
}

function Decided({ outcome, proposal, unit, isUsable }: DecidedProps) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const store = useEditorStore();
  function use() {
    // The comparison is a moment behind typing: the edit is made of the current draft.
    const { draft, change } = store.getState();
    change(takeUnits({ draft, proposal, units: usableUnits(draft, proposal), chosen: new Set([unit.key]) }));
    notify(t('version.used'), 'success');
  }
  // Of a proposal that was decided as a whole, its own state says it.
  const shown = proposal.state === 'partly' ? outcome : null;
  if (!shown && !isUsable) return null;
  return (
    <Group gap={8}>
      {shown ? (
        <Badge tone={shown === 'refused' ? 'neutral' : 'mint'}>
          {t(shown === 'some' ? 'proposal.someTaken' : `proposal.state.${shown}`)}
        </Badge>
      ) : null}
      {isUsable ? (
        <Button size="small" aria-label={t('proposal.useNamed', { words: beginning(unit.after, 60) })} onClick={use}>
          {t('version.use')}
        </Button>
      ) : null}
    </Group>
  );
}
