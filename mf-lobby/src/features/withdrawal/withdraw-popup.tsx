import { DEBOUNCE_BILL_CONFIRM_MS } from '@meowtale/contracts';
import { BillingDetail, Button, Group, Modal, Notice, Stack, Text, TextInput, UserText } from '@meowtale/ui';
import { type AppError, FailureNotice, formatCoinsAsUsd, toAppError, useHost, useRequestKey } from '@meowtale/web-kit';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient, useMutation, useQuery } from 'urql';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { addAccountLog, findBill, findPayee, TOUCHES_WITHDRAWALS, type UserBank, type Withdrawable } from './documents.ts';
import { masked, readDollars, writeDollars } from './dollars.ts';

interface WithdrawPopupProps {
  bank: UserBank;
  withdrawable: Withdrawable;
  onClose(): void;
}

/** Returns the amount once typing has paused, so that not every digit queries the fee. */
function useSettled(amount: number | null): number | null {
  const [settled, setSettled] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(amount), DEBOUNCE_BILL_CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [amount]);
  return settled === amount ? settled : null;
}

/** Renders SPEC §2's withdraw bill: the amount, its fee and what arrives, before the confirmation. */
export function WithdrawPopup({ bank, withdrawable, onClose }: WithdrawPopupProps) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const form = useId();
  const keys = useRequestKey();
  const [text, setText] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  /** What can be withdrawn now, in coins, after another withdrawal took some of it; null while that isn't known. */
  const [left, setLeft] = useState<number | null>(null);
  const client = useClient();
  const [{ fetching: acting }, withdraw] = useMutation(addAccountLog);
  const amount = readDollars(text);
  const settled = useSettled(amount);
  const fault = faultOf(amount, withdrawable);
  const [{ data, error, fetching }, ask] = useQuery({
    query: findBill,
    variables: { amount: settled ?? 0 },
    pause: settled === null || fault !== null,
    requestPolicy: 'network-only',
  });
  const fee = data && settled !== null && data.findWithdrawalFee.amount === settled && fault === null ? data.findWithdrawalFee : null;
  const isNegative = fee !== null && fee.total <= 0;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsSubmitted(true);
    if (acting || !fee || isNegative) return;
    setFailure(null);
    setLeft(null);
    const request = { amount: fee.amount, bank: bank.uuid };
    const { error: failure } = await withdraw({ ...request, key: keys.of(request) }, TOUCHES_WITHDRAWALS);
    if (failure) return explain(toAppError(failure));
    notify(t('withdrawal.requested'), 'success');
    onClose();
  }
  /** What isn't there any more may have been withdrawn elsewhere: what is left is read anew. */
  async function explain(error: AppError): Promise<void> {
    if (error.code !== 'wallet/insufficient') return setFailure(error);
    const { data: now, error: unread } = await client.query(findPayee, {}, { requestPolicy: 'network-only' }).toPromise();
    if (now) setLeft(now.getAccountAvailableWithdrawAmount.amount);
    else setFailure(unread ? toAppError(unread) : error);
  }
  const money = (coins: number) => formatCoinsAsUsd(coins, locale);
  const shownFault =
    fault && (isSubmitted || text !== '') && !(fault === 'withdrawal.notMoney' && !isSubmitted && text === '') ? t(fault) : undefined;
  return (
    <Modal
      open
      size="small"
      title={t('withdrawal.open')}
      closeLabel={t('popup.close')}
      dismissible={!acting}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" disabled={acting} onClick={onClose}>
            {t('popup.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form} loading={acting} disabled={fetching && !fee}>
            {t('withdrawal.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={16}>
          <RefusalNotice failure={failure} />
          {left === null ? null : (
            <Notice tone="danger" live>
              {t('withdrawal.less', { money: money(left) })}
            </Notice>
          )}
          <Text tone="muted">
            <UserText>{bank.name}</UserText> · {masked(bank.accountnumber)}
          </Text>
          <Group gap={8} align="end">
            <TextInput
              label={t('withdrawal.amountLabel')}
              description={t('withdrawal.upTo', { money: money(withdrawable.amount) })}
              required
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              value={text}
              error={shownFault}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <Button onClick={() => setText(writeDollars(Math.min(withdrawable.amount, withdrawable.maximum)))}>
              {t('withdrawal.all')}
            </Button>
          </Group>
          <FailureNotice
            failure={error && !fee && fault === null ? toAppError(error) : null}
            isShared
            onRetry={() => ask({ requestPolicy: 'network-only' })}
          />
          {fee ? (
            <BillingDetail
              caption={t('withdrawal.bill')}
              items={[
                { key: 'amount', label: t('withdrawal.amount'), value: money(fee.amount) },
                { key: 'fee', label: t('withdrawal.fee'), value: money(-fee.tax) },
              ]}
              totals={[{ key: 'total', label: t('withdrawal.total'), value: money(fee.total), strong: true }]}
              error={isNegative ? t('invalid.receipt-negative') : undefined}
            />
          ) : (
            <Text size="small" tone="muted">
              {t('withdrawal.billHint')}
            </Text>
          )}
        </Stack>
      </form>
    </Modal>
  );
}

function faultOf(amount: number | null, { amount: most, minimum, maximum }: Withdrawable): string | null {
  if (amount === null) return 'withdrawal.notMoney';
  if (amount <= minimum) return 'invalid.withdraw-minimum';
  return amount > Math.min(most, maximum) ? 'withdrawal.tooMuch' : null;
}
