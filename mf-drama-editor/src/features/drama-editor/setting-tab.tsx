import { DRAMA_DIALOGS, DRAMA_ROLES } from '@meowtale/contracts';
import { DRAMA_TEXT } from '@meowtale/contracts/inputs/drama/drama';
import { countCharacters } from '@meowtale/contracts/text/characters';
import { Grid, NumberInput, Stack, TextInput, Title } from '@meowtale/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AiDisclosure } from '../generation/ai-disclosure.tsx';
import { useBlockedIn } from '../generation/generation-context.tsx';
import { useReaches } from '../generation/influences.tsx';
import { MarkedTextarea } from '../marked-text/marked-textarea.tsx';
import { Glossary } from '../setting/glossary.tsx';
import { LanguageSettings } from '../setting/language-settings.tsx';
import { VariableList } from '../setting/variable-list.tsx';
import { useEditor, useField, usePieceFault } from './editor-context.tsx';
import { type DramaField, fieldKey } from './pieces.ts';

/** Returns the text of a field's error. */
function useFault(field: DramaField): string | undefined {
  const { t } = useTranslation();
  const key = usePieceFault(fieldKey(field));
  return key ? t([key, 'invalid.text'], { roles: DRAMA_ROLES.max, dialogs: DRAMA_DIALOGS.max }) : undefined;
}

/** Renders the drama's texts and size, and the settings of drafts. */
export function SettingTab() {
  const { t } = useTranslation();
  return (
    <Grid kind="aside" gap={36}>
      <Part title={t('setting.words')}>
        <LineField field="title" required />
        <LineField field="label" />
        <LanguageSettings />
        <LongField field="brief" rows={5} />
        <LongField field="prompt" rows={8} />
        <LongField field="default_prompt_prefix" rows={3} />
        <LongField field="default_prompt_suffix" rows={3} />
      </Part>
      <Stack gap={36}>
        <Part title={t('setting.size')}>
          <CountField field="number_of_roles" limits={DRAMA_ROLES} />
          <CountField field="number_of_dialogs" limits={DRAMA_DIALOGS} />
        </Part>
        <Part title={t('variable.title')}>
          <VariableList />
        </Part>
        <Part title={t('glossary.title')}>
          <Glossary />
        </Part>
        <Part title={t('generation.disclosure.title')}>
          <AiDisclosure />
        </Part>
      </Stack>
    </Grid>
  );
}

/** Returns the error of a text: its own, or words that the generation's filter rejects. */
function useTextFault(field: DramaField, text: string) {
  const { t } = useTranslation();
  const fault = useFault(field);
  const marks = useBlockedIn(text);
  return { marks, error: fault ?? (marks.length > 0 ? t('generation.blockedIn', { words: marks.map(({ word }) => word) }) : undefined) };
}

/** Renders one of the columns, with a small heading. */
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

function LineField({ field, required }: { field: 'title' | 'label'; required?: boolean }) {
  const { t } = useTranslation();
  const reaches = useReaches();
  const text = useField(field);
  const edit = useEditor((state) => state.edit);
  const { error } = useTextFault(field, text);
  return (
    <TextInput
      label={t(`drama.${field}`)}
      description={required ? reaches(field) : `${t(`drama.${field}Hint`)}\n${reaches(field)}`}
      required={required}
      maxLength={DRAMA_TEXT[field]}
      value={text}
      error={error}
      onChange={(event) => edit(field, event.currentTarget.value)}
    />
  );
}

/** Renders a text field that accepts too long a text with an error, because cutting a pasted text could lose its end unnoticed. */
function LongField({ field, rows }: { field: 'brief' | 'prompt' | 'default_prompt_prefix' | 'default_prompt_suffix'; rows: number }) {
  const { t, i18n } = useTranslation();
  const text = useField(field);
  const edit = useEditor((state) => state.edit);
  const write = new Intl.NumberFormat(i18n.language).format;
  const reaches = useReaches();
  return (
    <MarkedTextarea
      label={t(`drama.${field}`)}
      description={`${t(`drama.${field}Hint`)}\n${reaches(field)}`}
      rows={rows}
      counter={t('setting.counter', { used: write(countCharacters(text)), max: write(DRAMA_TEXT[field]) })}
      value={text}
      {...useTextFault(field, text)}
      onChange={(value) => edit(field, value)}
    />
  );
}

interface CountFieldProps {
  field: 'number_of_roles' | 'number_of_dialogs';
  limits: { default: number; max: number };
}

function CountField({ field, limits }: CountFieldProps) {
  const { t } = useTranslation();
  const count = useField(field);
  const reaches = useReaches();
  const edit = useEditor((state) => state.edit);
  const label = t(`drama.${field}`);
  const most = t(field === 'number_of_roles' ? 'setting.upTo' : 'setting.linesDrafted', { max: limits.max });
  return (
    <NumberInput
      label={label}
      description={`${most}\n${reaches(field)}`}
      min={1}
      max={limits.max}
      decreaseLabel={t('setting.fewer', { what: label })}
      increaseLabel={t('setting.more', { what: label })}
      value={count}
      error={useFault(field)}
      clamped={t(field === 'number_of_roles' ? 'drama.invalid.roles' : 'drama.invalid.dialogs', { roles: limits.max, dialogs: limits.max })}
      onChange={(value) => edit(field, value ?? limits.default)}
    />
  );
}
