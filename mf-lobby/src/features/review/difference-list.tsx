import { Section, Skeleton, Text } from '@meowtale/ui';
import { Failure, formatDateTime, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { filesOf, toSavedSubmit } from '../store-editor/submit-data.ts';
import { ChangeTable } from './change-table.tsx';
import { findPassed, type ReviewedSubmit, TOUCHES_REVIEW } from './documents.ts';

/** Renders the differences, field by field, from the last version that was accepted or changed by staff. */
export function DifferenceList({ submit }: { submit: ReviewedSubmit }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [{ data, error, fetching }, ask] = useQuery({
    query: findPassed,
    variables: { store: submit.store_id },
    context: TOUCHES_REVIEW,
    requestPolicy: 'cache-and-network',
  });
  const passed = data?.findStoreSubmit.list.find((other) => other.uuid !== submit.uuid && other.created_at < submit.created_at);
  if (fetching && !data) return <Skeleton lines={3} />;
  if (error && !data)
    return <Failure title={t('review.diff.failed')} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!passed) return <Text tone="muted">{t('review.diff.first')}</Text>;
  // A change by staff of an accepted version is a version of its own, with which this one is compared.
  const { override, decided_at } = passed;
  const time = override?.at ?? decided_at;
  const when = time ? formatDateTime(time, locale) : '';
  return (
    <Section title={t(override ? 'review.diff.titleOverridden' : 'review.diff.title', { when })}>
      <Changed before={passed} after={submit} />
    </Section>
  );
}

function Changed({ before, after }: { before: ReviewedSubmit; after: ReviewedSubmit }) {
  const packed = (submit: ReviewedSubmit) => {
    const { draft } = toSavedSubmit(submit);
    const { trial_app_version, official_app_version } = submit.data.store_submit_game_pack;
    return { ...draft, store_submit_game_pack: { ...draft.store_submit_game_pack, trial_app_version, official_app_version } };
  };
  return (
    <ChangeTable
      before={packed(before)}
      after={packed(after)}
      files={{ ...filesOf(before), ...filesOf(after) }}
      submits={[before, after]}
    />
  );
}
