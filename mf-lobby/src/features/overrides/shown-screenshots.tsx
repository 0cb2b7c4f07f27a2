import { Group, IconArrowBackUp, IconButton, IconTrash, Stack, StatusPill } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { ShownFile } from '../../app/shown-file.tsx';
import classes from '../review/review.module.css';
import type { Files } from '../store-editor/submit-data.ts';

interface ShownScreenshotsProps {
  screenshots: readonly string[];
  released: readonly string[];
  files: Files;
  onChange(screenshots: string[]): void;
  /** Called when an added one is removed, because the pressed button disappears. */
  onGone(): void;
}

/** Renders the released screenshots, also those that will be removed, at their places; then the added ones. */
export function ShownScreenshots({ screenshots, released, files, onChange, onGone }: ShownScreenshotsProps) {
  const { t } = useTranslation();
  const all = [...released, ...screenshots.filter((uuid) => !released.includes(uuid))];
  const isIn = (uuid: string) => screenshots.includes(uuid);
  function toggle(uuid: string) {
    onChange(all.filter((each) => (each === uuid ? !isIn(each) : isIn(each))));
    if (!released.includes(uuid)) onGone();
  }
  if (all.length === 0) return null;
  return (
    <ul className={classes.pictures} aria-label={t('information.screenshotOrder')}>
      {all.map((uuid, index) => {
        const number = index + 1;
        const name = t('information.screenshot', { number });
        return (
          <li key={uuid}>
            <Stack gap={4}>
              <ShownFile shape="wide" file={files[uuid]} alt={name} title={files[uuid]?.basename ?? name} />
              <Group gap={8} justify="center">
                {isIn(uuid) ? null : <StatusPill tone="danger">{t('override.removed')}</StatusPill>}
                {released.includes(uuid) ? null : <StatusPill tone="mint">{t('override.added')}</StatusPill>}
                <IconButton
                  size="small"
                  label={t(isIn(uuid) ? 'information.removeScreenshot' : 'override.restoreScreenshot', { number })}
                  icon={isIn(uuid) ? <IconTrash size={16} aria-hidden="true" /> : <IconArrowBackUp size={16} aria-hidden="true" />}
                  onClick={() => toggle(uuid)}
                />
              </Group>
            </Stack>
          </li>
        );
      })}
    </ul>
  );
}
