import type { StoryEngine } from '@meowtale/story';
import { EmptyState, IconButton, IconPlayerPlay, IconPlayerTrackNext, IconPlayerTrackPrev, IconRefresh, Notice, Text } from '@meowtale/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PaneLog } from './pane-log.tsx';
import { Passage } from './passage.tsx';
import classes from './play-pane.module.css';
import type { Pictures } from './spoken-line.tsx';
import { type Pane, usePaneRun } from './use-pane-run.ts';
import { type NamedVariable, Values } from './values.tsx';

export interface PlayPaneProps {
  /** Another engine is an edited version of the story, in which the run continues. */
  engine: StoryEngine;
  /** The edited place (`Scene.place`): where the player begins, and where "from here" starts. */
  startAt?: string | null;
  /** The same seed gives the same story. */
  seed: number;
  /** Returns the address of a picture in a passage; null for a missing one. */
  pictures?: Pictures;
  /** The story's variables, with their author's names; shown where the engine provides values. */
  variables?: readonly NamedVariable[];
  /** Called with the current place. Must be the same function at every render. */
  onPlace?: (place: string | null) => void;
}

/** Renders a story played beside its editor, with any engine. */
export function PlayPane({ engine, startAt = null, seed, pictures, variables = [], onPlace }: PlayPaneProps) {
  const { t } = useTranslation();
  const pane = usePaneRun({ engine, seed, startAt, onPlace });
  const { view } = pane;
  const language = engine.language ?? undefined;
  const page = useRef<HTMLElement>(null);
  const turned = useRef(false);
  const turning = (deed: () => void) => () => {
    turned.current = true;
    deed();
  };
  const act: Pane['act'] = (action) => turning(() => pane.act(action))();

  // A page that the reader turned is shown from its beginning; one that only an edit changed keeps its scroll position.
  useEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    page.current?.scrollTo?.({ top: 0 });
    page.current?.focus({ preventScroll: true });
  });

  return (
    <section className={classes.pane} aria-label={t('playPane.title')} onKeyDown={(event) => press(event, pane, act)}>
      <div className={classes.tools} role="toolbar" aria-label={t('playPane.tools')}>
        <Text as="span" size="small" tone="muted" className={classes.count} tabular>
          {t('playPane.page', { page: view.turn + 1 })}
          {view.endingsTotal > 0 ? ` · ${t('playPane.endings', { count: view.endingsTotal, found: view.endingsFound.length })}` : null}
        </Text>
        <IconButton
          size="small"
          label={t('playPane.back')}
          icon={<IconPlayerTrackPrev size={18} aria-hidden="true" />}
          aria-disabled={!view.canGoBack || undefined}
          onClick={() => view.canGoBack && act({ type: 'back' })}
        />
        <IconButton
          size="small"
          label={t('playPane.skip')}
          icon={<IconPlayerTrackNext size={18} aria-hidden="true" />}
          aria-disabled={!view.canSkip || undefined}
          onClick={() => view.canSkip && act({ type: 'skip' })}
        />
        <IconButton
          size="small"
          label={t('playPane.restart')}
          icon={<IconRefresh size={18} aria-hidden="true" />}
          onClick={turning(pane.restart)}
        />
        <IconButton
          size="small"
          label={t('playPane.fromHere')}
          icon={<IconPlayerPlay size={18} aria-hidden="true" />}
          aria-disabled={startAt === null || undefined}
          onClick={startAt === null ? undefined : turning(pane.fromHere)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section ref={page} tabIndex={0} aria-label={t('playPane.passage')} className={classes.page}>
        <Stumbles pane={pane} />
        {pane.stuck ? null : pane.empty ? (
          <EmptyState kind="lamp" level={3} title={t('playPane.nothing')}>
            {t('playPane.nothingHint')}
          </EmptyState>
        ) : (
          <Passage view={view} language={language} pictures={pictures} act={act} />
        )}
      </section>
      {pane.stuck || pane.empty ? null : <PaneLog readLog={pane.readLog} language={language} act={act} />}
      {pane.values && variables.length > 0 ? <Values variables={variables} values={pane.values} /> : null}
      <Text size="small" tone="muted" className={classes.keys}>
        {t('playPane.keys')}
      </Text>
    </section>
  );
}

/** Renders messages about errors of the story, and about a place that an edit removed. */
function Stumbles({ pane: { view, stuck } }: { pane: Pane }) {
  const { t } = useTranslation();
  const { fault, recovery } = view;
  // The other recoveries lead to the same place.
  const moved = recovery === 'ancestor' || recovery === 'passage' || recovery === 'nearest' || recovery === 'restarted';
  return (
    <>
      {fault ? (
        <Notice tone="danger" live title={t(stuck ? 'playPane.cannotBegin' : 'playPane.stumbled')}>
          {t(`playPane.fault.${fault}`)}
        </Notice>
      ) : null}
      {moved ? <Notice live>{t(`playPane.moved.${recovery}`)}</Notice> : null}
    </>
  );
}

/** Handles keys: 1–9 choose, Backspace steps back, arrows move between choices; keys with modifiers are ignored. */
function press(event: KeyboardEvent<HTMLElement>, { view }: Pane, act: Pane['act']): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : null;
  if (digit !== null && digit < view.choices.length) act({ type: 'choose', index: digit });
  else if (event.key === 'Backspace' && view.canGoBack) act({ type: 'back' });
  else if (!walk(event)) return;
  event.preventDefault();
}

function walk({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const choices = [...currentTarget.querySelectorAll<HTMLElement>('[data-choice]')];
  const at = choices.indexOf(document.activeElement as HTMLElement);
  // Without a focused choice, arrows scroll the page as usual.
  if (at < 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false;
  choices[at + (key === 'ArrowDown' ? 1 : -1)]?.focus();
  return true;
}
