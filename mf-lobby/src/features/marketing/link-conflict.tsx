import { UTM_FIELDS } from '@meowtale/contracts/tracked-address';
import { Stack, Text } from '@meowtale/ui';
import { ConflictPanel } from '@meowtale/web-kit/editor';
import { useTranslation } from 'react-i18next';
import { type LinkDraft, type SavedLink, valuesOf } from './link-draft.ts';

interface LinkConflictProps {
  theirs: SavedLink;
  draft: LinkDraft;
  onChosen(draft: LinkDraft): void;
}

/** Renders the saved values that differ from what was typed, and the choice between both. */
export function LinkConflict({ theirs, draft, onChosen }: LinkConflictProps) {
  const { t } = useTranslation();
  const differing = (['name', ...UTM_FIELDS] as const).filter((field) => theirs[field] !== draft[field]);
  return (
    <ConflictPanel
      title={t('marketing.linkConflict')}
      hint={t('marketing.linkConflictHint')}
      onTheirs={() => onChosen(valuesOf(theirs))}
      onMine={() => onChosen(draft)}
    >
      <Stack gap={4}>
        {differing.map((field) => (
          <Text key={field}>
            {t('marketing.utmValue', { field: t(`marketing.field.${field}`) })} <bdi>{theirs[field] || t('marketing.noUtm')}</bdi>
          </Text>
        ))}
      </Stack>
    </ConflictPanel>
  );
}
