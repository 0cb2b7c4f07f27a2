import { Notice } from '@meowtale/ui';
import { type AppError, useRemedyButton } from '@meowtale/web-kit';
import { useRefusalSentence } from './sentences.ts';

/** Renders why a request was rejected, by its first invalid field if there is one. */
export function RefusalNotice({ failure }: { failure: AppError | null }) {
  const sentence = useRefusalSentence();
  const remedy = useRemedyButton(failure);
  if (!failure) return null;
  return (
    <Notice tone="danger" live actions={remedy}>
      {sentence(failure)}
    </Notice>
  );
}
