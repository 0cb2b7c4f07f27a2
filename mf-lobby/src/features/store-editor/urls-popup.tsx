import { PLATFORM_SYSTEMS } from '@meowtale/contracts';
import { DOWNLOAD_URLS_MAX, type DownloadUrl, downloadUrls, type PackVersion } from '@meowtale/contracts/inputs/catalog/game-pack';
import { GIVEN_URL_MAX } from '@meowtale/contracts/inputs/given-url';
import { Button, FieldError, Group, IconButton, IconPlus, IconTrash, Modal, Notice, Select, Stack, Text, TextInput } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldSentence } from '../../app/sentences.ts';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';

interface UrlsPopupProps {
  version: PackVersion;
  rows: readonly DownloadUrl[];
  /** Number of addresses of the other version: both share one limit. */
  room: number;
  onClose(): void;
  onSave(rows: DownloadUrl[]): void;
}

interface Row extends DownloadUrl {
  key: number;
}

/**
 * Renders SPEC §2's Set URLs: a row per address, none of which is saved while one of them is invalid. SPEC §5's "invalid not saved" means
 * that the input stays with its error, instead of disappearing.
 */
export function UrlsPopup({ version, rows, room, onClose, onSave }: UrlsPopupProps) {
  const { t } = useTranslation();
  const form = useId();
  const systems: readonly DownloadUrl['os'][] = PLATFORM_SYSTEMS[useEditor((state) => state.listing.platform_key)];
  const empty = (key: number): Row => ({ key, type: version, os: systems.find((os) => os !== 'web') ?? 'web', url: '' });
  const [typed, setTyped] = useState<Row[]>(() => (rows.length > 0 ? rows.map((row, key) => ({ ...row, key })) : [empty(0)]));
  const [isSubmitted, setIsSubmitted] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const checked = downloadUrls.safeParse(typed.map(({ type, os, url }) => ({ type, os, url })));
  const faultAt = useFaults(isSubmitted ? [...twice(typed), ...(checked.error?.issues ?? [])] : []);
  const change = (key: number, next: Partial<DownloadUrl>) => setTyped(typed.map((row) => (row.key === key ? { ...row, ...next } : row)));

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsSubmitted(true);
    if (checked.success) onSave(checked.data);
  }
  return (
    <Modal
      open
      size="large"
      title={t(`urls.${version}`)}
      onClose={onClose}
      closeLabel={t('popup.close')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('popup.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form}>
            {t('urls.save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={16}>
          <Text tone="muted">{t('urls.tip')}</Text>
          <Notice tone="warning">{t('urls.warning')}</Notice>
          {typed.map((row, index) => (
            <UrlRow
              key={row.key}
              row={row}
              number={index + 1}
              systems={systems}
              error={faultAt(index)}
              onChange={(next) => change(row.key, next)}
              onDelete={() => {
                setTyped(typed.filter((other) => other !== row));
                more.current?.focus();
              }}
            />
          ))}
          {faultAt(null) ? <FieldError id={`${form}-error`}>{faultAt(null)}</FieldError> : null}
          <Group>
            <Button
              ref={more}
              leftIcon={<IconPlus size={18} aria-hidden="true" />}
              disabled={typed.length + room >= DOWNLOAD_URLS_MAX}
              onClick={() => setTyped([...typed, empty(Math.max(-1, ...typed.map(({ key }) => key)) + 1)])}
            >
              {t('urls.add')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

const TWICE = 'invalid.twice';

/** Returns errors of the rows that repeat an earlier one, which the check of all rows doesn't identify. */
function twice(rows: readonly Row[]) {
  const addresses = rows.map(({ os, url }) => `${os} ${url.trim()}`);
  return rows.flatMap(({ url }, index) =>
    url.trim() !== '' && addresses.indexOf(addresses[index] as string) < index ? [{ path: [index], message: TWICE }] : [],
  );
}

/** Returns the function that gives the error of a row, or of all together (null). */
function useFaults(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (index: number | null) => {
    const issue = issues.find(({ path, message }) => (path[0] ?? null) === index && (index !== null || message !== TWICE));
    return issue && fieldSentence(t, { key: issue.message }, locale);
  };
}

interface UrlRowProps {
  row: DownloadUrl;
  number: number;
  systems: readonly DownloadUrl['os'][];
  error: string | undefined;
  onChange(next: Partial<DownloadUrl>): void;
  onDelete(): void;
}

function UrlRow({ row, number, systems, error, onChange, onDelete }: UrlRowProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.urlRow}>
      <Select
        label={t('urls.system', { number })}
        hideLabel
        disabled={systems.length === 1}
        options={systems.map((os) => ({ value: os, label: t(`system.${os}`) }))}
        value={row.os}
        onChange={(value) => onChange({ os: systems.find((os) => os === value) ?? row.os })}
      />
      <TextInput
        type="url"
        inputMode="url"
        label={t('urls.url', { number })}
        hideLabel
        placeholder="https://"
        autoComplete="off"
        spellCheck={false}
        maxLength={GIVEN_URL_MAX}
        value={row.url}
        error={error}
        onChange={(event) => onChange({ url: event.currentTarget.value })}
      />
      <IconButton label={t('urls.delete', { number })} icon={<IconTrash size={20} aria-hidden="true" />} onClick={onDelete} />
    </div>
  );
}
