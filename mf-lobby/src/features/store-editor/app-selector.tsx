import { DEBOUNCE_INPUT_MS, PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { APP_NAME_MAX } from '@meowtale/contracts/inputs/catalog/app';
import { packAppFault } from '@meowtale/contracts/inputs/catalog/game-pack';
import { Button, EmptyState, Modal, RadioGroup, Skeleton, Stack, TextInput } from '@meowtale/ui';
import { type AppError, Failure, Link, PageButtons, paths, StaleNotice, toAppError, useHost } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { fieldSentence } from '../../app/sentences.ts';
import { nameOf } from '../apps/app-table.tsx';
import { type App, TOUCHES_APPS } from '../apps/documents.ts';
import { checkPackApp, findAppsToSelect } from './pack-documents.ts';
import { toPackApp } from './use-pack-apps.ts';

interface AppSelectorProps {
  title: string;
  storeId: string;
  /** The currently chosen app. */
  value: string | null;
  onClose(): void;
  onPick(app: App): void;
}

/** Renders SPEC §2's app selector: a person's apps outside the trash, thirty at a time; one that can't be chosen shows why. */
export function AppSelector({ title, storeId, value, onClose, onPick }: AppSelectorProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<App | null>(null);
  const { check, checking, failure } = useCheck(storeId);

  async function confirm() {
    if (chosen && (await check(chosen))) onPick(chosen);
  }
  return (
    <Modal
      open
      size="large"
      title={title}
      onClose={onClose}
      closeLabel={t('popup.close')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('popup.cancel')}
          </Button>
          <Button variant="primary" disabled={!chosen} loading={checking} onClick={confirm}>
            {t('appSelector.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Apps storeId={storeId} value={chosen?.uuid ?? value} onChange={setChosen} />
        <RefusalNotice failure={failure} />
      </Stack>
    </Modal>
  );
}

/** Checks an app in the service, because the page's data may be outdated. */
function useCheck(storeId: string) {
  const [{ fetching }, ask] = useMutation(checkPackApp);
  const [failure, setFailure] = useState<AppError | null>(null);
  async function check(app: App): Promise<boolean> {
    setFailure(null);
    const { data, error } = await ask({ store_id: storeId, app_uuid: app.uuid });
    const missing = data?.checkStoreSubmitGamePackAppValid;
    if (missing?.length === 0) return true;
    setFailure(missing ? { code: 'input/invalid', fields: missing } : error ? toAppError(error) : { code: '9999' });
    return false;
  }
  return { check, checking: fetching, failure };
}

interface AppsProps {
  storeId: string;
  value: string | null;
  onChange(app: App): void;
}

function Apps({ storeId, value, onChange }: AppsProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { typed, setTyped, name, page, setPage } = useSearch();
  const q = { page, pageSize: PAGE_SIZE_DEFAULT };
  const [{ data, error, fetching }, ask] = useQuery({
    query: findAppsToSelect,
    variables: { name, q },
    context: TOUCHES_APPS,
    // A job may have finished one since.
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findApp ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  const options = list.map((app) => {
    const fault = packAppFault(toPackApp(app), storeId);
    const kind = t(`apps.kindOf.${app.version === 0 ? 'none' : app.kind}`);
    return {
      value: app.uuid,
      label: nameOf(app, t('apps.unknown')),
      description: fault ? fieldSentence(t, { key: fault }, locale) : t('game.chosen', { kind, version: app.version }),
      disabled: fault !== null,
    };
  });
  const [usable, unusable] = [options.filter(({ disabled }) => !disabled), options.filter(({ disabled }) => disabled)];
  return (
    <Stack gap={16}>
      <TextInput
        type="search"
        label={t('appSelector.search')}
        maxLength={APP_NAME_MAX}
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {error && data ? <StaleNotice error={error} onRetry={retry} /> : null}
      {error && !data ? <Failure title={t('apps.failed')} error={error} onRetry={retry} retrying={fetching} /> : null}
      {!data && fetching ? <Skeleton lines={6} /> : null}
      {data && list.length === 0 ? <NoApps searched={name !== null} /> : null}
      {list.length > 0 ? (
        <RadioGroup
          label={t('appSelector.list')}
          hideLabel
          layout="cards"
          options={[...usable, ...unusable]}
          value={value}
          onChange={(uuid) => {
            const app = list.find((candidate) => candidate.uuid === uuid);
            if (app) onChange(app);
          }}
        />
      ) : null}
      <PageButtons page={page} pageSize={PAGE_SIZE_DEFAULT} total={totalCount} onPage={setPage} />
    </Stack>
  );
}

/** Holds the search: queried once typing pauses; a new keyword starts at the first page. */
function useSearch() {
  const [typed, setTyped] = useState('');
  const [{ name, page }, setSearch] = useState<{ name: string | null; page: number }>({ name: null, page: 1 });
  useEffect(() => {
    const timer = setTimeout(() => {
      const wanted = typed.trim() || null;
      setSearch((current) => (current.name === wanted ? current : { name: wanted, page: 1 }));
    }, DEBOUNCE_INPUT_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, name, page, setPage: (next: number) => setSearch({ name, page: next }) };
}

function NoApps({ searched }: { searched: boolean }) {
  const { t } = useTranslation();
  if (searched) return <EmptyState kind="search" level={3} title={t('game.noSuchApp')} />;
  return (
    <EmptyState
      kind="desk"
      level={3}
      title={t('game.noApps')}
      actions={
        <Button component={Link} to={paths.lobby()}>
          {t('game.toApps')}
        </Button>
      }
    >
      {t('game.noAppsHint')}
    </EmptyState>
  );
}
