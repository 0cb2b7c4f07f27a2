import { LOCALE_NATIVE_NAMES, type Locale } from '@meowtale/contracts';
import { Button, Group, Stack, Text } from '@meowtale/ui';
import { Link } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../drama-editor/editor-context.tsx';
import { usePieceWords } from '../drama-editor/piece-words.ts';
import { tabPath } from '../drama-editor/tab-path.ts';
import { outlineIn } from '../story-edits/outline-edits.ts';
import { settingIn } from '../story-edits/part-edits.ts';
import type { DramaText } from './drama-text.ts';
import { excerptOf } from './excerpt.ts';
import classes from './find-replace.module.css';
import type { Found } from './replace-matches.ts';

/** Number of texts shown at first. */
const SHOWN = 50;

interface FoundListProps {
  found: readonly Found[];
  onReplace(each: Found): void;
  /** Called when a link to a text is followed. */
  onLeave(): void;
}

/** Renders the texts with matches, by their place in the drama. */
export function FoundList({ found, onReplace, onLeave }: FoundListProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(SHOWN);
  const nameOf = usePlaceName();
  const source = useEditor((state) => settingIn(state.draft).language);
  const groups = Map.groupBy(found.slice(0, shown), ({ place }) => JSON.stringify([place.piece, place.at]));
  return (
    <>
      <ul className={classes.groups} aria-label={t('find.results')}>
        {[...groups].map(([key, texts]) => (
          <li key={key}>
            <PlaceLink place={texts[0]?.place as DramaText} nameOf={nameOf} onLeave={onLeave} />
            <ul className={classes.texts}>
              {texts.map((each) => (
                <li key={each.place.key} className={classes.text}>
                  <FoundText found={each} source={source} onReplace={() => onReplace(each)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {found.length > shown ? (
        <Button size="small" variant="ghost" onClick={() => setShown(shown + SHOWN)}>
          {t('find.more', { count: found.length - shown })}
        </Button>
      ) : null}
    </>
  );
}

/** Returns the function that names the part of the drama in which a text is. */
function usePlaceName(): (place: DramaText) => string {
  const { t } = useTranslation();
  const words = usePieceWords();
  const draft = useEditor((state) => state.draft);
  return ({ piece, at, tab }) => {
    if (piece !== 'outline') return words.name(tab === 'setting' ? null : (draft[piece] ?? null)) || t('tab.setting');
    for (const [index, act] of outlineIn(draft).acts.entries()) {
      if (act.id === at) return act.title || t('outline.act', { number: index + 1 });
      const number = act.sequences.findIndex(({ id }) => id === at) + 1;
      if (number > 0) return act.sequences[number - 1]?.title || t('outline.sequence', { number });
    }
    return t('part.outline');
  };
}

function PlaceLink({ place, nameOf, onLeave }: { place: DramaText; nameOf(place: DramaText): string; onLeave(): void }) {
  const uuid = useEditor((state) => state.saved.uuid);
  const search = place.at === null ? '' : `?at=${encodeURIComponent(place.at)}`;
  return (
    <Link className="mt-anchor" to={`${tabPath(uuid, place.tab)}${search}`} onClick={onLeave} dir="auto">
      {nameOf(place)}
    </Link>
  );
}

function FoundText({ found: { place, matches }, source, onReplace }: { found: Found; source: Locale; onReplace(): void }) {
  const { t } = useTranslation();
  const field = t(place.label, { number: place.number ?? undefined });
  const label = place.language === source ? field : `${field} · ${LOCALE_NATIVE_NAMES[place.language]}`;
  return (
    <Stack gap={4}>
      <Group justify="between" gap={8}>
        <Text as="span" size="small" tone="muted">
          {label}
        </Text>
        <Button size="small" data-replace="" aria-label={t('find.replaceIn', { place: label })} onClick={onReplace}>
          {t('find.replace')}
        </Button>
      </Group>
      <p className={classes.excerpt} dir="auto" lang={place.language}>
        {excerptOf(place.text, matches).map(({ from, text, isMatch }) => (isMatch ? <mark key={from}>{text}</mark> : text))}
      </p>
    </Stack>
  );
}
