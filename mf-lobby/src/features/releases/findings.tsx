import { Checkbox, Stack, Text, UserText } from '@meowtale/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rejection } from './move.ts';

interface FindingsProps {
  rejection: Rejection;
  isForced: boolean;
  onForce(isForced: boolean): void;
}

/** Renders why a move was rejected, in the check's own words, and the confirmation to make it all the same where that is possible. */
export function Findings({ rejection: { findings, can_force }, isForced, onForce }: FindingsProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Stack gap={8}>
      <Text id={id} weight="medium">
        {t('releases.findings')}
      </Text>
      <ul aria-labelledby={id}>
        {findings.map((finding) => (
          <li key={finding}>
            <UserText lang="en">{finding}</UserText>
          </li>
        ))}
      </ul>
      {can_force ? (
        <Checkbox
          label={t('releases.force')}
          description={t('releases.forceHint')}
          checked={isForced}
          onChange={(event) => onForce(event.currentTarget.checked)}
        />
      ) : null}
    </Stack>
  );
}
