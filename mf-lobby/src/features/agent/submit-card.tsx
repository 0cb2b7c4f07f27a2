import { LISTING_TERMS_VERSION } from '@meowtale/contracts/inputs/catalog/store-submit';
import { Button, Card, Stack, Text, Title } from '@meowtale/ui';
import { type AppError, formatDateTime, Link, paths, toAppError, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnyVariables, type TypedDocumentNode, useMutation, useQuery } from 'urql';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { fieldSentence } from '../../app/sentences.ts';
import classes from '../review/review.module.css';
import { findTerms } from '../store-editor/check-documents.ts';
import { addSubmit, cancelSubmit } from '../store-editor/documents.ts';
import { PrecheckPanel } from '../store-editor/precheck-panel.tsx';
import { QueuePlace } from '../store-editor/queue-place.tsx';
import { TakeBackButton } from '../store-editor/take-back-button.tsx';
import { TermsPopup } from '../store-editor/terms-popup.tsx';
import { usePrecheck } from '../store-editor/use-precheck.ts';
import { type AskedStore, type RepresentedSubmit, TOUCHES_AGENT } from './documents.ts';

interface SubmitCardProps {
  store: AskedStore;
  submit: RepresentedSubmit;
}

/** Renders the next step of a represented listing: only its agent submits it and takes it back (SPEC §4); its owner releases it. */
export function SubmitCard({ store, submit }: SubmitCardProps) {
  const { t } = useTranslation();
  return (
    <Card raised as="section" aria-labelledby="submit-title">
      <Stack gap={16}>
        <Title level={2} size={22} id="submit-title">
          {t('editor.tab.submit')}
        </Title>
        <Next store={store} submit={submit} />
      </Stack>
    </Card>
  );
}

function Next({ store, submit }: SubmitCardProps) {
  const { t } = useTranslation();
  const { status } = submit;
  if (status === 'submitted' || status === 'reviewing') return <TakeBack submit={submit} />;
  if (status === 'passed') return <Text>{t('agent.passed')}</Text>;
  if (status === 'preparing' || status === 'startPreview') return <Text>{t('submit.scheduled')}</Text>;
  if (status === 'release') {
    return (
      <>
        <Text>{t('agent.released')}</Text>
        <div>
          <Button component={Link} to={paths.store(store.uuid)}>
            {t('agent.toPage')}
          </Button>
        </div>
      </>
    );
  }
  return <HandIn store={store} submit={submit} />;
}

function useDeedOf<Data, Variables extends AnyVariables>(document: TypedDocumentNode<Data, Variables>) {
  const [{ fetching }, ask] = useMutation(document);
  const [failure, setFailure] = useState<AppError | null>(null);
  async function act(variables: Variables): Promise<boolean> {
    setFailure(null);
    const { error } = await ask(variables, TOUCHES_AGENT);
    if (error) setFailure(toAppError(error));
    return !error;
  }
  return { act, acting: fetching, failure };
}

function HandIn({ store, submit }: SubmitCardProps) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const [reading, setReading] = useState(false);
  const { act, acting, failure } = useDeedOf(addSubmit);
  const complete = submit.missing.length === 0;
  const precheck = usePrecheck(complete, submit);
  const [{ data: terms, fetching: asking }] = useQuery({ query: findTerms, variables: {}, requestPolicy: 'cache-and-network' });
  const accepted = Boolean(terms?.findListingTerms.accepted_at);

  async function handIn() {
    // If the terms haven't been accepted yet, submitting accepts them.
    const isAccepted = await act({ store_id: store.uuid, status: 2, ...(!accepted && { terms_version: LISTING_TERMS_VERSION }) });
    setReading(false);
    if (isAccepted) notify(t('submit.done'), 'success');
  }
  return (
    <>
      {submit.status === 'refused' ? (
        <div>
          <Text weight="medium">{t('submit.refused')}</Text>
          <Text>{t(`rejection.${submit.rejection_type ?? 'unknown'}`)}</Text>
          {submit.memo ? (
            <p className={classes.words} dir="auto">
              {submit.memo}
            </p>
          ) : null}
        </div>
      ) : null}
      <RefusalNotice failure={failure} />
      <Text tone="muted">{t(complete ? 'agent.submitHint' : 'agent.incomplete')}</Text>
      {complete ? null : (
        <ul>
          {submit.missing.map((field) => (
            <li key={`${field.path} ${field.key}`}>{fieldSentence(t, { key: field.key, params: field.params ?? undefined }, locale)}</li>
          ))}
        </ul>
      )}
      {complete ? <PrecheckPanel precheck={precheck} entries={submit.data.store_submit_info.list} /> : null}
      <Button
        variant="primary"
        loading={acting && !reading}
        disabled={!complete || !precheck.passable || (asking && !terms)}
        onClick={() => (accepted ? handIn() : setReading(true))}
      >
        {t('submit.act')}
      </Button>
      {reading ? <TermsPopup accepting={acting} onAccept={handIn} onClose={() => setReading(false)} /> : null}
    </>
  );
}

function TakeBack({ submit }: { submit: RepresentedSubmit }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { act, acting, failure } = useDeedOf(cancelSubmit);
  return (
    <>
      <Text weight="medium">{t(`submit.${submit.status}`)}</Text>
      {submit.submitted_at ? <Text tone="muted">{t('submit.since', { when: formatDateTime(submit.submitted_at, locale) })}</Text> : null}
      <QueuePlace storeId={submit.store_id} />
      <RefusalNotice failure={failure} />
      <TakeBackButton taking={acting} onTakeBack={() => act({ uuid: submit.uuid })} />
    </>
  );
}
