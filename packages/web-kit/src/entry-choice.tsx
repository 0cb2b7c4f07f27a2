import { Button, RadioGroup, Stack } from '@meowtale/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from './host.ts';
import { KIT } from './i18n.ts';

/** Returns the files that a story could begin with, when an upload was refused for that. */
export function entryCandidates(failure: AppError | null | undefined): string[] {
  const field = failure?.fields?.find(({ path, key }) => path === 'entry' && key === 'app.errors.entryUnclear');
  return String(field?.params?.paths ?? '')
    .split('\n')
    .filter(Boolean);
}

interface EntryChoiceProps {
  candidates: readonly string[];
  onChoose(entry: string): void;
}

/** Renders the choice of the file with which an uploaded archive's story begins. */
export function EntryChoice({ candidates, onChoose }: EntryChoiceProps) {
  const { t } = useTranslation(KIT);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Stack gap={12} align="start">
      <RadioGroup
        label={t('entry.label')}
        description={t('entry.hint')}
        options={candidates.map((path) => ({ value: path, label: <bdi>{path}</bdi> }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button variant="primary" disabled={chosen === null} onClick={() => chosen !== null && onChoose(chosen)}>
        {t('entry.use')}
      </Button>
    </Stack>
  );
}
