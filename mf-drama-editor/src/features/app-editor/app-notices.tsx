import { Button, Notice, Stack } from '@meowtale/ui';
import { FailureNotice } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import classes from './app-editor.module.css';
import type { Loss } from './formats.ts';
import { LossList } from './loss-list.tsx';
import { PublishNotices } from './publish-notices.tsx';
import { isUnpublished } from './source-state.ts';
import type { StoredDraft } from './stored-draft.ts';
import type { Drafts } from './use-drafts.ts';
import type { Publish } from './use-publish.ts';
import type { Source } from './use-source.ts';

interface AppNoticesProps {
  drafts: Drafts;
  source: Source;
  publish: Publish;
  /** What a file or another form of the story contained that isn't in the text here. */
  losses: readonly Loss[];
  onForgetLosses(): void;
  /** The draft stored in this browser when the app was opened. */
  fromKept: StoredDraft['source'];
}

/** Renders notices about unsaved or unpublished text, and where it is stored meanwhile. */
export function AppNotices({ drafts, source, publish, losses, onForgetLosses, fromKept }: AppNoticesProps) {
  const { t } = useTranslation();
  const { store, failure, retry } = source;
  const state = useStore(store);
  const unpublished = isUnpublished(state);
  const shown = [
    drafts.others > 0 ? (
      <Notice live key="tabs">
        {t('appEditor.otherTabs', { count: drafts.others })}
      </Notice>
    ) : null,
    drafts.elsewhere !== null && drafts.elsewhere > state.base.version ? (
      <Notice live tone="warning" key="elsewhere">
        {t('appEditor.elsewhere', { version: drafts.elsewhere })}
      </Notice>
    ) : null,
    fromKept && unpublished ? (
      <Notice
        live
        key="kept"
        actions={
          <Button size="small" onClick={state.discard}>
            {t('appEditor.discard')}
          </Button>
        }
      >
        {t('appEditor.restored')}
      </Notice>
    ) : null,
    unpublished && !drafts.kept ? (
      <Notice live tone="warning" key="nowhere">
        {t('appEditor.keptNowhere')}
      </Notice>
    ) : null,
    failure ? <FailureNotice key="failure" failure={failure} onRetry={retry} /> : null,
    losses.length > 0 ? <LossList key="losses" losses={losses} onClose={onForgetLosses} /> : null,
    publish.state.step === 'idle' ? null : <PublishNotices key="publish" publish={publish} />,
  ].filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <Stack gap={8} className={classes.notices}>
      {shown}
    </Stack>
  );
}
