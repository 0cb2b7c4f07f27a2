import { ASYNC_STATE, type ContentFilterData } from '@meowtale/contracts';
import { AI_MAX } from '@meowtale/contracts/inputs/drama/generation';
import type { StoryResource } from '@meowtale/contracts/inputs/drama/story';
import { Button, Checkbox, Group, IconSparkles, Select, Stack, Text, Title } from '@meowtale/ui';
import { type AppError, FailureNotice } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../drama-editor/editor-context.tsx';
import { BlockedNotice } from './blocked-notice.tsx';
import { Candidates } from './candidates.tsx';
import { Cost } from './cost.tsx';
import type { DrawingConfig, ToDraw } from './documents.ts';
import { blockedMarks, keywordMarks } from './keywords.ts';
import classes from './resources.module.css';
import type { Drawings } from './use-drawings.ts';
import type { Offering } from './use-offer.ts';

interface DrawPanelProps {
  resource: StoryResource;
  description: string;
  drawings: Drawings;
  offering: Offering;
  blocked: readonly string[];
  onBlocked(words: readonly string[]): void;
}

/** Product names, the same in every language. */
const PRODUCTS: Readonly<Record<string, string>> = { sdwebui: 'Stable Diffusion', openai: 'OpenAI' };

type Asked = Pick<DrawingConfig, 'keywords' | 'negative' | 'prompt' | 'provider'> & Pick<ToDraw, 'seed' | 'count' | 'variant_of'>;

/** Numbers of pictures that one job may draw. */
const COUNTS = Array.from({ length: AI_MAX.picturesAtOnce }, (_, index) => String(index + 1));

/** Returns the request of pictures that failed, by the first of them, to repeat it. */
const askedAgain = ({ variant, ...config }: DrawingConfig, count: number): Asked => ({
  ...config,
  count,
  seed: variant ? variant.seed : config.seed,
  variant_of: variant?.of ?? null,
});

/** Renders the request of pictures, one job at a time, with their number, provider and price; then the results. */
export function DrawPanel({ resource, description, drawings, offering, blocked, onBlocked }: DrawPanelProps) {
  const { t } = useTranslation();
  const { offer } = offering;
  const drawers = offer?.providers.filter(({ is_connected, uses }) => is_connected && uses.some(({ use }) => use === 'picture')) ?? [];
  const nameOf = (name: string) => (name === 'draft' ? t('resources.drafts') : (PRODUCTS[name] ?? name));
  const [picked, pick] = useState<string | null>(null);
  const drawer = drawers.find(({ name }) => name === picked) ?? drawers[0];
  const [sameSeed, setSameSeed] = useState(false);
  const [count, setCount] = useState(1);
  const { busy, failure, draw } = useDraw({ resource, drawings, onBlocked });
  const why = useReasonNot({ resource, description, drawings, blocked });
  const { keywords, negative, seed } = resource;
  const written = keywords.trim() !== '';
  const ask = (provider: string) =>
    draw({
      keywords: written ? keywords : '',
      negative,
      prompt: written ? '' : description.trim(),
      seed: sameSeed ? seed : null,
      count,
      variant_of: null,
      provider,
    });
  return (
    <Stack gap={16} as="section" aria-labelledby="draw" className={classes.panel}>
      <Title level={2} size={17} id="draw">
        {t('resources.draw.title')}
      </Title>
      <FailureNotice failure={offering.failure} onRetry={offering.refresh} />
      {offer && !drawer ? <Text size="small">{t('resources.draw.nobody')}</Text> : null}
      {drawer ? (
        <>
          {drawers.length > 1 ? (
            <Select
              label={t('resources.draw.by')}
              options={drawers.map(({ name }) => ({
                value: name,
                label: nameOf(name),
              }))}
              value={drawer.name}
              onChange={pick}
            />
          ) : (
            <Text size="small" tone="muted">
              {nameOf(drawer.name)}
              {drawer.name !== 'draft' && drawer.model ? ` · ${drawer.model}` : null}
            </Text>
          )}
          {seed === null ? null : (
            <Checkbox
              label={t('resources.draw.sameSeed', { seed })}
              checked={sameSeed}
              onChange={(event) => setSameSeed(event.currentTarget.checked)}
            />
          )}
          <Select
            label={t('resources.draw.count')}
            description={count > 1 ? t('resources.draw.together') : undefined}
            options={COUNTS.map((value) => ({ value, label: value }))}
            value={String(count)}
            onChange={(value) => setCount(Number(value ?? 1))}
          />
          <Group gap={12}>
            <Button
              variant="primary"
              loading={busy}
              disabled={why !== null}
              leftIcon={<IconSparkles size={18} aria-hidden="true" />}
              onClick={() => ask(drawer.name)}
            >
              {t('resources.draw.start')}
            </Button>
            <Cost coins={count * (drawer.uses.find(({ use }) => use === 'picture')?.price_coins ?? 0)} />
          </Group>
          <Text size="small" tone="muted">
            {why ?? t(written ? 'resources.draw.fromKeywords' : 'resources.draw.fromDescription')}
          </Text>
        </>
      ) : null}
      {failure?.code === 'ai/content-filter' ? (
        <BlockedNotice failure={failure} resource={resource.id} />
      ) : (
        <FailureNotice failure={failure} />
      )}
      <Candidates
        resource={resource}
        drawings={drawings}
        isBusy={busy || isRunning(drawings)}
        onAgain={({ config }, many) => draw(askedAgain(config, many))}
        onVariant={({ uuid, config }) => draw({ ...config, seed: null, count: 1, variant_of: uuid })}
      />
    </Stack>
  );
}

function useDraw({ resource, drawings, onBlocked }: Pick<DrawPanelProps, 'resource' | 'drawings' | 'onBlocked'>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  async function draw({ keywords, negative, prompt, seed, count, variant_of, provider }: Asked) {
    setBusy(true);
    setFailure(null);
    const { folder, id } = resource;
    const error = await drawings.draw({ folder, resource: id, keywords, negative, prompt, seed, count, variant_of, provider });
    setBusy(false);
    setFailure(error);
    if (error?.code === 'ai/content-filter') onBlocked((error.data as ContentFilterData | undefined)?.words ?? []);
  }
  return { busy, failure, draw };
}

const isRunning = ({ list }: Drawings): boolean => list?.some(({ state }) => state === ASYNC_STATE.pending) ?? false;

/** Returns why nothing can be generated now, as text; null when it can. */
function useReasonNot({ resource, description, drawings, blocked }: Omit<DrawPanelProps, 'offering' | 'onBlocked'>): string | null {
  const { t } = useTranslation();
  const { id, keywords, negative } = resource;
  const isSaved = useEditor(({ saved }) => id in saved.pieces);
  const marks = [keywords, negative].flatMap((text) => keywordMarks(text, blocked));
  const written = keywords.trim() !== '';
  if (!written && description.trim() === '') return t('resources.draw.needsWords');
  if (marks.length > 0 || (!written && blockedMarks(description, blocked).length > 0)) return t('resources.draw.faulty');
  if (!isSaved) return t('resources.draw.unsaved');
  return isRunning(drawings) ? t('resources.draw.running') : null;
}
