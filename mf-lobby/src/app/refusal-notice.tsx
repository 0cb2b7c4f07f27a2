import { Notice } from '@meowtale/ui';
import { type AppError, useReloadButton } from '@meowtale/web-kit';
import { useRefusalSentence } from './sentences.ts';

/** Says why what was asked didn't happen, by its first wrong field where it has one. */
export function RefusalNotice({ failure }: { failure: AppError | null }) {
  const sentence = useRefusalSentence();
  const reload = useReloadButton(failure);
  if (!failure) return null;
  return (
    <Notice tone="danger" live actions={reload}>
      {sentence(failure)}
    </Notice>
  );
}
