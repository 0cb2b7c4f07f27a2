import { LABELS_MAX } from '@meowtale/contracts';
import { STORE_TEXT_MAX, type StoreInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { countCharacters } from '@meowtale/contracts/text/characters';
import { Grid, Stack, Textarea, TextInput } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import { LabelsField } from './labels-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ScreenshotsField } from './screenshots-field.tsx';
import { fieldId, useFieldFault } from './use-field-fault.ts';
import { useRequired } from './use-required.ts';

interface EntryProps {
  entry: StoreInfoDraft;
  /** Dotted path of this entry in the submission. */
  path: string;
}

/** Renders one language's texts and pictures. */
export function LanguageEntry({ entry, path }: EntryProps) {
  const { t } = useTranslation();
  const editEntry = useEditor((state) => state.editEntry);
  return (
    <Stack gap={24}>
      <NameField entry={entry} path={path} />
      <LongField field="brief" rows={5} entry={entry} path={path} />
      <LongField field="introduction" rows={10} entry={entry} path={path} />
      <LabelsField
        path={`${path}.labels`}
        label={t('information.labels')}
        description={t('information.labelsHint', { max: LABELS_MAX })}
        value={entry.labels}
        onChange={(labels) => editEntry(entry.language, { labels })}
      />
      <PictureField target="cover" entry={entry} path={path} />
      <Grid kind="halves" gap={16}>
        <PictureField target="cover1to1" entry={entry} path={path} />
        <PictureField target="cover240x320" entry={entry} path={path} />
      </Grid>
      <ScreenshotsField entry={entry} path={path} />
    </Stack>
  );
}

function NameField({ entry, path }: EntryProps) {
  const { t } = useTranslation();
  const editEntry = useEditor((state) => state.editEntry);
  const disabled = !useEditor(isEditable);
  return (
    <TextInput
      id={fieldId(`${path}.name`)}
      label={t('information.name')}
      required={useRequired(entry, 'name')}
      maxLength={STORE_TEXT_MAX.name}
      lang={entry.language}
      value={entry.name}
      disabled={disabled}
      error={useFieldFault(`${path}.name`)}
      onChange={(event) => editEntry(entry.language, { name: event.currentTarget.value })}
    />
  );
}

function LongField({ field, rows, entry, path }: EntryProps & { field: 'brief' | 'introduction'; rows: number }) {
  const { t, i18n } = useTranslation();
  const editEntry = useEditor((state) => state.editEntry);
  const disabled = !useEditor(isEditable);
  const write = new Intl.NumberFormat(i18n.language).format;
  return (
    <Textarea
      id={fieldId(`${path}.${field}`)}
      label={t(`information.${field}`)}
      required={useRequired(entry, field)}
      description={t(`information.${field}Hint`)}
      rows={rows}
      maxLength={STORE_TEXT_MAX[field]}
      lang={entry.language}
      counter={t('counter', { used: write(countCharacters(entry[field])), max: write(STORE_TEXT_MAX[field]) })}
      value={entry[field]}
      disabled={disabled}
      error={useFieldFault(`${path}.${field}`)}
      onChange={(event) => editEntry(entry.language, { [field]: event.currentTarget.value })}
    />
  );
}
