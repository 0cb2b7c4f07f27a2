import { ORDER_RANGE_MAX_DAYS } from '@meowtale/contracts';
import { salesExportInput } from '@meowtale/contracts/inputs/wallet/report';
import { addDays, Button, Group, TextInput } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldSentence } from '../../app/sentences.ts';

interface ReportDaysProps {
  /** Days in UTC, `YYYY-MM-DD`, inclusive. */
  from: string;
  to: string;
  onChoose: (days: { from: string; to: string }) => void;
}

/** Renders the range of a report: 999 days at most, the last one up to its end. */
export function ReportDays({ from, to, onChoose }: ReportDaysProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [days, setDays] = useState({ from, to });
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  function choose(event: FormEvent): void {
    event.preventDefault();
    const parsed = salesExportInput.safeParse(days);
    const issues = parsed.error?.issues ?? [];
    setFaults(Object.fromEntries(issues.map(({ path, message }) => [path[0], fieldSentence(t, { key: faultOf(message) }, locale)])));
    if (parsed.success) onChoose(days);
  }
  const field = (name: 'from' | 'to') => ({
    type: 'date',
    label: t(`report.${name}`),
    value: days[name],
    error: faults[name],
    onChange: (event: { currentTarget: { value: string } }) => setDays({ ...days, [name]: event.currentTarget.value }),
  });
  return (
    <form onSubmit={choose} noValidate>
      <Group gap={12} align="end">
        <TextInput {...field('from')} />
        <TextInput {...field('to')} min={days.from} max={days.from ? addDays(days.from, ORDER_RANGE_MAX_DAYS) : undefined} />
        <Button type="submit">{t('report.show')}</Button>
      </Group>
    </form>
  );
}

/** Locale keys of field errors here: a range that is too long is given in days, and a day has no time. */
const TOLD: Readonly<Record<string, string>> = { 'invalid.too-large': 'report.tooLong', 'invalid.time': 'invalid.day' };
const faultOf = (key: string): string => TOLD[key] ?? key;
