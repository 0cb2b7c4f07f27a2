import { TRASH_DAYS } from '@meowtale/contracts';
import { Badge, type BadgeTone, Button, Cover, StatusPill, Table, type TableColumn, Text } from '@meowtale/ui';
import { formatDateTime, formatNumber, Link, paths, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './apps.module.css';
import type { App } from './documents.ts';
import { labelsOf } from './labels.ts';
import type { Versions } from './versions.ts';

const DAY_MS = 86_400_000;
const TONES: Record<App['state'], BadgeTone> = { empty: 'neutral', ready: 'mint', failed: 'danger' };

interface AppTableProps {
  apps: App[];
  /** Whether these are in the trash. */
  trash: boolean;
  versions: Versions;
  loading: boolean;
  empty: ReactNode;
  /** Opens an app's errors and the retry. */
  onFaults(app: App): void;
  actions(app: App): ReactNode;
}

/** Renders a person's apps with their state. */
export function AppTable({ apps, trash, versions, loading, empty, onFaults, actions }: AppTableProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const columns: TableColumn<App>[] = [
    {
      key: 'cover',
      header: t('apps.cover'),
      hideHeader: true,
      fit: true,
      kind: 'center',
      render: (app) => (
        <Cover className={classes.thumb} shape="wide" src={(app.thumb ?? app.logo)?.url} alt="" title={nameOf(app, t('apps.unknown'))} />
      ),
    },
    { key: 'name', header: t('apps.name'), rowHeader: true, render: (app) => <NameCell app={app} /> },
    {
      key: 'kind',
      header: t('apps.kind'),
      fit: true,
      nowrap: true,
      render: (app) => <KindCell app={app} />,
    },
    {
      key: 'state',
      header: t('apps.state'),
      fit: true,
      render: (app) =>
        versions.get(app.uuid)?.busy ? <StatusPill>{t('apps.stateOf.making')}</StatusPill> : <StateCell app={app} onFaults={onFaults} />,
    },
    {
      key: 'when',
      header: t(trash ? 'apps.goneOn' : 'apps.updated'),
      kind: 'number',
      fit: true,
      nowrap: true,
      render: (app) => {
        if (trash && app.store_id) return t('apps.keptByStore');
        const at = (trash && goneAt(app)) || app.updated_at;
        return (
          <time className={classes.when} dateTime={at}>
            {formatDateTime(at, locale)}
          </time>
        );
      },
    },
  ];
  return (
    <Table
      label={t('apps.title')}
      columns={columns}
      rows={apps}
      rowKey={(app) => app.uuid}
      loading={loading}
      loadingLabel={t('apps.loading')}
      empty={empty}
      actionsLabel={t('apps.actions')}
      rowActions={actions}
    />
  );
}

/** Returns an app's name, or that of an unnamed one (SPEC §3). */
export const nameOf = (app: Pick<App, 'name'>, unknown: string): string => app.name.trim() || unknown;

/** Returns when the app is deleted from the trash. */
function goneAt({ deleted_at }: App): string | null {
  return deleted_at && new Date(Date.parse(deleted_at) + TRASH_DAYS * DAY_MS).toISOString();
}

function NameCell({ app }: { app: App }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const labels = labelsOf(app.tags);
  return (
    <div className={classes.name}>
      <Text as="span" weight="medium">
        {nameOf(app, t('apps.unknown'))}
      </Text>
      {app.word_count > 0 ? (
        <Text as="span" size="small" tone="muted">
          {t('apps.words', { number: formatNumber(app.word_count, locale) })}
        </Text>
      ) : null}
      {labels.length > 0 ? (
        <span className={classes.labels}>
          {labels.map((label) => (
            <Badge key={label}>{label}</Badge>
          ))}
        </span>
      ) : null}
    </div>
  );
}

/** Renders an app's kind and its version below one another: another column would take space from the name. */
function KindCell({ app: { kind, version } }: { app: App }) {
  const { t } = useTranslation();
  if (version === 0) return t('apps.kindOf.none');
  return (
    <div className={classes.kind}>
      <span>{t(`apps.kindOf.${kind}`)}</span>
      <Text as="span" size="small" tone="muted">
        {t('apps.version')} {version}
      </Text>
    </div>
  );
}

/** Renders what comes after an app is ready: a listing of it. */
function ListLink({ app }: { app: App }) {
  const { t } = useTranslation();
  return (
    <Button
      size="small"
      variant="ghost"
      component={Link}
      to={paths.newListing(app.uuid)}
      aria-label={t('apps.listNamed', { name: nameOf(app, t('apps.unknown')) })}
    >
      {t('newListing.create')}
    </Button>
  );
}

function StateCell({ app, onFaults }: { app: App; onFaults(app: App): void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.state}>
      <StatusPill tone={TONES[app.state]}>{t(`apps.stateOf.${app.state}`)}</StatusPill>
      {app.faults.length > 0 ? (
        <Button size="small" variant="ghost" onClick={() => onFaults(app)}>
          {t('apps.faults', { count: app.faults.length })}
        </Button>
      ) : app.warnings.length > 0 ? (
        <Button size="small" variant="ghost" onClick={() => onFaults(app)}>
          {t('uploadPopup.leftOut')}
        </Button>
      ) : null}
      {app.state === 'ready' && app.store_id === null && app.deleted_at === null ? <ListLink app={app} /> : null}
    </div>
  );
}
