import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { fieldSentence } from '../../app/sentences.ts';
import { useEditor } from './editor-context.tsx';
import { faultsOf } from './editor-state.ts';
import { indexedPath } from './pinned-path.ts';

/** Returns the error of the field at a dotted path, or of anything in it; else a reviewer's comment on it. */
export function useFieldFault(path: string): string | undefined {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { draft, savedSubmit, refusal } = useEditor(useShallow(({ draft, savedSubmit, refusal }) => ({ draft, savedSubmit, refusal })));
  const faults = faultsOf({ draft, savedSubmit, refusal });
  const fault = faults.get(path) ?? [...faults.values()].find((candidate) => candidate.path.startsWith(`${path}.`));
  if (fault) return fieldSentence(t, fault, locale);
  const pinned = savedSubmit.comments.find((comment) => indexedPath(draft, comment.path) === path);
  return pinned ? t('notice.pinnedHere', { words: pinned.text }) : undefined;
}

/** Returns a field's element id, to which missing items link. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;
