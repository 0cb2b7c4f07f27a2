import { Modal, Stack, Text } from '@meowtale/ui';
import { formatDateTime, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { Proposal } from './documents.ts';
import classes from './generation.module.css';
import { SentText } from './sent-text.tsx';
import { useProviderName } from './step-offer.tsx';

/** Renders what was sent, to whom, and what was returned: one example of each step. */
export function SentDialog({ proposal: { provenance }, onClose }: { proposal: Pick<Proposal, 'provenance'>; onClose(): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const nameOf = useProviderName();
  // Templates have no choice of a model.
  const isSaid = (provider: string, model: string) => provider === 'draft' || [provider, nameOf(provider)].includes(model);
  return (
    <Modal open size="large" title={t('proposal.sent')} closeLabel={t('generation.close')} onClose={onClose}>
      <Stack gap={24}>
        {provenance.length === 0 ? <Text tone="muted">{t('proposal.nothingSent')}</Text> : null}
        {provenance.map(({ provider, model, seed, attempts, at, sent }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <Stack key={index} gap={16} as="section" aria-label={t('proposal.step', { number: index + 1 })}>
            <dl className={classes.facts}>
              <dt>{t('proposal.provider')}</dt>
              <dd>{nameOf(provider)}</dd>
              {isSaid(provider, model) ? null : (
                <>
                  <dt>{t('proposal.model')}</dt>
                  <dd>{model}</dd>
                </>
              )}
              <dt>{t('proposal.seed')}</dt>
              <dd>{seed}</dd>
              <dt>{t('proposal.attempts')}</dt>
              <dd>{attempts}</dd>
              <dt>{t('proposal.at')}</dt>
              <dd>
                <time dateTime={at}>{formatDateTime(at, locale)}</time>
              </dd>
            </dl>
            <SentText sent={sent} />
          </Stack>
        ))}
      </Stack>
    </Modal>
  );
}
