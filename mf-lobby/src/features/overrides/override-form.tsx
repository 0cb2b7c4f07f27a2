import { STORE_CATEGORIES } from '@meowtale/contracts';
import { STORE_TEXT_MAX, type StoreSubmitInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { Button, Card, Section, Select, Stack, Text, TextInput } from '@meowtale/ui';
import { DraftOverNotice, useHost } from '@meowtale/web-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { ChangeTable } from '../review/change-table.tsx';
import classes from '../review/review.module.css';
import type { Files, SavedSubmit, SubmitAnswer } from '../store-editor/submit-data.ts';
import { overrideStore } from './documents.ts';
import { type Fault, faultsOf, rejectedFaults, useFaultWords } from './faults.ts';
import { useOverrideDraft } from './override-draft.ts';
import { Pictures } from './pictures.tsx';
import { ListInput, Words } from './words.tsx';

interface OverrideFormProps {
  store: string;
  savedSubmit: SavedSubmit;
  releasedFiles: Files;
  /** Called with the now released version. */
  onDone(released: SubmitAnswer): void;
}

/** Renders the released texts, pictures and category for editing; the creator is notified with the reason. */
export function OverrideForm({ store, savedSubmit, releasedFiles, onDone }: OverrideFormProps) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const draft = useOverrideDraft(store, savedSubmit);
  const { info, edit, stored } = draft;
  // The fields of lists hold what is typed: discarding, or another version below it, renders them anew.
  const [discards, setDiscards] = useState(0);
  const [language, setLanguage] = useState<string>(info.default_lang ?? info.list[0]?.language ?? 'en-US');
  const [asking, setAsking] = useState(false);
  // Errors are shown after the first attempt, and only while they apply.
  const [tried, setTried] = useState(false);
  const { act, acting, failure, forget } = useStaffAction(overrideStore, ['StoreSubmit', 'Store', 'MyStore'], (data) => {
    setAsking(false);
    setTried(false);
    stored.settle();
    notify(t('override.done'), 'success');
    onDone(data.overrideStore);
  });
  const faults = [...(tried ? faultsOf(info) : []), ...rejectedFaults(info, failure)];
  // What was changed over an earlier version may still show its pictures.
  const [firstFiles] = useState(releasedFiles);
  const files = { ...firstFiles, ...releasedFiles, ...draft.files };
  const released = savedSubmit.draft.store_submit_info;

  function ask(event: FormEvent) {
    event.preventDefault();
    forget();
    setTried(true);
    const found = faultsOf(info);
    const elsewhere = found.some((one) => one.language === language) ? undefined : found[0]?.language;
    if (elsewhere) setLanguage(elsewhere);
    if (draft.isChanged && !stored.isConflict && found.length === 0) setAsking(true);
  }
  function closeDialog() {
    forget();
    setAsking(false);
  }
  function discard() {
    closeDialog();
    stored.settle();
    setDiscards(discards + 1);
  }
  function keepMine() {
    closeDialog();
    stored.keepMine();
  }
  return (
    <Card>
      <form noValidate onSubmit={ask}>
        <Stack gap={24} key={`${discards} ${stored.over}`}>
          <DraftOverNotice draft={{ ...stored, takeTheirs: discard, keepMine }} savedAt={savedSubmit.updated_at} onDiscard={discard} />
          <Words info={info} faults={faults} language={language} onLanguage={setLanguage} onEdit={draft.editEntry}>
            <Pictures {...{ info, released, language, files, faults }} onEdit={draft.editEntry} onKeepFile={draft.keepFile} />
          </Words>
          <ListingFields info={info} faults={faults} onEdit={edit} />
          <Changes {...{ savedSubmit, info, files }} isChanged={draft.isChanged} />
          <div>
            <Button variant="danger" type="submit" disabled={!draft.isChanged || stored.isConflict}>
              {t('override.act')}
            </Button>
          </div>
        </Stack>
      </form>
      {asking && !stored.isConflict ? (
        <ReasonDialog
          danger
          title={t('override.sure')}
          draftOf={`override.${store}`}
          hint={t('staff.reasonTold')}
          confirmLabel={t('override.act')}
          acting={acting}
          failure={failure}
          onCancel={() => setAsking(false)}
          onConfirm={(reason) => act({ store, submit: savedSubmit.uuid, data: info, reason })}
        />
      ) : null}
    </Card>
  );
}

interface ListingFieldsProps {
  info: StoreSubmitInfoDraft;
  faults: readonly Fault[];
  onEdit(change: Partial<StoreSubmitInfoDraft>): void;
}

/** Renders what is the same in all languages. */
function ListingFields({ info, faults, onEdit }: ListingFieldsProps) {
  const { t } = useTranslation();
  const fault = useFaultWords(faults);
  return (
    <>
      <TextInput
        label={t('information.author')}
        maxLength={STORE_TEXT_MAX.author}
        value={info.author}
        error={fault('author')}
        onChange={(event) => onEdit({ author: event.currentTarget.value })}
      />
      <Select
        label={t('information.category')}
        required
        options={STORE_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
        value={info.category}
        onChange={(value) => onEdit({ category: STORE_CATEGORIES.find((known) => known === value) ?? info.category })}
      />
      <ListInput
        label={t('information.tags')}
        value={info.tag_keys}
        error={fault('tag_keys')}
        onChange={(tag_keys) => onEdit({ tag_keys })}
      />
    </>
  );
}

interface ChangesProps {
  savedSubmit: SavedSubmit;
  info: StoreSubmitInfoDraft;
  files: Files;
  isChanged: boolean;
}

/** Renders what publishing will change: old and new texts and pictures. */
function Changes({ savedSubmit, info, files, isChanged }: ChangesProps) {
  const { t } = useTranslation();
  if (!isChanged) return <Text tone="muted">{t('override.unchanged')}</Text>;
  return (
    <Section level={3} className={classes.differences} title={t('override.changes')} landmark={false}>
      <ChangeTable before={savedSubmit.draft} after={{ ...savedSubmit.draft, store_submit_info: info }} files={files} />
    </Section>
  );
}
