import { DRAMA_DIALOGS, DRAMA_ROLES } from '@meowtale/contracts';
import { DRAMA_TEXT } from '@meowtale/contracts/inputs/drama/drama';
import { Grid, NumberInput, Stack, Textarea, TextInput, Title } from '@meowtale/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from './editor-context.tsx';
import { type DramaField, faultOf } from './editor-state.ts';

/** What is wrong with a field, as a sentence. */
function useFault(field: DramaField): string | undefined {
  const { t } = useTranslation();
  const key = useEditor((state) => faultOf(state.draft, field));
  return key ? t([key, 'invalid.text'], { roles: DRAMA_ROLES.max, dialogs: DRAMA_DIALOGS.max }) : undefined;
}

/** The drama's own words and its size; what is made from them comes later. */
export function SettingTab() {
  const { t } = useTranslation();
  return (
    <Grid kind="aside" gap={36}>
      <Part title={t('setting.words')}>
        <TitleField />
        <LongField field="brief" rows={5} />
        <LongField field="prompt" rows={12} />
      </Part>
      <Part title={t('setting.size')}>
        <CountField field="number_of_roles" limits={DRAMA_ROLES} />
        <CountField field="number_of_dialogs" limits={DRAMA_DIALOGS} />
      </Part>
    </Grid>
  );
}

/** One of the columns, side by side: no more heading than an editor's dense page wants. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={24} aria-labelledby={id}>
      <Title level={2} size={22} id={id}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}

function TitleField() {
  const { t } = useTranslation();
  const title = useEditor((state) => state.draft.title);
  const edit = useEditor((state) => state.edit);
  return (
    <TextInput
      label={t('drama.title')}
      required
      maxLength={DRAMA_TEXT.title}
      value={title}
      error={useFault('title')}
      onChange={(event) => edit('title', event.currentTarget.value)}
    />
  );
}

function LongField({ field, rows }: { field: 'brief' | 'prompt'; rows: number }) {
  const { t, i18n } = useTranslation();
  const text = useEditor((state) => state.draft[field]);
  const edit = useEditor((state) => state.edit);
  const write = new Intl.NumberFormat(i18n.language).format;
  return (
    <Textarea
      label={t(`drama.${field}`)}
      description={t(`drama.${field}Hint`)}
      rows={rows}
      maxLength={DRAMA_TEXT[field]}
      counter={t('setting.counter', { used: write(text.length), max: write(DRAMA_TEXT[field]) })}
      value={text}
      error={useFault(field)}
      onChange={(event) => edit(field, event.currentTarget.value)}
    />
  );
}

interface CountFieldProps {
  field: 'number_of_roles' | 'number_of_dialogs';
  limits: { default: number; max: number };
}

function CountField({ field, limits }: CountFieldProps) {
  const { t } = useTranslation();
  const count = useEditor((state) => state.draft[field]);
  const edit = useEditor((state) => state.edit);
  const label = t(`drama.${field}`);
  return (
    <NumberInput
      label={label}
      description={t('setting.upTo', { max: limits.max })}
      min={1}
      max={limits.max}
      decreaseLabel={t('setting.fewer', { what: label })}
      increaseLabel={t('setting.more', { what: label })}
      value={count}
      error={useFault(field)}
      onChange={(value) => edit(field, value ?? limits.default)}
    />
  );
}
