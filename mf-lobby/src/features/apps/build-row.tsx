import type { BuildPlatform } from '@meowtale/contracts/inputs/catalog/build';
import { type BadgeTone, Button, Group, IconDownload, StatusPill, Text } from '@meowtale/ui';
import { formatBytes, formatDateTime, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import classes from './apps.module.css';
import type { Build } from './build-documents.ts';

const TONES: Record<Build['state'], BadgeTone> = { await: 'neutral', start: 'neutral', passed: 'mint', refused: 'danger' };

interface BuildRowProps {
  platform: BuildPlatform;
  /** The last build for this platform. */
  build: Build | null;
  disabled: boolean;
  /** Whether it needs a plan above Basic. */
  locked: boolean;
  onBuild(): void;
  onPlanChanged(): void;
}

/** Renders one platform: what a build for it is, the state of the last one, and the actions. */
export function BuildRow({ platform, build, disabled, locked, onBuild, onPlanChanged }: BuildRowProps) {
  const { t } = useTranslation();
  const { locale, openPopup } = useHost();
  const name = t(`system.${platform}`);
  const busy = build?.state === 'await' || build?.state === 'start';
  const verb = t(build ? 'buildsPopup.again' : 'buildsPopup.build');
  async function plans() {
    const outcome = await openPopup<{ paid: boolean }>('store.plans', {});
    if (outcome?.paid) onPlanChanged();
  }
  return (
    <section className={classes.shared} aria-label={name}>
      <div className={classes.name}>
        <Text as="span" weight="medium" dir="auto">
          {name}
        </Text>
        <Text as="span" size="small" tone="muted">
          {t(`buildsPopup.what.${platform}`)}
        </Text>
        <span role="status" className={classes.labels}>
          {build ? <StatusPill tone={TONES[build.state]}>{t(`buildsPopup.state.${build.state}`)}</StatusPill> : null}
          <Text as="span" size="small" tone="muted">
            {build
              ? t('buildsPopup.of', { version: build.version, date: formatDateTime(build.created_at, locale) })
              : t('buildsPopup.none')}
          </Text>
        </span>
        {build?.reason ? <Text size="small">{t([`buildsPopup.reason.${build.reason}`, 'buildsPopup.reason.failed'])}</Text> : null}
      </div>
      <Group gap={8}>
        {build?.url ? (
          <Button size="small" component="a" href={build.url} download leftIcon={<IconDownload size={16} aria-hidden="true" />}>
            {t('buildsPopup.download', { size: formatBytes(build.size, locale) })}
          </Button>
        ) : null}
        {locked ? (
          <Button size="small" variant="soft" onClick={plans}>
            {t('buildsPopup.pro')}
          </Button>
        ) : (
          <Button
            size="small"
            variant={build ? 'secondary' : 'primary'}
            loading={busy}
            disabled={disabled}
            aria-label={t('buildsPopup.buildNamed', { verb, platform: name })}
            onClick={onBuild}
          >
            {verb}
          </Button>
        )}
      </Group>
    </section>
  );
}
