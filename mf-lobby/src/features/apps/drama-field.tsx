import { Button, Group, Stack, Text } from '@meowtale/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DramaSelector } from '../drama-selector/drama-selector.tsx';

/** The drama from which a new app is made. */
export interface ChosenDrama {
  uuid: string;
  title: string;
}

interface DramaFieldProps {
  value: ChosenDrama | null;
  onChange(drama: ChosenDrama | null): void;
}

/** Renders the drama of an app, which is chosen when the app is created and can't be changed (SPEC §2). */
export function DramaField({ value, onChange }: DramaFieldProps) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  return (
    <Stack gap={8}>
      <Text as="span" weight="medium">
        {t('setApp.drama')}
      </Text>
      <Text as="span" size="small" tone="muted">
        {t('setApp.dramaHint')}
      </Text>
      <Group gap={8}>
        {value ? (
          <Text as="span" dir="auto">
            {value.title}
          </Text>
        ) : null}
        <Button size="small" onClick={() => setChoosing(true)}>
          {t('setApp.dramaChoose')}
        </Button>
        {value ? (
          <Button size="small" variant="ghost" onClick={() => onChange(null)}>
            {t('setApp.dramaRemove')}
          </Button>
        ) : null}
      </Group>
      {choosing ? (
        <DramaSelector
          onClose={() => setChoosing(false)}
          onChoose={(drama) => {
            onChange({ uuid: drama.uuid, title: drama.title });
            setChoosing(false);
          }}
        />
      ) : null}
    </Stack>
  );
}
