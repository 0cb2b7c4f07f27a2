import type { AiUse } from '@meowtale/contracts/inputs/drama/generation';
import {
  INFLUENCED_STEPS,
  INFLUENCES,
  type InfluencedStep,
  type InfluencingField,
  influences,
} from '@meowtale/contracts/inputs/drama/influences';
import { Text } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import classes from './generation.module.css';
import { CHARACTER_FIELDS } from './proposal-units.ts';

/** The steps by which each use is made. */
const STEPS: Readonly<Record<AiUse, readonly InfluencedStep[]>> = {
  all: ['characters', 'acts', 'sequences', 'paragraphs', 'dialogues'],
  characters: ['characters'],
  character: ['characters'],
  acts: ['acts'],
  sequences: ['sequences'],
  paragraphs: ['paragraphs'],
  dialogues: ['dialogues'],
  line: ['line'],
  translation: ['translation'],
  consistency: ['consistency'],
};

/** Fields of the Settings tab have their names there; alone, its two numbers would be taken for what they count. */
const NAMES: Partial<Record<InfluencingField, string>> = {
  title: 'drama.title',
  brief: 'drama.brief',
  prompt: 'drama.prompt',
  default_prompt_prefix: 'drama.default_prompt_prefix',
  default_prompt_suffix: 'drama.default_prompt_suffix',
  logline: 'setting.logline',
  language: 'setting.language',
  glossary: 'glossary.title',
};

/** Names under which some fields are sent to a model, to be understandable for it. */
const SENT_AS: Readonly<Record<string, InfluencingField>> = {
  'always-first': 'default_prompt_prefix',
  world: 'prompt',
  cast: 'characters',
  above: 'outline',
  'always-last': 'default_prompt_suffix',
};

/** Returns the function that gives the label of a field by its sent name; unknown names are kept. */
export function useFieldName(): (sent: string) => string {
  const { t } = useTranslation();
  return (sent) => {
    const field = SENT_AS[sent] ?? sent;
    if (Object.hasOwn(INFLUENCES, field)) return t(NAMES[field as InfluencingField] ?? `generation.field.${field}`);
    if (sent === 'id' || sent === 'count') return t(`generation.sentField.${sent}`);
    return CHARACTER_FIELDS.some((each) => each === sent) ? t(`character.${sent}`) : sent;
  };
}

/** Returns the function that lists the steps that a field affects. */
export function useReaches(): (field: string) => string {
  const { t } = useTranslation();
  return (field) => {
    if (!(field in INFLUENCES)) return t('generation.reachesNobody');
    const steps = INFLUENCED_STEPS.filter((step) => influences(field as InfluencingField, step));
    return t('generation.reaches', { steps: steps.map((step) => t(`generation.step.${step}`)) });
  };
}

/** Renders what is sent with a step, in the order in which it is sent. */
export function InfluencesOf({ use }: { use: AiUse }) {
  const { t } = useTranslation();
  const fields = (Object.keys(INFLUENCES) as InfluencingField[]).filter((field) => STEPS[use].some((step) => influences(field, step)));
  return (
    <details>
      <summary className={classes.summary}>{t('generation.sentWith')}</summary>
      <ul className={classes.sentWith}>
        {fields.map((field) => (
          <li key={field}>
            <Text as="span" size="small" tone="muted">
              {t(NAMES[field] ?? `generation.field.${field}`)}
            </Text>
          </li>
        ))}
      </ul>
    </details>
  );
}
