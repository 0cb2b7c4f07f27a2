import { Button, Cover, Stack, Text } from '@meowtale/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picked } from '../resource-selector/picked.ts';
import { ResourceSelector } from '../resource-selector/resource-selector.tsx';
import { useWorkWords } from '../resource-selector/use-work-words.ts';
import { limitedTo } from '../site-editor/visitors-view.ts';
import type { ConfigProps } from './config-form.tsx';
import styles from './set-module.module.css';

/** Renders the choice of the module's work. */
export function WorkField({ module: { gameInfo }, onChange }: ConfigProps) {
  const { t } = useTranslation();
  const wordsOf = useWorkWords();
  const [choosing, setChoosing] = useState(false);
  const pick = ([picked]: readonly Picked[]) => {
    setChoosing(false);
    if (!picked) return;
    const { resourceType, resourceUUID, store, uid } = picked;
    onChange({ gameInfo: { resourceType: resourceType === 'store' ? 'game' : resourceType, resourceUUID, store, uid } });
  };
  const { name, cover } = wordsOf(gameInfo?.store ?? null);
  return (
    <Stack gap={12}>
      <span className="mt-label">{t('work.label')}</span>
      {gameInfo ? (
        <div className={`${styles.item} ${styles.one}`}>
          <Cover src={cover} alt="" title={name} shape="wide" sizes="96px" />
          <div className={styles.itemName}>
            <Text dir="auto">{name}</Text>
            <Text size="small" tone={gameInfo.store ? 'muted' : 'danger'}>
              {t(limitedTo(gameInfo) ?? `resource.${gameInfo.resourceType}`)}
            </Text>
          </div>
        </div>
      ) : (
        <Text tone="muted">{t('work.empty')}</Text>
      )}
      <div>
        <Button onClick={() => setChoosing(true)}>{t(gameInfo ? 'work.another' : 'work.choose')}</Button>
      </div>
      {choosing ? (
        <ResourceSelector
          mode="single"
          most={1}
          taken={gameInfo ? [gameInfo.resourceUUID] : []}
          onPick={pick}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </Stack>
  );
}
