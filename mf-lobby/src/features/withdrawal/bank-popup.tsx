import { hasIban, nationalOf } from '@meowtale/contracts/inputs/wallet/bank-countries';
import { Button, FormErrorSummary, Modal, Notice, RadioGroup, Section, Stack, Text } from '@meowtale/ui';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BankFields, labelOf } from './bank-fields.tsx';
import type { UserBank } from './documents.ts';
import { masked } from './dollars.ts';
import { useBankForm } from './use-bank-form.ts';

interface BankPopupProps {
  bank: UserBank | null;
  onClose(): void;
}

/** Renders SPEC §2's user bank: the payee, the bank, and an intermediary where required. */
export function BankPopup({ bank, onClose }: BankPopupProps) {
  const { t } = useTranslation();
  const id = useId();
  const { form, errors, failure, saving, through, setThrough, set, setType, submit } = useBankForm(bank, onClose);
  const country = form.country;
  const needsCode = country !== '' && !hasIban(country) && nationalOf(country).clearing !== undefined;
  const summary = [...errors].map(([name, message]) => ({ fieldId: `${id}-${name}`, message: `${labelOf(t, name, form)}: ${message}` }));
  const fields = { id, form, errors, set };

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit();
  }
  return (
    <Modal
      open
      size="large"
      title={t('bank.details')}
      closeLabel={t('popup.close')}
      dismissible={!saving}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" disabled={saving} onClick={onClose}>
            {t('popup.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={id} loading={saving}>
            {t('bank.save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit}>
        <Stack gap={24}>
          <FormErrorSummary title={t('bank.unsaved')} errors={summary} />
          {failure ? (
            <Notice tone="danger" live>
              {failure}
            </Notice>
          ) : null}
          {bank ? <Text tone="muted">{t('bank.kept')}</Text> : null}
          <RadioGroup
            layout="row"
            label={t('bank.type')}
            required
            options={[
              { value: '1', label: t('bank.checking') },
              { value: '2', label: t('bank.savings') },
            ]}
            value={String(form.type)}
            onChange={(value) => setType(Number(value))}
          />
          <BankFields
            {...fields}
            required={[
              'payee',
              'country',
              'name',
              'swift',
              'accountnumber',
              ...(needsCode && nationalOf(country).clearing?.required ? ['clearing' as const] : []),
            ]}
            prefix=""
            numberHint={bank ? t('bank.numberAgain', { number: masked(bank.accountnumber) }) : undefined}
            withCode={needsCode}
          />
          <Section level={3} title={t('bank.intermediary')}>
            <Stack gap={16}>
              <Text tone="muted">{t('bank.intermediaryHint')}</Text>
              <div>
                <Button aria-expanded={through} aria-controls={`${id}-through`} onClick={() => setThrough(!through)}>
                  {t(through ? 'bank.intermediaryRemove' : 'bank.intermediaryAdd')}
                </Button>
              </div>
              <div id={`${id}-through`} hidden={!through}>
                {through ? (
                  <BankFields
                    {...fields}
                    required={['intermediary_name', 'intermediary_swift', 'intermediary_country']}
                    prefix="intermediary_"
                    numberHint={
                      bank?.intermediary_accountnumber
                        ? t('bank.numberAgain', { number: masked(bank.intermediary_accountnumber) })
                        : undefined
                    }
                    withCode={false}
                  />
                ) : null}
              </div>
            </Stack>
          </Section>
        </Stack>
      </form>
    </Modal>
  );
}
