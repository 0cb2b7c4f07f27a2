import { adLinkDaysInput } from '@meowtale/contracts/inputs/catalog/ad-link-days';
import { Button, Group, TextInput } from '@meowtale/ui';
import { paths, useHost } from '@meowtale/web-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldSentence } from '../../app/sentences.ts';
import { dayBefore, today } from './link-days.ts';

export interface Range {
  from: string;
  to: string;
}

const LAST = [7, 30, 365] as const;
const lastDays = (days: number): Range => ({ from: dayBefore(today(), days - 1), to: today() });

/** Returns the days in an address; the last thirty where it has none or invalid ones. */
export function rangeIn(search: string): Range {
  const query = new URLSearchParams(search);
  const days = { from: query.get('from'), to: query.get('to') };
  const fine = days.from && days.to && adLinkDaysInput.safeParse(days).success;
  return fine ? (days as Range) : lastDays(30);
}

/** Renders the choice of the days, in UTC: a number of last ones, or a range. */
export function DayRange({ uuid, range }: { uuid: string; range: Range }) {
  const { t } = useTranslation();
  const { locale, navigation } = useHost();
  const [draft, setDraft] = useState(range);
  const show = (next: Range) => navigation.push(paths.lobbyAdLink(uuid, { ...next }));
  const [fault] = adLinkDaysInput.safeParse(draft).error?.issues ?? [];
  const faultOf = (field: keyof Range) => (fault?.path[0] === field ? fieldSentence(t, { key: fault.message }, locale) : undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!fault) show(draft);
  }
  return (
    <form noValidate onSubmit={submit}>
      <Group gap={12} align="end">
        {(['from', 'to'] as const).map((field) => (
          <TextInput
            key={field}
            type="date"
            dir="ltr"
            label={t(`marketing.range.${field}`)}
            value={draft[field]}
            error={faultOf(field)}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setDraft((before) => ({ ...before, [field]: value }));
            }}
          />
        ))}
        <Button type="submit" disabled={Boolean(fault)}>
          {t('marketing.range.show')}
        </Button>
        {LAST.map((days) => (
          <Button key={days} variant="ghost" type="button" onClick={() => show(lastDays(days))}>
            {t('marketing.range.last', { count: days })}
          </Button>
        ))}
      </Group>
    </form>
  );
}
