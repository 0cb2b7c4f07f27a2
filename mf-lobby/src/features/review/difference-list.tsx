import { Section, Skeleton, Table, type TableColumn, Text, UserText } from '@meowtale/ui';
import { Failure, formatDateTime, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { ShownFile } from '../../app/shown-file.tsx';
import { placeOfField } from '../store-editor/field-name.ts';
import { type FileRef, filesOf, toSavedSubmit } from '../store-editor/submit-data.ts';
import { changedMiddle, type Difference, differences } from './differences.ts';
import { findPassed, type ReviewedSubmit, TOUCHES_REVIEW } from './documents.ts';
import classes from './review.module.css';
import { useFieldWords } from './use-field-words.ts';

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

interface Shown extends Difference {
  name: string;
}

function Changed({ before, after }: { before: ReviewedSubmit; after: ReviewedSubmit }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const files = { ...filesOf(before), ...filesOf(after) };
  const packed = (submit: ReviewedSubmit) => {
    const { draft } = toSavedSubmit(submit);
    const { trial_app_version, official_app_version } = submit.data.store_submit_game_pack;
    return { ...draft, store_submit_game_pack: { ...draft.store_submit_game_pack, trial_app_version, official_app_version } };
  };
  const rows = differences(packed(before), packed(after)).map((difference) => ({
    ...difference,
    name: placeOfField(t, locale, difference.path).name,
  }));
  const side = (which: 'before' | 'after'): TableColumn<Shown> => ({
    key: which,
    header: t(`review.diff.${which}`),
    render: (row) => <Value row={row} which={which} files={files} apps={[before, after]} />,
  });
  return (
    <Table
      dense
      label={t('review.diff.label')}
      columns={[
        { key: 'field', header: t('review.diff.field'), rowHeader: true, render: ({ name }) => <UserText>{name}</UserText> },
        side('before'),
        side('after'),
      ]}
      rows={rows}
      rowKey={({ path }) => path}
      empty={<Text tone="muted">{t('review.diff.none')}</Text>}
    />
  );
}

interface ValueProps {
  row: Shown;
  which: 'before' | 'after';
  files: Readonly<Record<string, FileRef>>;
  apps: readonly ReviewedSubmit[];
}

/** Renders a field's old or new value; what only this side has is marked. */
function Value({ row, which, files, apps }: ValueProps) {
  const { t } = useTranslation();
  const words = useFieldWords(apps);
  const pictures = [row[which]].flat().flatMap((value) => (typeof value === 'string' && files[value]) || []);
  if (pictures.length > 0) {
    return (
      <div className={classes.thumbs}>
        {pictures.map((file) => (
          <ShownFile key={file.uuid} shape="wide" file={file} alt={file.basename} title={file.basename} />
        ))}
      </div>
    );
  }
  const [mine, other] = [words(row.path, row[which]), words(row.path, row[which === 'before' ? 'after' : 'before'])];
  if (mine === '') return <Text tone="muted">{t('review.diff.empty')}</Text>;
  const [start, changed, end] = changedMiddle(mine, other);
  const Mark = which === 'before' ? 'del' : 'ins';
  return (
    <p className={classes.words}>
      {start}
      {changed ? <Mark>{changed}</Mark> : null}
      {end}
    </p>
  );
}
