import type { StoryResource } from '@meowtale/contracts/inputs/drama/story';
import { Badge, Button, ProgressBar, Skeleton, Stack, Text } from '@meowtale/ui';
import { FailureNotice, toAppError, useHost } from '@meowtale/web-kit';
import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { useEditor, useEditorStore } from '../drama-editor/editor-context.tsx';
import { setImage } from '../story-edits/resource-edits.ts';
import { type Drawn, type DrawnFile, findDrawnFile, takePicture } from './documents.ts';
import classes from './resources.module.css';
import { useSendPicture } from './use-send-picture.ts';

/** Converts a generated picture to a file with the given name. */
export function fileOf({ mime, content }: DrawnFile, name: string): File {
  const bytes = Uint8Array.from(atob(content ?? ''), (char) => char.charCodeAt(0));
  const type = mime ?? 'image/png';
  return new File([bytes], `${name.trim() || 'picture'}.${type === 'image/png' ? 'png' : 'jpg'}`, { type });
}

interface CandidateProps {
  drawn: Drawn;
  resource: StoryResource;
  number: number;
  isBusy: boolean;
  onVariant(): void;
}

/** Renders a generated picture with the buttons that make it the resource's, as a file of the person's, and that draw a variant. */
export function Candidate({ drawn, resource, number, isBusy, onVariant }: CandidateProps) {
  const { t } = useTranslation();
  const drama = useEditor((state) => state.saved.uuid);
  const [{ data, error, fetching }, ask] = useQuery({ query: findDrawnFile, variables: { drama, uuid: drawn.uuid } });
  const used = useRef<HTMLDivElement>(null);
  const { send, retry, progress, error: refused } = useUse(drawn, resource, used);
  const file = data?.findDramaAiImage[0];
  if (!file?.content)
    return fetching ? (
      <Skeleton shape="block" />
    ) : (
      <FailureNotice failure={error ? toAppError(error) : { code: '404' }} onRetry={() => ask({ requestPolicy: 'network-only' })} />
    );
  const inUse = resource.image !== null && resource.origin?.proposal === drawn.uuid;
  const { seed, keywords, prompt, variant } = drawn.config;
  return (
    <Stack gap={8}>
      <img className={classes.candidate} src={`data:${file.mime};base64,${file.content}`} alt={t('resources.drawn.alt', { number })} />
      <Text size="small" tone="muted" lines={2} title={keywords || prompt} lang={keywords ? 'en' : undefined}>
        {keywords || prompt}
      </Text>
      <Text size="small" tone="muted" tabular>
        {t('resources.drawn.seed', { seed })}
        {variant ? ` · ${t('resources.drawn.isVariant', { seed: variant.seed })}` : null}
      </Text>
      {inUse ? (
        <div ref={used} tabIndex={-1} className="mt-focus">
          <Badge tone="mint">{t('resources.drawn.inUse')}</Badge>
        </div>
      ) : (
        <Button
          size="small"
          className={classes.start}
          loading={progress !== undefined}
          aria-label={t('resources.drawn.use', { number })}
          onClick={() => send(file)}
        >
          {t('resources.useThis')}
        </Button>
      )}
      <Button
        size="small"
        variant="ghost"
        className={classes.start}
        disabled={isBusy}
        aria-label={t('resources.drawn.variantOf', { number })}
        onClick={onVariant}
      >
        {t('resources.drawn.variant')}
      </Button>
      {progress === undefined ? null : <ProgressBar label={t('resources.uploading')} value={progress} />}
      {refused ? (
        <Text size="small" tone="danger" role="alert">
          {refused}
        </Text>
      ) : null}
      {retry ? (
        <Button size="small" className={classes.start} onClick={retry}>
          {t('resources.again')}
        </Button>
      ) : null}
    </Stack>
  );
}

/**
 * Returns the function that makes a generated picture the resource's. Its button disappears then: the focus moves to the message in its
 * place.
 */
function useUse(drawn: Drawn, resource: StoryResource, used: RefObject<HTMLElement | null>) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const store = useEditorStore();
  const upload = useSendPicture(resource.folder);
  const [, take] = useMutation(takePicture);
  const { uuid: proposal } = drawn;
  const { id, name } = resource;
  const send = (file: DrawnFile) =>
    upload.send(fileOf(file, name), (saved) => {
      const { keywords, negative, prompt, seed, variant } = drawn.config;
      // The seed alone would give the picture that a variant was made of.
      const own = { keywords, negative, seed: variant ? null : seed };
      const patch = setImage(store.getState().draft, id, saved, { ...own, proposal, ...(prompt !== '' && { prompt }) });
      flushSync(() => store.getState().change(patch));
      if (document.activeElement === document.body) used.current?.focus();
      // The picture has its origin itself; a failure loses only this decision.
      void take({ uuid: proposal, taken: [id] });
      notify(t('resources.drawn.used'), 'success');
    });
  return { ...upload, send };
}
