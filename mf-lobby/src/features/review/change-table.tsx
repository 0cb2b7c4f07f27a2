import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { Table, type TableColumn, Text, UserText } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { ShownFile } from '../../app/shown-file.tsx';
import { placeOfField } from '../store-editor/field-name.ts';
import type { Files } from '../store-editor/submit-data.ts';
import { changedMiddle, type Difference, differences } from './differences.ts';
import type { ReviewedSubmit } from './documents.ts';
import classes from './review.module.css';
import { useFieldWords } from './use-field-words.ts';

interface ChangeTableProps {
  before: StoreSubmitDraft;
  after: StoreSubmitDraft;
  /** The files of both. */
  files: Files;
  /** Submissions that know the names of their apps and packages. */
  submits?: readonly ReviewedSubmit[];
}

interface Shown extends Difference {
  name: string;
}

const NO_SUBMITS: readonly ReviewedSubmit[] = [];

/** Renders the fields that differ between two versions, texts with the changed words marked, pictures side by side. */
export function ChangeTable({ before, after, files, submits = NO_SUBMITS }: ChangeTableProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const rows = differences(before, after).map((difference) => ({
    ...difference,
    name: placeOfField(t, locale, difference.path).name,
  }));
  const side = (which: 'before' | 'after'): TableColumn<Shown> => ({
    key: which,
    header: t(`review.diff.${which}`),
    render: (row) => <Value row={row} which={which} files={files} submits={submits} />,
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
  files: Files;
  submits: readonly ReviewedSubmit[];
}

/** Renders a field's old or new value; what only this side has is marked. */
function Value({ row, which, files, submits }: ValueProps) {
  const { t } = useTranslation();
  const textOf = useFieldWords(submits);
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
  const [mine, other] = [textOf(row.path, row[which]), textOf(row.path, row[which === 'before' ? 'after' : 'before'])];
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
