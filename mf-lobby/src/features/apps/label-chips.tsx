import { APP_TAGS_MAX } from '@meowtale/contracts/inputs/catalog/app';
import { Button, Chip, ChipGroup, Group, Stack, Text } from '@meowtale/ui';
import { FailureNotice } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsOf } from '../labels/documents.ts';
import { LabelsPopup } from '../labels/labels-popup.tsx';
import { useLabels } from '../labels/use-labels.ts';

interface LabelChipsProps {
  value: readonly string[];
  onChange(labels: string[]): void;
}

/** Renders a person's labels: a click chooses one, another removes it (SPEC §4). New ones are created in their popup. */
export function LabelChips({ value, onChange }: LabelChipsProps) {
  const { t } = useTranslation();
  const { labels, failure, retry } = useLabels();
  const [managing, setManaging] = useState(false);
  const known = labels.map(wordsOf);
  // A label that was deleted, for example in another tab, can still be removed.
  const names = [...known, ...value.filter((label) => !known.includes(label))];
  const full = value.length >= APP_TAGS_MAX - 1;
  /** Follows a chosen label: a renamed one stays chosen, a deleted one is removed. */
  const follow = (from: string, to: string | null) => {
    const now = to === null ? [] : [to];
    onChange(value.flatMap((label) => (label === from ? now : [label])));
  };
  return (
    <Stack gap={8}>
      <Text as="span" weight="medium">
        {t('setApp.labels')}
      </Text>
      <FailureNotice failure={failure} onRetry={retry} />
      <Group gap={8}>
        {names.length > 0 ? (
          <ChipGroup label={t('setApp.labels')}>
            {names.map((label) => {
              const chosen = value.includes(label);
              return (
                <Chip
                  key={label}
                  selected={chosen}
                  disabled={full && !chosen}
                  onClick={() => onChange(chosen ? value.filter((each) => each !== label) : [...value, label])}
                >
                  {label}
                </Chip>
              );
            })}
          </ChipGroup>
        ) : null}
        <Button size="small" onClick={() => setManaging(true)}>
          {t('appLabels.manage')}
        </Button>
      </Group>
      {managing ? <LabelsPopup onClose={() => setManaging(false)} onChanged={follow} /> : null}
    </Stack>
  );
}
