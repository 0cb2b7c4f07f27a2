import { LOCALE_NATIVE_NAMES, type Locale } from '@meowtale/contracts/locales';
import { Button, IconUpload, Select, Text, Tooltip, VisuallyHidden } from '@meowtale/ui';
import { FrameBar, formatNumber, Link, paths, useHost } from '@meowtale/web-kit';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import classes from './app-editor.module.css';
import type { EditedApp } from './documents.ts';
import type { Problem } from './problems.ts';
import { isUnpublished } from './source-state.ts';
import type { Publish } from './use-publish.ts';
import type { Source } from './use-source.ts';

interface AppHeadProps {
  app: EditedApp;
  source: Source;
  publish: Publish;
  /** There is a text that could be published. */
  written: boolean;
  /** Problems that prevent the service from making a version. */
  faults: readonly Pick<Problem, 'line'>[];
  /** Returns them for the text as it is now, which may not have been checked yet. */
  findFaults(): Promise<readonly Pick<Problem, 'line'>[]>;
  /** Shows a line of the text, counted from 1. */
  onGo(line: number): void;
}

const lineOf = (faults: readonly Pick<Problem, 'line'>[]): number => Math.min(...faults.map(({ line }) => line ?? 1));

/** Renders the app's name, links to its other pages, and publishing. */
export function AppHead({ app, source: { store }, publish, written, faults, findFaults, onGo }: AppHeadProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const state = useStore(store);
  const unpublished = isUnpublished(state);
  const languages = state.languages.map((value) => ({ value, label: LOCALE_NATIVE_NAMES[value as Locale] ?? value }));
  const several = written && state.kind === 'ink' && languages.length > 1;
  return (
    <>
      <FrameBar>
        <Text as="span" size="small" tone="muted">
          {t(app.kind === 'upload' && !written ? 'appEditor.preview' : 'appEditor.title')}
        </Text>
      </FrameBar>
      <header className={classes.head}>
        <h1 className={classes.name} dir="auto">
          {app.name.trim() || t('appEditor.unnamed')}
        </h1>
        <Text as="span" size="small" tone="muted" role="status" className={classes.standing}>
          {app.version > 0
            ? `${t('appEditor.version', { version: app.version })} · ${t('appEditor.words', { number: formatNumber(app.word_count, locale) })}`
            : t('appEditor.noVersion')}
          {unpublished ? ` · ${t('appEditor.unpublished')}` : null}
        </Text>
        <div className={classes.actions}>
          {several ? (
            <Select
              hideLabel
              className={classes.language}
              label={t('appEditor.language')}
              options={languages}
              value={state.language}
              onChange={(language) => language && state.show(language)}
            />
          ) : null}
          {app.drama_uuid ? (
            <Button size="small" component={Link} to={paths.setDrama(app.drama_uuid)}>
              {t('appEditor.toDrama')}
            </Button>
          ) : null}
          <Button size="small" variant="ghost" component={Link} to={paths.lobby()}>
            {t('appEditor.toApps')}
          </Button>
          {written ? <PublishButton {...{ publish, unpublished, faults, findFaults, onGo }} /> : null}
        </div>
      </header>
    </>
  );
}

/**
 * Renders the publish button. With errors it goes to the first, and is described by them: nothing moves because of an error while typing.
 */
function PublishButton({
  publish,
  unpublished,
  faults,
  findFaults,
  onGo,
}: Pick<AppHeadProps, 'publish' | 'faults' | 'findFaults' | 'onGo'> & { unpublished: boolean }) {
  const { t } = useTranslation();
  const reason = useId();
  const [isChecking, setIsChecking] = useState(false);
  const blocked = unpublished && faults.length > 0;
  async function press() {
    setIsChecking(true);
    const found = await findFaults();
    setIsChecking(false);
    if (found.length > 0) onGo(lineOf(found));
    else await publish.publish();
  }
  const why = blocked ? t('appEditor.publish.blocked', { count: faults.length }) : null;
  // One tree in both states: a button mounted anew between press and release gets no click.
  return (
    <>
      <Tooltip label={why} position="bottom">
        <Button
          size="small"
          variant={blocked ? 'secondary' : 'primary'}
          aria-describedby={blocked ? reason : undefined}
          leftIcon={<IconUpload size={16} aria-hidden="true" />}
          disabled={!unpublished}
          loading={publish.busy || isChecking}
          onClick={press}
        >
          {t('appEditor.publish.do')}
        </Button>
      </Tooltip>
      {why ? <VisuallyHidden id={reason}>{why}</VisuallyHidden> : null}
    </>
  );
}
