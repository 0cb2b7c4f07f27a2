import { Badge, Button, Group, IconButton, IconX, Skeleton, Stack, Text, Title } from '@meowtale/ui';
import { FailureNotice } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../drama-editor/editor-context.tsx';
import { DecidedProposal } from './decided-proposal.tsx';
import type { Proposal } from './documents.ts';
import { leaveToDrafts } from './focus-drafts.ts';
import { FoundPanel } from './found-panel.tsx';
import classes from './generation.module.css';
import { useGeneration } from './generation-context.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import { ProposalNotes } from './proposal-notes.tsx';
import { SentDialog } from './sent-dialog.tsx';
import { useProviderName } from './step-offer.tsx';
import { UnitList } from './unit-list.tsx';
import { namesIn } from './unit-words.ts';
import { useProposal } from './use-proposal.ts';
import { useTaking } from './use-taking.ts';

/** Renders a proposal compared with the current drama: taken as a whole or by line, rejected, or made again; a decided one is only shown. */
export function ProposalPanel({ uuid }: { uuid: string }) {
  const { proposal, failure, retry } = useProposal(uuid);
  const show = useGeneration((state) => state.show);
  const { t } = useTranslation();
  const [sees, setSees] = useState(false);
  if (proposal === null) return null;
  const isDecided = proposal !== undefined && proposal.state !== 'pending';
  return (
    <section aria-labelledby="proposal" className={classes.card}>
      <Stack gap={12}>
        <Group justify="between" gap={8}>
          <Title level={2} size={17} id="proposal">
            {proposal ? <ProposalTitle proposal={proposal} /> : t('proposal.loading')}
          </Title>
          <Group gap={8} wrap={false}>
            {proposal ? <Providers proposal={proposal} /> : null}
            {proposal ? (
              <Button size="small" variant="ghost" onClick={() => setSees(true)}>
                {t('proposal.sent')}
              </Button>
            ) : null}
            <IconButton
              size="small"
              label={t(isDecided ? 'generation.close' : 'proposal.hide')}
              icon={<IconX size={16} aria-hidden="true" />}
              onClick={() => leaveToDrafts(() => show(null))}
            />
          </Group>
        </Group>
        <FailureNotice failure={failure} onRetry={retry} />
        {!proposal && !failure ? <Skeleton lines={3} /> : null}
        {proposal ? (
          <>
            {proposal.instruction ? (
              <Text size="small" tone="muted">
                {t('proposal.asked', { instruction: proposal.instruction })}
              </Text>
            ) : null}
            <Content proposal={proposal} />
          </>
        ) : null}
      </Stack>
      {proposal && sees ? <SentDialog proposal={proposal} onClose={() => setSees(false)} /> : null}
    </section>
  );
}

function Content({ proposal }: { proposal: Proposal }) {
  if (proposal.use === 'consistency') return <FoundPanel proposal={proposal} />;
  return proposal.state === 'pending' ? <Changes key={proposal.uuid} proposal={proposal} /> : <DecidedProposal proposal={proposal} />;
}

/** Returns the function that gives a proposal's title, with the name of its only target. */
export function useProposalTitle(): (proposal: Pick<Proposal, 'use' | 'targets' | 'language'>) => string {
  const { t } = useTranslation();
  const draft = useEditor((state) => state.draft);
  return ({ use, targets }) => {
    const name = targets.length === 1 ? namesIn(draft, [], t).get(targets[0] ?? '') : undefined;
    return name ? t('proposal.for', { name }) : t('proposal.of', { what: t(`generation.use.${use}`) });
  };
}

function ProposalTitle({ proposal }: { proposal: Proposal }) {
  return useProposalTitle()(proposal);
}

function Providers({ proposal }: { proposal: Proposal }) {
  const nameOf = useProviderName();
  return [...new Set(proposal.provenance.map(({ provider }) => provider))].map((provider) => (
    <Badge key={provider}>{nameOf(provider)}</Badge>
  ));
}

function Changes({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const [larger, setLarger] = useState(false);
  const [byLine, setByLine] = useState(false);
  const taking = useTaking(proposal);
  if (!taking) return <Skeleton lines={3} />;
  const { units, names, people, chosen, choose } = taking;
  const keptCount = units.filter(({ key, kept: own }) => own && !chosen.has(key)).length;
  return (
    <>
      {units.length === 0 ? (
        <Text size="small">{t('proposal.nothing')}</Text>
      ) : (
        <UnitList units={units} names={names} people={people} chosen={chosen} larger={larger} onChoose={byLine ? choose : undefined} />
      )}
      {units.length > 3 ? (
        <Group>
          <Button size="small" variant="ghost" aria-pressed={larger} onClick={() => setLarger(!larger)}>
            {t(larger ? 'proposal.smaller' : 'proposal.larger')}
          </Button>
        </Group>
      ) : null}
      {keptCount > 0 ? (
        <Text size="small" tone="muted">
          {t('proposal.kept', { count: keptCount })}
        </Text>
      ) : null}
      <ProposalNotes proposal={proposal} names={names} />
      <ProposalActions proposal={proposal} taking={taking} byLine={byLine} onByLine={() => setByLine(true)} />
    </>
  );
}
