import { Anchor, Button, Card, Section, Stack, Text, Title } from '@meowtale/ui';
import { formatDateTime, paths, useHost } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { useFocusBack } from '../journal/use-focus-back.ts';
import { isOut } from '../stores/documents.ts';
import { SaleSwitch } from '../stores/sale-switch.tsx';
import { AwaitingAgent } from './awaiting-agent.tsx';
import { cancelSubmit } from './documents.ts';
import classes from './editor.module.css';
import { nameOfListing } from './editor-bar.tsx';
import { useEditor } from './editor-context.tsx';
import { NewVersionButton } from './new-version-button.tsx';
import { QueuePlace } from './queue-place.tsx';
import { ReleaseForm } from './release-form.tsx';
import { RequirementList } from './requirement-list.tsx';
import { toSavedSubmit } from './submit-data.ts';
import { SubmitForm } from './submit-form.tsx';
import { TakeBackButton } from './take-back-button.tsx';
import { useStoreAgent } from './use-store-agent.ts';
import { useSubmitAction } from './use-submit-action.ts';

/** Renders the next step of this listing, by its state (SPEC §4). */
export function SubmitTab() {
  const status = useEditor((state) => state.savedSubmit.status);
  const { agent } = useStoreAgent();
  return (
    <Stack gap={36}>
      <div>{agent?.may_submit && AGENTS_TURN.includes(status) ? <AwaitingAgent agent={agent} /> : <Step status={status} />}</div>
      <OnSale />
    </Stack>
  );
}

/** Only the agent submits and takes back while there is one who may (SPEC §4). */
const AGENTS_TURN: readonly string[] = ['incomplete', 'unsubmitted', 'saved', 'submitted', 'reviewing'];

function Step({ status }: { status: string }) {
  const { t } = useTranslation();
  if (status === 'submitted' || status === 'reviewing') return <Waiting />;
  if (status === 'refused') return <Refused />;
  if (status === 'passed') return <ReleaseForm />;
  if (status === 'preparing' || status === 'startPreview') return <Scheduled />;
  if (status === 'release') return <Panel title={t('submit.released')}>{t('submit.releasedWords')}</Panel>;
  return (
    <Section title={t('submit.title')}>
      <Stack gap={24}>
        <RequirementList />
        <SubmitForm />
      </Stack>
    </Section>
  );
}

function Panel({ title, children, actions }: { title: string; children: ReactNode; actions?: ReactNode }) {
  return (
    <Card raised>
      <Stack gap={16} align="start">
        <Title level={2} size={22}>
          {title}
        </Title>
        <div>{children}</div>
        {actions}
      </Stack>
    </Card>
  );
}

function Waiting() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const submit = useEditor((state) => state.savedSubmit);
  const storeId = useEditor((state) => state.listing.uuid);
  const platform = useEditor((state) => state.listing.platform_key);
  const moveOn = useEditor((state) => state.moveOn);
  const { act, acting, waiting, failure } = useSubmitAction(cancelSubmit, (data) => moveOn(toSavedSubmit(data.cancelStoreSubmit)));
  return (
    <Panel
      title={t(`submit.${submit.status}`)}
      actions={<TakeBackButton taking={acting} disabled={waiting} onTakeBack={() => act({ uuid: submit.uuid })} />}
    >
      <Stack gap={12}>
        {submit.submitted_at ? <Text tone="muted">{t('submit.since', { when: formatDateTime(submit.submitted_at, locale) })}</Text> : null}
        <QueuePlace storeId={storeId} otherwise={t(`platform.${platform}.review`)} />
        <RefusalNotice failure={failure} />
      </Stack>
    </Panel>
  );
}

function Refused() {
  const { t } = useTranslation();
  const { rejection_type, memo, page_state, package_state } = useEditor((state) => state.savedSubmit);
  return (
    <Panel title={t('submit.refused')} actions={<NewVersionButton primary />}>
      <Text weight="medium">{t(`rejection.${rejection_type ?? 'unknown'}`)}</Text>
      <Text tone="muted">{t('timeline.states', { page: t(`partState.${page_state}`), pack: t(`partState.${package_state}`) })}</Text>
      {memo ? (
        <p className={classes.memo} dir="auto">
          {memo}
        </p>
      ) : null}
    </Panel>
  );
}

function Scheduled() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { released_at, start_preview_at } = useEditor((state) => state.listing);
  const [changing, setChanging] = useState(false);
  const button = useFocusBack(changing);
  const close = () => setChanging(false);
  // The form has the same times, to be changed.
  if (changing) return <ReleaseForm again onDone={close} onCancel={close} />;
  return (
    <Panel
      title={t('submit.scheduled')}
      actions={
        <Button ref={button} onClick={() => setChanging(true)}>
          {t('release.change')}
        </Button>
      }
    >
      {start_preview_at ? <Text>{t('submit.previewFrom', { when: formatDateTime(start_preview_at, locale) })}</Text> : null}
      {released_at ? <Text>{t('submit.releaseAt', { when: formatDateTime(released_at, locale) })}</Text> : null}
    </Panel>
  );
}

function OnSale() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const listing = useEditor((state) => state.listing);
  const name = useEditor(nameOfListing) || t('stores.untitled');
  const setSale = useEditor((state) => state.setSale);
  if (!isOut(listing)) return null;
  return (
    <Section title={t('stores.sale')}>
      <Stack gap={16} align="start">
        <SaleSwitch store={{ uuid: listing.uuid, name, status: listing.status }} onChanged={setSale} />
        <Anchor href={navigation.href(paths.store(listing.uuid))} target="_blank">
          {t('overview.page')}
        </Anchor>
      </Stack>
    </Section>
  );
}
