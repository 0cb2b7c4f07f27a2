import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { fieldSentence } from '../../app/sentences.ts';
import { useEditor } from './editor-context.tsx';
import { faultsOf } from './editor-state.ts';

/** What is wrong with the field at a dotted path, or with anything in it, as a sentence. */
export function useFieldFault(path: string): string | undefined {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { draft, standing, refusal } = useEditor(useShallow(({ draft, standing, refusal }) => ({ draft, standing, refusal })));
  const faults = faultsOf({ draft, standing, refusal });
  const fault = faults.get(path) ?? [...faults.values()].find((candidate) => candidate.path.startsWith(`${path}.`));
  return fault ? fieldSentence(t, fault, locale) : undefined;
}

/** A field's id in the page, so that what is missing can lead to it. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;
