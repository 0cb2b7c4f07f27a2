import { RELEASE_TYPES, releaseStoreInput } from '@meowtale/contracts/inputs/catalog/listing';
import { Button, Card, DateTimeInput, Group, RadioGroup, Stack, Text, Title } from '@meowtale/ui';
import { type AppError, formatDateTime, useHost } from '@meowtale/web-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { fieldSentence } from '../../app/sentences.ts';
import { useDateLabels } from '../../app/use-date-labels.ts';
import { isOut } from '../stores/documents.ts';
import { releaseStore } from './documents.ts';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';
import { QueueNotice } from './queue-notice.tsx';
import { type Listing, toListing, toSavedSubmit } from './submit-data.ts';
import { useNow } from './use-now.ts';
import { useReleaseQueue } from './use-release-queue.ts';
import { useSubmitAction } from './use-submit-action.ts';

type Fields = NonNullable<AppError['fields']>;

interface ReleaseFormProps {
  /** The times are set already, and may be changed. */
  again?: boolean;
  onDone?(): void;
  /** Closes it without a change. */
  onCancel?(): void;
}

/** Renders the times of preview and release after an acceptance; without times it is released as soon as possible (SPEC §4). */
export function ReleaseForm({ again = false, onDone, onCancel }: ReleaseFormProps) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const labels = useDateLabels();
  const storeId = useEditor((state) => state.listing.uuid);
  // A released listing would disappear until then: its next version can only follow at once.
  const out = useEditor((state) => isOut(state.listing));
  const moveOn = useEditor((state) => state.moveOn);
  const [type, setType] = useState(useEditor((state) => state.listing.release_type));
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [times, setTimes] = useState(
    timesOf(
      useEditor((state) => state.listing),
      again,
    ),
  );
  const now = useNow().toISOString();
  const plan = useReleaseQueue(when === 'now' ? null : times.release);
  // Without a chosen time no date can be shown.
  const isOpen = when === 'later' && !times.release;
  const comesOut = out || isOpen ? null : plan.comesOut;
  const [faults, setFaults] = useState<Fields>([]);
  const { act, acting, waiting, failure } = useSubmitAction(releaseStore, ({ releaseStore: store }) => {
    moveOn(toSavedSubmit(store.current_submit), toListing(store));
    const { released_at } = store;
    const queued = when === 'now' && released_at && !isOut(store);
    notify(
      queued ? t('release.comesOut', { when: formatDateTime(released_at, locale) }) : t(`release.${when === 'now' ? 'done' : 'set'}`),
      'success',
    );
    onDone?.();
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const later = when === 'later';
    if (later && !times.release) return setFaults([{ path: 'released_at', key: 'release.needsTime' }]);
    const at = { start_preview_at: later ? times.preview : null, released_at: later ? times.release : null };
    const input = { store_id: storeId, ...at, ...(out ? {} : { release_type: type }) };
    const checked = releaseStoreInput.safeParse(input);
    setFaults((checked.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), key: message })));
    if (checked.success) await act(input);
  }
  const fault = (path: string) => {
    const found = [...faults, ...(failure?.fields ?? [])].find((field) => field.path === path);
    return found ? fieldSentence(t, found, locale) : undefined;
  };
  return (
    <Card raised as="section" aria-labelledby="release-title">
      <form noValidate onSubmit={submit} className={classes.narrow}>
        <Stack gap={16}>
          <Title level={2} size={22} id="release-title">
            {t(again ? 'release.change' : out ? 'release.outTitle' : 'release.title')}
          </Title>
          <Text tone="muted">{t(out ? 'release.outWords' : 'release.words')}</Text>
          <RefusalNotice failure={failure?.fields?.length ? null : failure} />
          {out ? null : <TypeChoice value={type} onChange={setType} />}
          {out ? null : (
            <RadioGroup
              label={t('release.when')}
              layout="row"
              options={[
                { value: 'now', label: t(plan.queues ? 'release.soon' : 'release.now') },
                { value: 'later', label: t('release.later') },
              ]}
              value={when}
              onChange={(value) => setWhen(value === 'later' ? 'later' : 'now')}
            />
          )}
          {when === 'later' ? (
            <>
              <DateTimeInput
                label={t('release.at')}
                required
                labels={labels}
                value={times.release}
                error={fault('released_at')}
                min={now}
                onChange={(release) => setTimes({ ...times, release })}
              />
              <DateTimeInput
                label={t('release.previewFrom')}
                description={t('release.previewHint')}
                labels={labels}
                value={times.preview}
                error={fault('start_preview_at')}
                // A preview that has begun keeps its start.
                min={times.preview && times.preview < now ? times.preview : now}
                onChange={(preview) => setTimes({ ...times, preview })}
              />
            </>
          ) : null}
          {comesOut ? <QueueNotice comesOut={comesOut} onPlanChanged={plan.ask} /> : null}
          <Group>
            <Button variant="primary" type="submit" loading={acting} disabled={waiting || plan.asking}>
              {t(when === 'later' ? 'release.schedule' : comesOut ? 'release.queue' : 'release.act')}
            </Button>
            {onCancel ? (
              <Button variant="ghost" disabled={acting} onClick={onCancel}>
                {t('popup.cancel')}
              </Button>
            ) : null}
          </Group>
        </Stack>
      </form>
    </Card>
  );
}

/** Returns the times that were set before; a preview that has begun keeps its start. */
const timesOf = ({ released_at, start_preview_at }: Listing, again: boolean): { release: string | null; preview: string | null } =>
  again ? { release: released_at, preview: start_preview_at } : { release: null, preview: null };

type ReleaseType = (typeof RELEASE_TYPES)[number];

/** Renders the choice of official, or early access that ends once. */
function TypeChoice({ value, onChange }: { value: ReleaseType; onChange(type: ReleaseType): void }) {
  const { t } = useTranslation();
  const labelsOf = (type: ReleaseType) => ({ label: t(`offer.types.${type}`), description: t(`offer.typesHint.${type}`) });
  return (
    <RadioGroup
      label={t('offer.type')}
      options={RELEASE_TYPES.toReversed().map((type) => ({ value: type, ...labelsOf(type) }))}
      value={value}
      onChange={(next) => onChange(next === 'early_access' ? next : 'official')}
    />
  );
}
