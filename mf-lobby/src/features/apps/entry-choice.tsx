import { Button, RadioGroup, Stack } from '@meowtale/ui';
import type { AppError } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns the files with which a story could begin, when an upload was rejected for that. */
export function candidatesIn(failure: AppError | null | undefined): string[] {
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
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Stack gap={12} align="start">
      <RadioGroup
        label={t('uploadPopup.entry')}
        description={t('uploadPopup.entryHint')}
        options={candidates.map((path) => ({ value: path, label: <bdi>{path}</bdi> }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button variant="primary" disabled={chosen === null} onClick={() => chosen !== null && onChoose(chosen)}>
        {t('uploadPopup.useEntry')}
      </Button>
    </Stack>
  );
}
