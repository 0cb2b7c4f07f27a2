import { LABELS_MAX, STORE_CATEGORIES } from '@meowtale/contracts';
import { STORE_TEXT_MAX, type StoreInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { Button, Card, Select, Stack, Tabs, Text, Textarea, TextInput } from '@meowtale/ui';
import { formatLanguageAlone, useHost } from '@meowtale/web-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useStaffDeed } from '../../app/use-staff-deed.ts';
import type { Standing } from '../store-editor/submit-data.ts';
import { overrideStore } from './documents.ts';

type Info = Standing['draft']['store_submit_info'];

const wordsIn = (text: string): string[] => [...new Set(text.split(',').map((word) => word.trim()))].filter((word) => word !== '');

/** Words and category of what is out; the creator is told of the change, and of the reason. */
export function OverrideForm({ store, standing }: { store: string; standing: Standing }) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const [info, setInfo] = useState<Info>(standing.draft.store_submit_info);
  const [asking, setAsking] = useState(false);
  const { act, acting, failure, forget } = useStaffDeed(overrideStore, ['StoreSubmit', 'Store', 'MyStore'], () => {
    setAsking(false);
    notify(t('override.done'), 'success');
  });
  const changed = JSON.stringify(info) !== JSON.stringify(standing.draft.store_submit_info);
  const edit = (change: Partial<Info>) => setInfo((before) => ({ ...before, ...change }));
  const editEntry = (language: string, change: Partial<StoreInfoDraft>) =>
    edit({ list: info.list.map((entry) => (entry.language === language ? { ...entry, ...change } : entry)) });

  function ask(event: FormEvent) {
    event.preventDefault();
    forget();
    if (changed) setAsking(true);
  }
  return (
    <Card>
      <form noValidate onSubmit={ask}>
        <Stack gap={24}>
          <Words info={info} onEdit={editEntry} />
          <TextInput
            label={t('information.author')}
            maxLength={STORE_TEXT_MAX.author}
            value={info.author}
            onChange={(event) => edit({ author: event.currentTarget.value })}
          />
          <Select
            label={t('information.category')}
            required
            options={STORE_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
            value={info.category}
            onChange={(value) => edit({ category: STORE_CATEGORIES.find((known) => known === value) ?? info.category })}
          />
          <ListInput label={t('information.tags')} value={info.tag_keys} onChange={(tag_keys) => edit({ tag_keys })} />
          {changed ? null : <Text tone="muted">{t('override.unchanged')}</Text>}
          <div>
            <Button variant="danger" type="submit" disabled={!changed}>
              {t('override.act')}
            </Button>
          </div>
        </Stack>
      </form>
      {asking ? (
        <ReasonDialog
          danger
          title={t('override.sure')}
          hint={t('staff.reasonTold')}
          confirmLabel={t('override.act')}
          acting={acting}
          failure={failure}
          onCancel={() => setAsking(false)}
          onConfirm={(reason) => act({ store, submit: standing.uuid, data: info, reason })}
        />
      ) : null}
    </Card>
  );
}

function Words({ info, onEdit }: { info: Info; onEdit(language: string, change: Partial<StoreInfoDraft>): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [language, setLanguage] = useState(info.default_lang ?? info.list[0]?.language ?? 'en-US');
  const entry = info.list.find((candidate) => candidate.language === language);
  if (!entry) return null;
  return (
    <Tabs
      label={t('information.languages')}
      items={info.list.map((one) => ({ value: one.language, label: formatLanguageAlone(one.language, locale) }))}
      value={language}
      onChange={(value) => setLanguage(info.list.find((one) => one.language === value)?.language ?? language)}
    >
      <Stack key={language} gap={16} lang={language}>
        <TextInput
          label={t('information.name')}
          maxLength={STORE_TEXT_MAX.name}
          value={entry.name}
          onChange={(event) => onEdit(language, { name: event.currentTarget.value })}
        />
        <Textarea
          label={t('information.brief')}
          rows={3}
          maxLength={STORE_TEXT_MAX.brief}
          value={entry.brief}
          onChange={(event) => onEdit(language, { brief: event.currentTarget.value })}
        />
        <Textarea
          label={t('information.introduction')}
          rows={8}
          maxLength={STORE_TEXT_MAX.introduction}
          value={entry.introduction}
          onChange={(event) => onEdit(language, { introduction: event.currentTarget.value })}
        />
        <ListInput label={t('information.labels')} value={entry.labels} onChange={(labels) => onEdit(language, { labels })} />
      </Stack>
    </Tabs>
  );
}

interface ListInputProps {
  label: string;
  value: readonly string[];
  onChange(words: string[]): void;
}

/** A few words in one line, with commas between them. */
function ListInput({ label, value, onChange }: ListInputProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value.join(', '));
  return (
    <TextInput
      label={label}
      description={t('override.listHint', { max: LABELS_MAX })}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(wordsIn(event.currentTarget.value));
      }}
    />
  );
}
