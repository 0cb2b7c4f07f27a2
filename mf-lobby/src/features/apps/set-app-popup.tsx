import { APP_ERROR_CLEAR_MS } from '@meowtale/contracts';
import { APP_NAME_MAX, addAppInput } from '@meowtale/contracts/inputs/catalog/app';
import { LOCALE_NATIVE_NAMES, LOCALES } from '@meowtale/contracts/locales';
import { Button, Checkbox, FieldError, Modal, RadioGroup, Select, Stack, TextInput } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalSentence } from '../../app/sentences.ts';
import type { App, FileRef } from './documents.ts';
import { DramaField } from './drama-field.tsx';
import { LabelChips } from './label-chips.tsx';
import { labelsOf } from './labels.ts';
import { PictureInput } from './picture-input.tsx';
import { useLooseFiles } from './use-loose-files.ts';
import { type AppWords, useSaveApp } from './use-save-app.ts';

const LANGUAGES = LOCALES.map((locale) => ({ value: locale, label: LOCALE_NATIVE_NAMES[locale] }));
const RUNTIMES = ['4.1', '4.2'].map((version) => ({ value: version, label: version }));

interface SetAppPopupProps {
  /** Null creates one. */
  app: App | null;
  onClose(): void;
  onSaved(app: App): void;
}

/** Renders SPEC §2's Set app: creates an app, or changes one. */
export function SetAppPopup({ app, onClose, onSaved }: SetAppPopupProps) {
  const { t } = useTranslation();
  const sentence = useRefusalSentence();
  const { locale } = useHost();
  const form = useId();
  const [fields, setFields] = useState<AppWords>(() => wordsOf(app, locale));
  const [nameFault, setNameFault] = useState<string | null>(null);
  const nameBox = useRef<HTMLInputElement>(null);
  const { made, save, saving, failure } = useSaveApp(app);
  const pictures = useLooseFiles();
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  const busy = (target: string) => (now: boolean) =>
    setSending((before) => new Set(now ? [...before, target] : [...before].filter((other) => other !== target)));
  const set = (change: Partial<AppWords>) => setFields((before) => ({ ...before, ...change }));

  const put = (place: 'logo' | 'thumb') => (picture: FileRef | null) => {
    pictures.hold(place, picture);
    set({ [place]: picture });
  };

  // SPEC §5: the error of the name is shown for two seconds.
  useEffect(() => {
    if (nameFault === null) return;
    const timer = setTimeout(() => setNameFault(null), APP_ERROR_CLEAR_MS);
    return () => clearTimeout(timer);
  }, [nameFault]);

  // The end of a scrolling form isn't always visible.
  const failureLine = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) failureLine.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving || sending.size > 0) return;
    const name = addAppInput.shape.name.safeParse(fields.name);
    if (!name.success) {
      // It may be out of sight, and its error is shown only for a short time.
      nameBox.current?.focus();
      return setNameFault(name.error.issues[0]?.message ?? 'invalid.text');
    }
    const saved = await save({ ...fields, name: name.data });
    if (!saved) return;
    pictures.keep();
    onSaved(saved);
  }
  return (
    <Modal
      open
      onClose={onClose}
      dismissible={!saving}
      title={t(app ? 'setApp.edit' : 'setApp.create')}
      closeLabel={t('popup.close')}
      footer={
        <>
          <Button variant="ghost" disabled={saving} onClick={onClose}>
            {t('popup.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form} loading={saving} disabled={sending.size > 0}>
            {t(app ? 'setApp.save' : 'setApp.add')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={16}>
          <TextInput
            label={t('apps.name')}
            required
            data-autofocus
            ref={nameBox}
            maxLength={APP_NAME_MAX}
            placeholder={t('app.errors.nameRequired')}
            value={fields.name}
            error={nameFault ? t([nameFault, 'invalid.text']) : undefined}
            onChange={(event) => {
              setNameFault(null);
              set({ name: event.currentTarget.value });
            }}
          />
          <PictureInput target="logo" value={fields.logo} onChange={put('logo')} onBusy={busy('logo')} />
          <PictureInput target="thumb" value={fields.thumb} onChange={put('thumb')} onBusy={busy('thumb')} />
          <Select
            label={t('setApp.language')}
            options={LANGUAGES}
            value={fields.default_lang}
            onChange={(language) => language && set({ default_lang: language })}
          />
          {app || made?.drama_uuid ? null : <DramaField value={fields.drama} onChange={(drama) => set({ drama })} />}
          <RadioGroup
            label={t('setApp.spine')}
            description={t(made ? 'setApp.spineLocked' : 'setApp.spineHint')}
            layout="row"
            disabled={made !== null}
            options={RUNTIMES}
            value={fields.spine_runtime_version}
            onChange={(version) => set({ spine_runtime_version: version })}
          />
          {app?.kind === 'upload' ? (
            <Checkbox
              label={t('setApp.isolated')}
              description={t('setApp.isolatedHint')}
              checked={fields.isolated}
              onChange={(event) => set({ isolated: event.currentTarget.checked })}
            />
          ) : null}
          <LabelChips value={fields.labels} onChange={(labels) => set({ labels })} />
          {failure ? (
            <div ref={failureLine} role="alert">
              <FieldError id={`${form}-error`}>{sentence(failure)}</FieldError>
            </div>
          ) : null}
        </Stack>
      </form>
    </Modal>
  );
}

function wordsOf(app: App | null, locale: string): AppWords {
  if (!app)
    return {
      name: '',
      default_lang: locale,
      spine_runtime_version: '4.1',
      labels: [],
      logo: null,
      thumb: null,
      drama: null,
      isolated: false,
    };
  const { name, default_lang, spine_runtime_version, logo, thumb, isolated } = app;
  return { name, default_lang, spine_runtime_version, logo, thumb, isolated, labels: labelsOf(app.tags), drama: null };
}
