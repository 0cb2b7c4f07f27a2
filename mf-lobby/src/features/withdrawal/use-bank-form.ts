import { bankInput } from '@meowtale/contracts/inputs/wallet/bank';
import { fieldErrors, toAppError, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { fieldSentence, useRefusalSentence } from '../../app/sentences.ts';
import { setUserBank, TOUCHES_BANK, type UserBank } from './documents.ts';

const FIELDS = ['payee', 'accountnumber', 'swift', 'name', 'address', 'city', 'bankstate', 'postalcode', 'country'] as const;
type Field = (typeof FIELDS)[number];
export type BankField = Field | `intermediary_${Field}` | 'clearing';
export type BankForm = Record<BankField, string> & { type: number };

/** Returns the initial form; numbers are never sent back, so they are empty. */
function begin(bank: UserBank | null): BankForm {
  const of = (name: string) => (bank as Record<string, unknown> | null)?.[name];
  const text = (name: string) => (name.endsWith('accountnumber') ? '' : String(of(name) ?? ''));
  const entries = FIELDS.flatMap((name) => [
    [name, text(name)],
    [`intermediary_${name}`, text(`intermediary_${name}`)],
  ]);
  const form = Object.fromEntries(entries) as Record<Exclude<BankField, 'clearing'>, string>;
  return { ...form, clearing: bank?.meta.clearing_code ?? '', type: bank?.type ?? 1 };
}

/** Converts the form to the contract's input; without the intermediary where that is closed. */
function toInput({ clearing, ...form }: BankForm, through: boolean): object {
  const entries = Object.entries(form).filter(([name]) => through || !name.startsWith('intermediary_'));
  return { ...Object.fromEntries(entries), meta: { clearing_code: clearing } };
}

const CLEARING = 'meta.clearing_code';

/** Holds a bank's form: the input stays until it is saved, and errors are by field, from here and from the wallet. */
export function useBankForm(bank: UserBank | null, onSaved: () => void) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const sentenceOf = useRefusalSentence();
  const [form, setForm] = useState(() => begin(bank));
  const [through, setThrough] = useState(Boolean(bank?.intermediary_name));
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const [{ fetching: saving }, save] = useMutation(setUserBank);

  const nameOf = (path: string) => (path === CLEARING ? 'clearing' : path);
  async function submit() {
    if (saving) return;
    setFailure(null);
    const input = toInput(form, through);
    const parsed = bankInput.safeParse(input);
    const wrong = parsed.error?.issues.map(
      ({ path, message }) => [nameOf(path.join('.')), fieldSentence(t, { key: message }, locale)] as const,
    );
    setErrors(new Map(wrong?.toReversed() ?? []));
    if (!parsed.success) return;
    const { error } = await save({ bank: input }, TOUCHES_BANK);
    if (!error) {
      notify(t('bank.saved'), 'success');
      onSaved();
      return;
    }
    const named = [...fieldErrors(toAppError(error))].map(
      ([path, field]) => [nameOf(path.replace('user_bank.', '')), fieldSentence(t, field, locale)] as const,
    );
    setErrors(new Map(named));
    if (named.length === 0) setFailure(sentenceOf(toAppError(error)));
  }
  return {
    form,
    errors,
    failure,
    saving,
    through,
    setThrough,
    set: (name: BankField, value: string) => setForm((before) => ({ ...before, [name]: value })),
    setType: (type: number) => setForm((before) => ({ ...before, type })),
    submit,
  };
}
