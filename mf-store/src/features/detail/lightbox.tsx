import { Button, Cover, Group, IconChevronLeft, IconChevronRight, Modal, Stack, Text } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shot } from './documents.ts';
import { Film } from './film.tsx';
import styles from './lightbox.module.css';
import { isFilm, type Shots, useShotWords } from './shots.ts';

export interface LightboxProps {
  shots: Shots;
  /** Shown until a film plays. */
  poster: string | undefined;
  /** The name of the work. */
  name: string;
  /** Index of the one that is shown first. */
  first: number;
  onClose(): void;
}

/** Renders the pictures and films of a work, one at a time, as large as the window allows; the last is followed by the first. */
export function Lightbox({ shots, poster, name, first, onClose }: LightboxProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const called = useShotWords(name);
  const [at, setAt] = useState(first);
  const shot: Partial<Shot> = shots[at] ?? {};
  const go = (steps: number) => setAt((at + steps + shots.length) % shots.length);
  useArrowKeys(go);
  const number = new Intl.NumberFormat(locale);
  return (
    <Modal open onClose={onClose} size="wide" closeLabel={t('popup.close')} title={<span aria-live="polite">{called(shot, at)}</span>}>
      <Stack gap={12}>
        <div className={styles.large}>
          {isFilm(shot) ? (
            <Film key={shot.uuid} src={shot.url ?? ''} poster={poster} label={called(shot, at)} />
          ) : (
            <Cover
              key={shot.uuid}
              shape="wide"
              src={shot.url}
              sizes="(max-width: 1151px) 100vw, 1072px"
              title={name}
              alt={called(shot, at)}
              eager
            />
          )}
        </div>
        {shots.length > 1 ? (
          <Group gap={12} justify="center">
            <Button onClick={() => go(-1)} leftIcon={<IconChevronLeft size={18} aria-hidden="true" />}>
              {t('detail.previous')}
            </Button>
            <Text as="span" tone="muted">
              {number.format(at + 1)} / {number.format(shots.length)}
            </Text>
            <Button onClick={() => go(1)} rightIcon={<IconChevronRight size={18} aria-hidden="true" />}>
              {t('detail.next')}
            </Button>
          </Group>
        ) : null}
      </Stack>
    </Modal>
  );
}

/** Handles the arrow keys; a focused film uses them itself, for seeking. */
function useArrowKeys(go: (steps: number) => void): void {
  const onArrow = useEffectEvent(go);
  useEffect(() => {
    const onKeyDown = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || target instanceof HTMLVideoElement) return;
      if (key === 'ArrowLeft') onArrow(-1);
      if (key === 'ArrowRight') onArrow(1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
