import { Button, Checkbox, Modal, Notice, RadioGroup, Spinner, Stack, Text, TextInput } from '@meowtale/ui';
import type { PopupProps } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../app/shell.ts';
import { type Country, matching, useCountries } from './countries.ts';
import classes from './country-popups.module.css';
import { CountryWords } from './country-words.tsx';

interface Asked {
  title?: string;
  countries?: string[];
}

/** Renders the country selector: one country, by a radio. */
export function CountrySelectorPopup({ input, close }: PopupProps<Asked & { value?: string }, string>) {
  const { t } = useTranslation();
  const [code, setCode] = useState(input.value ?? null);
  return (
    <CountryChoice
      asked={input}
      confirmLabel={t('country.choose')}
      chosenCount={code ? 1 : 0}
      onConfirm={() => close(code ?? undefined)}
      onClose={() => close()}
    >
      {(shown) => (
        <RadioGroup
          label={t('country.label')}
          hideLabel
          value={code}
          onChange={setCode}
          options={shown.map((country) => ({ value: country.code, label: <CountryWords country={country} /> }))}
        />
      )}
    </CountryChoice>
  );
}

/** Renders the country picker: several, by checkboxes. */
export function CountryPickerPopup({ input, close }: PopupProps<Asked & { values?: string[]; confirmLabel?: string }, string[]>) {
  const { t } = useTranslation();
  const [codes, setCodes] = useState<readonly string[]>(input.values ?? []);
  const choose = (code: string, wanted: boolean) => setCodes(wanted ? [...codes, code] : codes.filter((other) => other !== code));
  return (
    <CountryChoice
      asked={input}
      confirmLabel={input.confirmLabel ?? t('country.choose')}
      chosenCount={codes.length}
      onConfirm={() => close([...codes])}
      onClose={() => close()}
    >
      {(shown) => (
        <Stack gap={12} role="group" aria-label={t('country.label')}>
          {shown.map((country) => (
            <Checkbox
              key={country.code}
              label={<CountryWords country={country} />}
              checked={codes.includes(country.code)}
              onChange={(event) => choose(country.code, event.currentTarget.checked)}
            />
          ))}
        </Stack>
      )}
    </CountryChoice>
  );
}

interface CountryChoiceProps {
  asked: Asked;
  confirmLabel: string;
  chosenCount: number;
  onConfirm(): void;
  onClose(): void;
  children(shown: readonly Country[]): ReactNode;
}

/** Renders what both share: a title, a search, the list in each of its states, and the buttons. */
function CountryChoice({ asked, confirmLabel, chosenCount, onConfirm, onClose, children }: CountryChoiceProps) {
  const { t } = useTranslation();
  const { plan } = useShell();
  const { list, failed, retry } = useCountries(plan.locale);
  const [typed, setTyped] = useState('');
  const offered = list?.filter(({ code }) => !asked.countries || asked.countries.includes(code));
  const shown = offered && matching(offered, typed);
  return (
    <Modal
      open
      onClose={onClose}
      title={asked.title ?? t('country.title')}
      closeLabel={t('common.close')}
      size="small"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" onClick={onConfirm} disabled={chosenCount === 0}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={12} aria-busy={!list && !failed}>
        <TextInput label={t('country.search')} type="search" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        {failed ? <CountriesFailed retry={retry} /> : null}
        {!list && !failed ? <Spinner label={t('country.loading')} /> : null}
        {shown ? (
          <div className={classes.list}>{shown.length > 0 ? children(shown) : <Text tone="muted">{t('country.none')}</Text>}</div>
        ) : null}
      </Stack>
    </Modal>
  );
}

export function CountriesFailed({ retry }: { retry(): void }) {
  const { t } = useTranslation();
  return (
    <Notice tone="danger" live actions={<Button onClick={retry}>{t('common.retry')}</Button>}>
      {t('country.failed')}
    </Notice>
  );
}
