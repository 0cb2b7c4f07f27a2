import { Button, Modal, Notice, Select, Stack, Text } from '@meowtale/ui';
import {
  type AppError,
  fieldErrors,
  formatCountry,
  type PopupProps,
  rendersFlagEmoji,
  toAppError,
  useHost,
  usePerson,
} from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Countries, type Country, useCountries } from './countries.ts';
import { CountriesFailed } from './country-choice-popup.tsx';
import { CountryWords } from './country-words.tsx';
import { SetCountryDocument } from './set-country-document.ts';

/** How long the wallet may take to receive the country: then prices are queried again. */
const PRICES_FOLLOW_MS = 1500;

/**
 * Renders Set country (SPEC §2): where a person lives, which decides all prices. It can be chosen only once (DESIGN §5), which is stated
 * before, confirmed once more, and shown afterwards.
 */
export function CountryPopup({ close }: Pick<PopupProps<unknown, string>, 'close'>) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const countries = useCountries(locale);
  const resident = usePerson()?.country ?? null;
  const [code, setCode] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  if (resident) return <Chosen code={resident} countries={countries} onClose={() => close(resident)} />;
  if (asking && code) return <Sure code={code} onBack={() => setAsking(false)} onSet={() => close(code)} />;
  const options = countries.list?.map((country) => ({ value: country.code, label: lineOf(country) }));
  const footer = (
    <>
      <Button variant="ghost" onClick={() => close()}>
        {t('common.cancel')}
      </Button>
      <Button variant="primary" disabled={!code} onClick={() => setAsking(true)}>
        {t('country.choose')}
      </Button>
    </>
  );
  return (
    <Modal open onClose={() => close()} title={t('country.where')} closeLabel={t('common.close')} size="small" footer={footer}>
      <Stack gap={16} aria-busy={!options && !countries.failed}>
        <Text>{t('country.decides')}</Text>
        {countries.failed ? <CountriesFailed retry={countries.retry} /> : null}
        <Select
          label={t('country.label')}
          searchable
          emptyText={t('country.none')}
          disabled={!options}
          placeholder={options ? t('country.placeholder') : countries.failed ? undefined : t('country.loading')}
          options={options ?? []}
          value={code}
          onChange={setCode}
        />
      </Stack>
    </Modal>
  );
}

function lineOf({ flag, name, nativeName }: Country): string {
  const names = nativeName === name ? name : `${nativeName} · ${name}`;
  return rendersFlagEmoji() ? `${flag} ${names}` : names;
}

function Chosen({ code, countries, onClose }: { code: string; countries: Countries; onClose(): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const country = countries.list?.find((listed) => listed.code === code);
  return (
    <Modal
      open
      onClose={onClose}
      title={t('country.where')}
      closeLabel={t('common.close')}
      size="small"
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('common.ok')}
        </Button>
      }
    >
      <Stack gap={12}>
        <Text size="large">{country ? <CountryWords country={country} /> : formatCountry(code, locale)}</Text>
        <Text tone="muted">{t('country.stays')}</Text>
      </Stack>
    </Modal>
  );
}

/** Renders the confirmation, and sets the country; shows an error here. */
function Sure({ code, onBack, onSet }: { code: string; onBack(): void; onSet(): void }) {
  const { t } = useTranslation();
  const host = useHost();
  const [setting, setSetting] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const country = formatCountry(code, host.locale);

  async function set() {
    setSetting(true);
    setFailure(null);
    const { error } = await host.urql.mutation(SetCountryDocument, { country: code }).toPromise();
    if (error) {
      const appError = toAppError(error);
      setFailure(appError);
      setSetting(false);
      // Chosen meanwhile in another tab: the saved one is shown.
      if (chosenBefore(appError)) await host.session.refresh();
      return;
    }
    await host.session.refresh();
    host.notify(t('country.set', { country }), 'success');
    // Setting the same country again changes nothing, but makes every page query prices again.
    const again = () =>
      host.urql.mutation(SetCountryDocument, { country: code }, { additionalTypenames: ['Store', 'CartStore'] }).toPromise();
    setTimeout(() => void again(), PRICES_FOLLOW_MS);
    onSet();
  }
  return (
    <Modal
      open
      onClose={onBack}
      title={t('country.sureTitle', { country })}
      size="small"
      dismissible={!setting}
      footer={
        <>
          <Button variant="ghost" disabled={setting} onClick={onBack}>
            {t('country.back')}
          </Button>
          <Button variant="primary" loading={setting} onClick={set}>
            {t('country.sure')}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Text>{t('country.changes', { country })}</Text>
        {failure ? (
          <Notice tone="danger" live>
            {chosenBefore(failure) ? t('country.stays') : host.errorText(failure)}
          </Notice>
        ) : null}
      </Stack>
    </Modal>
  );
}

const chosenBefore = (error: AppError): boolean => fieldErrors(error).get('country')?.key === 'invalid.chosen-once';
