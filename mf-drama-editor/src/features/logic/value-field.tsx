import type { StoryValue } from '@meowtale/contracts/inputs/drama/story-words';
import { NumberInput, Select, TextInput } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';

interface ValueFieldProps {
  /** The visible label; without one it has an accessible name only. */
  label?: string;
  value: StoryValue;
  onChange(value: StoryValue): void;
}

/** Renders the field of a variable's value by its type: yes or no, a number, or a text. */
export function ValueField({ label: shown, value, onChange }: ValueFieldProps) {
  const { t } = useTranslation();
  const name = { label: shown ?? t('logic.value'), hideLabel: shown === undefined };
  if (typeof value === 'boolean') {
    return (
      <Select
        {...name}
        options={[
          { value: 'true', label: t('logic.true') },
          { value: 'false', label: t('logic.false') },
        ]}
        value={String(value)}
        onChange={(next) => onChange(next === 'true')}
      />
    );
  }
  if (typeof value === 'number') {
    return (
      <NumberInput
        {...name}
        min={-1e9}
        max={1e9}
        decreaseLabel={t('logic.less')}
        increaseLabel={t('logic.more')}
        value={value}
        onChange={(next) => onChange(next ?? 0)}
      />
    );
  }
  return <TextInput {...name} maxLength={200} value={value} onChange={(event) => onChange(event.currentTarget.value)} />;
}
