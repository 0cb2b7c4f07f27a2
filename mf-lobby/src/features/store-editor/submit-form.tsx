import { SUBMIT_RELOAD_MS } from '@meowtale/contracts';
import { LISTING_TERMS_VERSION } from '@meowtale/contracts/inputs/catalog/store-submit';
import { Button, Notice, Stack, Text } from '@meowtale/ui';
import { type AppError, formatDateTime, toAppError, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { fieldSentence, useRefusalSentence } from '../../app/sentences.ts';
import { acceptTerms, findTerms } from './check-documents.ts';
import { addSubmit, openStore } from './documents.ts';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';
import { isUnsaved } from './editor-state.ts';
import { PrecheckPanel } from './precheck-panel.tsx';
import { type SubmitAnswer, toListing, toSavedSubmit } from './submit-data.ts';
import { TermsPopup } from './terms-popup.tsx';
import { type Precheck, usePrecheck } from './use-precheck.ts';
import { useRequirements } from './use-requirements.ts';
import { useSubmitAction } from './use-submit-action.ts';

/** Renders the submission of a complete, saved and checked draft, after the terms are accepted. */
export function SubmitForm() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { complete, known } = useRequirements();
  const unsaved = useEditor(isUnsaved);
  const { uuid: id } = useEditor((state) => state.listing);
  const savedSubmit = useEditor((state) => state.savedSubmit);
  const precheck = usePrecheck(complete && !unsaved, savedSubmit);
  const [{ data: terms, fetching: asking }] = useQuery({ query: findTerms, variables: {}, requestPolicy: 'cache-and-network' });
  const acceptedAt = terms?.findListingTerms.accepted_at ?? null;
  const [reading, setReading] = useState(false);
  const { submit, submitting, waiting, failure } = useSubmitting(acceptedAt === null);

  async function accept() {
    await submit();
    setReading(false);
  }
  return (
    <Stack gap={24}>
      <PrecheckPanel precheck={precheck} entries={savedSubmit.draft.store_submit_info.list} mendedAt={id} />
      <Stack gap={16} align="start">
        <Refusal failure={failure} />
        <Button
          variant="primary"
          size="large"
          loading={submitting && !reading}
          disabled={!precheck.passable || waiting || (asking && !terms)}
          onClick={() => (acceptedAt === null ? setReading(true) : submit())}
        >
          {t('submit.act')}
        </Button>
        <Text size="small" tone="muted" role="status">
          {t(`submit.${standOf({ known, complete, unsaved, precheck })}`)}
        </Text>
        {acceptedAt === null ? null : (
          <Stack gap={8} align="start">
            <Text size="small" tone="muted">
              {t('submit.terms', { version: LISTING_TERMS_VERSION, when: formatDateTime(acceptedAt, locale) })}
            </Text>
            <Button size="small" variant="ghost" className={classes.outdentSmall} onClick={() => setReading(true)}>
              {t('submit.readTerms')}
            </Button>
          </Stack>
        )}
        {reading ? (
          <TermsPopup accepted={acceptedAt !== null} accepting={submitting} onAccept={accept} onClose={() => setReading(false)} />
        ) : null}
      </Stack>
    </Stack>
  );
}

/** Returns which text explains whether it can be submitted now. */
function standOf({ known, complete, unsaved, precheck }: { known: boolean; complete: boolean; unsaved: boolean; precheck: Precheck }) {
  if (!known) return 'looking';
  if (!complete) return 'notComplete';
  if (unsaved) return 'notSaved';
  if (precheck.errors > 0) return 'notMended';
  if (precheck.state !== 'done') return 'checking';
  return precheck.passable ? 'ready' : 'notSeen';
}

/** Accepts the terms if necessary, submits, and reloads the listing a moment later (SPEC §9). */
function useSubmitting(termsMissing: boolean) {
  const { t } = useTranslation();
  const { urql, notify } = useHost();
  const storeId = useEditor((state) => state.listing.uuid);
  const moveOn = useEditor((state) => state.moveOn);
  const [, acceptThem] = useMutation(acceptTerms);
  const [termsFailure, setTermsFailure] = useState<AppError | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const answered = useState<{ answer: SubmitAnswer | null }>(() => ({ answer: null }))[0];
  const { act, waiting, failure } = useSubmitAction(addSubmit, (data) => {
    answered.answer = data.addStoreSubmit;
  });

  async function reopen(answer: SubmitAnswer) {
    await new Promise((passed) => setTimeout(passed, SUBMIT_RELOAD_MS));
    const { data } = await urql.query(openStore, { id: storeId }, { requestPolicy: 'network-only' }).toPromise();
    const fresh = data?.findStoreMe.list[0];
    if (fresh) moveOn(toSavedSubmit(fresh.current_submit), toListing(fresh));
    else moveOn(toSavedSubmit(answer));
    notify(t('submit.done'), 'success');
  }
  async function submit() {
    setTermsFailure(null);
    setSubmitting(true);
    const { error } = termsMissing ? await acceptThem({ version: LISTING_TERMS_VERSION }) : {};
    if (error) setTermsFailure(toAppError(error));
    else if ((await act({ store_id: storeId, status: 2 })) && answered.answer) await reopen(answered.answer);
    setSubmitting(false);
  }
  return { submit, submitting, waiting, failure: termsFailure ?? failure };
}

function Refusal({ failure }: { failure: AppError | null }) {
  const { t } = useTranslation();
  const sentence = useRefusalSentence();
  const { locale } = useHost();
  if (!failure) return null;
  const fields = failure.fields ?? [];
  return (
    <Notice tone="danger" live title={fields.length > 1 ? t('submit.refusedSubmit') : undefined}>
      {fields.length > 1 ? (
        <ul>
          {fields.map((field) => (
            <li key={`${field.path} ${field.key} ${JSON.stringify(field.params)}`}>{fieldSentence(t, field, locale)}</li>
          ))}
        </ul>
      ) : (
        sentence(failure)
      )}
    </Notice>
  );
}
