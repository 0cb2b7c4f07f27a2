import { Button, Notice, Text } from '@meowtale/ui';
import { FailureNotice, useHost } from '@meowtale/web-kit';
import { ConflictPanel } from '@meowtale/web-kit/editor';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Site, SiteModule } from './documents.ts';
import { type Draft, draftOf, isSameInput } from './site-draft.ts';
import type { SiteStore } from './site-store.ts';

interface SaveTroubleProps {
  store: SiteStore;
  /** How many other tabs have the site open. */
  others: number;
  /** Whether unsaved changes are stored in this browser. */
  isStored: boolean;
}

/** Renders what prevents a save with the possible actions, whether another tab has the site open, and whether changes were restored. */
export function SaveTrouble({ store, others, isStored }: SaveTroubleProps) {
  const { t } = useTranslation();
  const { draft, stage, theirs, failure, isRestored, retry, keepMine, takeTheirs } = useStore(store);
  const where = t(isStored ? 'save.kept' : 'save.keptNowhere');
  if (theirs)
    return (
      <ConflictPanel title={t('conflict.title')} hint={t('conflict.hint')} onTheirs={takeTheirs} onMine={keepMine}>
        <Differences draft={draft} theirs={theirs} />
      </ConflictPanel>
    );
  return (
    <>
      {others > 0 ? <Notice>{t('save.elsewhere')}</Notice> : null}
      {isRestored ? <Notice live>{t('save.restored')}</Notice> : null}
      {stage === 'failed' ? <FailureNotice failure={failure ?? { code: '9999' }} meanwhile={where} onRetry={retry} /> : null}
      {stage === 'refused' ? <Refused store={store} where={where} /> : null}
    </>
  );
}

/** Renders why the service rejected the site: which modules have to be changed, else what it said. */
function Refused({ store, where }: { store: SiteStore; where: string }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { draft, failure, faults, retry } = useStore(store);
  const numbers = draft.modules.flatMap((module, index) => (faults.some((fault) => fault.module === module) ? [index + 1] : []));
  const reasons = (failure?.fields ?? []).map(({ key }) => t([key, 'invalid.text']));
  if (numbers.length === 0)
    return <FailureNotice failure={failure ?? { code: '9999' }} meanwhile={[...new Set(reasons), where].join(' ')} onRetry={retry} />;
  const modules = new Intl.ListFormat(locale).format(numbers.map((number) => t('module.named', { number })));
  return (
    <Notice tone="danger" live title={t('refused.title')} actions={<Button onClick={retry}>{t('error.retry')}</Button>}>
      {t('refused.text', { modules })} {where}
    </Notice>
  );
}

/** Returns whether two modules are saved alike. */
const isSame = (one: SiteModule, other: SiteModule, { theme, language, state }: Draft) =>
  isSameInput({ modules: [one], theme, language, state }, { modules: [other], theme, language, state });

/** Renders what differs between this version and the saved one. */
function Differences({ draft, theirs }: { draft: Draft; theirs: Site }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const saved = draftOf(theirs);
  const inSaved = new Map(saved.modules.map((module) => [module.cid, module]));
  const inDraft = new Map(draft.modules.map((module) => [module.cid, module]));
  const changed = [...new Map([...inSaved, ...inDraft]).values()].filter(({ cid }) => {
    const [mine, other] = [inDraft.get(cid), inSaved.get(cid)];
    return !mine || !other || !isSame(mine, other, draft);
  });
  const orderOf = ({ modules }: Draft) => modules.map(({ cid }) => cid).join();
  const parts = [
    ...changed.map(({ element, type }) => element.title || t(`template.${type}`)),
    ...(changed.length === 0 && orderOf(draft) !== orderOf(saved) ? [t('conflict.order')] : []),
    ...(draft.theme === saved.theme ? [] : [t('settings.theme')]),
    ...(draft.language === saved.language ? [] : [t('settings.language')]),
    ...(draft.state === saved.state ? [] : [t('settings.public')]),
  ];
  return <Text dir="auto">{t('conflict.differs', { parts: new Intl.ListFormat(locale).format(parts) })}</Text>;
}
