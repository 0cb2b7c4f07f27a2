import { Coins, Modal, Stack, Text } from '@meowtale/ui';
import { formatDateTime, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { Proposal } from './documents.ts';
import classes from './generation.module.css';
import { InfluencesOf } from './influences.tsx';
import { SentText } from './sent-text.tsx';
import { useProviderName } from './step-offer.tsx';

/** Renders what was sent, to whom, which fields influenced it, and what it cost; then each step. */
export function SentDialog({
  proposal: { provenance, price_coins: price, use },
  onClose,
}: {
  proposal: Pick<Proposal, 'provenance' | 'price_coins' | 'use'>;
  onClose(): void;
}) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const nameOf = useProviderName();
  // Templates have no choice of a model.
  const isSaid = (provider: string, model: string) => provider === 'draft' || [provider, nameOf(provider)].includes(model);
  return (
    <Modal open size="large" title={t('proposal.sent')} closeLabel={t('generation.close')} onClose={onClose}>
      <Stack gap={24}>
        <dl className={classes.facts}>
          <dt>{t('proposal.cost')}</dt>
          <dd>{price > 0 ? <Coins amount={price} unit={t('generation.coin', { count: price })} /> : t('proposal.noCost')}</dd>
        </dl>
        {use === 'picture' ? null : <InfluencesOf use={use} />}
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
