import { Badge, Button, Group, Modal, Skeleton, Stack, Text } from '@meowtale/ui';
import { formatDateTime, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedProposal } from './documents.ts';
import classes from './generation.module.css';
import { useGeneration, useProposals } from './generation-context.tsx';
import { useProposalTitle } from './proposal-panel.tsx';
import { STATE_TONES, stateKey } from './proposal-state.ts';
import { SentDialog } from './sent-dialog.tsx';
import { useProposal } from './use-proposal.ts';

/** Renders the newest proposals, the last first: pending ones can be decided, the others shown while their text is saved. */
export function ProposalsPanel({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { proposals, failed } = useProposals();
  const [seen, setSeen] = useState<string | null>(null);
  return (
    <Modal open side title={t('proposal.title')} closeLabel={t('generation.close')} onClose={onClose}>
      {!proposals && !failed ? <Skeleton lines={4} /> : null}
      {!proposals && failed ? <Text tone="muted">{t('proposal.failed')}</Text> : null}
      {proposals?.length === 0 ? <Text tone="muted">{t('proposal.none')}</Text> : null}
      <ul className={classes.list}>
        {proposals?.map((proposal) => (
          <li key={proposal.uuid}>
            <ProposalRow proposal={proposal} onClose={onClose} onSent={() => setSeen(proposal.uuid)} />
          </li>
        ))}
      </ul>
      {seen ? <Sent uuid={seen} onClose={() => setSeen(null)} /> : null}
    </Modal>
  );
}

function ProposalRow({ proposal, onClose, onSent }: { proposal: ListedProposal; onClose(): void; onSent(): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const show = useGeneration((state) => state.show);
  const title = useProposalTitle()(proposal);
  return (
    <Stack gap={8} className={classes.row}>
      <Group justify="between" gap={8}>
        <strong dir="auto">{title}</strong>
        <Badge tone={STATE_TONES[proposal.state]}>{t(stateKey(proposal))}</Badge>
      </Group>
      <Text size="small" tone="muted">
        <time dateTime={proposal.created_at}>{formatDateTime(proposal.created_at, locale)}</time>
        {proposal.instruction ? ` · ${t('proposal.asked', { instruction: proposal.instruction })}` : null}
      </Text>
      <Group gap={8}>
        {proposal.is_emptied ? (
          <Text as="span" size="small" tone="muted">
            {t('proposal.emptied')}
          </Text>
        ) : (
          <Button
            size="small"
            aria-label={t('proposal.showNamed', { title })}
            onClick={() => {
              show(proposal.uuid);
              onClose();
            }}
          >
            {t('proposal.show')}
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={onSent}>
          {t('proposal.sent')}
        </Button>
      </Group>
    </Stack>
  );
}

function Sent({ uuid, onClose }: { uuid: string; onClose(): void }) {
  const { proposal } = useProposal(uuid);
  return proposal ? <SentDialog proposal={proposal} onClose={onClose} /> : null;
}
