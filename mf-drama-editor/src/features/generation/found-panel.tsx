import { Button, Group, Text } from '@meowtale/ui';
import { FailureNotice } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../drama-editor/editor-context.tsx';
import { DecidedState } from './decided-proposal.tsx';
import type { Proposal } from './documents.ts';
import { FindingList } from './finding-list.tsx';
import classes from './generation.module.css';
import { useDeciding } from './proposal-actions.tsx';
import { ProposalNotes } from './proposal-notes.tsx';
import { namesIn } from './unit-words.ts';

/** Renders the contradictions that a model found; they change nothing themselves. Seen ones can be shown again. */
export function FoundPanel({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const draft = useEditor((state) => state.draft);
  const { decide, failure, isBusy } = useDeciding(proposal.uuid);
  const findings = proposal.findings.map(({ kind, first, second, why }) => ({
    ...{ kind: null, path: [], sentence: why || t(`finding.ai.${kind}`) },
    first: { part: first.node, quote: first.quote },
    second: { part: second.node, quote: second.quote },
  }));
  return (
    <>
      {proposal.state === 'pending' ? null : <DecidedState proposal={proposal} />}
      {proposal.is_emptied ? (
        <Text size="small">{t('proposal.emptied')}</Text>
      ) : (
        <div className={classes.scroll}>
          <FindingList findings={findings} />
        </div>
      )}
      <ProposalNotes proposal={proposal} names={namesIn(draft, [])} />
      {proposal.state === 'pending' ? (
        <Group gap={8}>
          <Button size="small" variant="primary" loading={isBusy} onClick={() => decide({ state: 'taken', taken: null })}>
            {t('finding.seen')}
          </Button>
        </Group>
      ) : null}
      <FailureNotice failure={failure} />
    </>
  );
}
