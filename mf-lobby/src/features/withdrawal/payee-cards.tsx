import { Button, Card, Coins, Grid, Stack, Text, Title, UserText } from '@meowtale/ui';
import { formatCoinsAsUsd, formatCountry, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { UserBank, Withdrawable } from './documents.ts';
import { masked } from './dollars.ts';

interface PayeeCardsProps {
  withdrawable: Withdrawable;
  bank: UserBank | null;
  onBank(): void;
  onWithdraw(): void;
}

/** Renders the available amount, and the bank; without a bank or the minimum nothing can be withdrawn. */
export function PayeeCards({ withdrawable, bank, onBank, onWithdraw }: PayeeCardsProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { amount, minimum } = withdrawable;
  return (
    <Grid kind="halves" gap={16}>
      <Card>
        <Stack gap={8}>
          <Title level={2} size={22}>
            {t('withdrawal.available')}
          </Title>
          <Coins
            amount={amount}
            unit={t('coin.meow', { count: amount })}
            size="figure"
            local={t('income.about', { money: formatCoinsAsUsd(amount, locale) })}
          />
          <Text size="small" tone="muted">
            {t('withdrawal.availableHint')}
            {minimum > 0 ? ` ${t('withdrawal.minimum', { money: formatCoinsAsUsd(minimum, locale) })}` : ''}
          </Text>
          {!bank ? <Text size="small">{t('withdrawal.needsBank')}</Text> : null}
          <div>
            <Button variant="primary" disabled={!bank || amount <= minimum} onClick={onWithdraw}>
              {t('withdrawal.open')}
            </Button>
          </div>
        </Stack>
      </Card>
      <Card>
        <Stack gap={8}>
          <Title level={2} size={22}>
            {t('bank.title')}
          </Title>
          <BankLines bank={bank} />
          <div>
            <Button onClick={onBank}>{t(bank ? 'bank.change' : 'bank.give')}</Button>
          </div>
        </Stack>
      </Card>
    </Grid>
  );
}

function BankLines({ bank }: { bank: UserBank | null }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  if (!bank) return <Text tone="muted">{t('bank.none')}</Text>;
  return (
    <Stack gap={4}>
      <Text>
        <UserText>{bank.name}</UserText>, {formatCountry(bank.country, locale)}
      </Text>
      <Text>
        {bank.payee} · {masked(bank.accountnumber)}
      </Text>
      {bank.intermediary_name ? (
        <Text size="small" tone="muted">
          {t('bank.through', { name: bank.intermediary_name })}
        </Text>
      ) : null}
    </Stack>
  );
}
