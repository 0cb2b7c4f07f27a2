import type { ChangeEvent, DragEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { cx } from './cx.ts';
import type { FieldControl, FieldProps } from './field.tsx';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { IconFile, IconTrash, IconUpload } from './icons.ts';
import { ProgressBar } from './progress-bar.tsx';
import type { FileRefusal } from './validate-file.ts';
import { validateFile } from './validate-file.ts';

export interface FileDropProps extends FieldProps {
  /** MIME types ("image/png") or extensions (".apk"). */
  accept?: readonly string[];
  /** In bytes, inclusive. */
  maxBytes?: number;
  /** Accepts several files at once; `onFile` is then called for each. */
  multiple?: boolean;
  /** The current file; null shows the empty drop area. */
  value: { name: string; detail?: ReactNode; previewUrl?: string } | null;
  /** Shape to which the preview is cropped. */
  previewShape?: 'cover' | 'square' | 'wide';
  /** 0 to 100 while uploading, null while the length is unknown, undefined without an upload. */
  progress?: number | null;
  onFile: (file: File) => void;
  /** Called with a rejected file and the reason; the text for it is the caller's `error`. */
  onRefuse: (file: File, refusal: FileRefusal) => void;
  onRemove?: () => void;
  labels: { choose: ReactNode; drop?: ReactNode; remove: string; progress: string };
  disabled?: boolean;
  id?: string;
}

/** Renders an area for a file, by click, drop or keyboard; then its preview, its progress, and a button that removes it. */
export function FileDrop(props: FileDropProps) {
  const { label, hideLabel, description, error, required, id, value, progress, onRemove } = props;
  // The remove button disappears with the file: the drop area gets the focus.
  const removed = useRef(false);
  const remove = () => {
    removed.current = true;
    onRemove?.();
  };
  const onPlace = (input: HTMLInputElement | null) => {
    if (input && removed.current) input.focus();
    if (input) removed.current = false;
  };
  return (
    <Field {...{ label, hideLabel, description, required, id }} error={error ? <span role="alert">{error}</span> : undefined}>
      {(control) => (
        <>
          {value ? <ChosenFile {...props} value={value} {...(onRemove && { onRemove: remove })} /> : null}
          {!value || props.multiple ? <DropArea {...props} control={control} onPlace={onPlace} /> : null}
          {progress === undefined ? null : <ProgressBar label={props.labels.progress} value={progress} />}
        </>
      )}
    </Field>
  );
}

function DropArea({
  control,
  accept,
  maxBytes,
  multiple,
  onFile,
  onRefuse,
  labels,
  disabled,
  progress,
  error,
  onPlace,
}: FileDropProps & { control: FieldControl; onPlace: (input: HTMLInputElement | null) => void }) {
  const [over, setOver] = useState(false);
  // A file input has no required state that could be announced.
  const { 'aria-required': _required, ...tied } = control;
  const asleep = disabled || progress !== undefined;
  const take = (files: FileList | null) => {
    for (const file of Array.from(files ?? []).slice(0, multiple ? undefined : 1)) {
      const refusal = validateFile(file, { accept, maxBytes });
      if (refusal) onRefuse(file, refusal);
      else onFile(file);
    }
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.currentTarget.files);
    // So that the same file can be chosen again after it was corrected.
    event.currentTarget.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!asleep) take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way in; the input inside is the control
    <div
      className={cx('mt-drop', over && 'mt-drop--over', Boolean(error) && 'mt-drop--invalid', asleep && 'mt-drop--disabled')}
      onDragOver={(event) => {
        event.preventDefault();
        if (!asleep) setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        {...tied}
        ref={onPlace}
        type="file"
        className="mt-drop__input"
        accept={accept?.join(',')}
        multiple={multiple}
        disabled={disabled}
        // During an upload it is inactive but keeps the focus.
        aria-disabled={asleep || undefined}
        onClick={(event) => asleep && event.preventDefault()}
        onChange={onChange}
      />
      <IconUpload size={24} aria-hidden="true" />
      <span className="mt-drop__choose">{labels.choose}</span>
      {labels.drop ? <span className="mt-description">{labels.drop}</span> : null}
    </div>
  );
}

function ChosenFile({
  value,
  previewShape = 'square',
  onRemove,
  labels,
  disabled,
}: FileDropProps & { value: NonNullable<FileDropProps['value']> }) {
  const picture = cx('mt-file__picture', previewShape !== 'square' && `mt-file__picture--${previewShape}`);
  return (
    <div className="mt-file">
      {value.previewUrl ? (
        <img className={picture} src={value.previewUrl} alt="" />
      ) : (
        <span className={cx(picture, 'mt-file__drawn')}>
          <IconFile size={28} aria-hidden="true" />
        </span>
      )}
      <div className="mt-file__words">
        <p className="mt-file__name">{value.name}</p>
        {value.detail ? <p className="mt-description">{value.detail}</p> : null}
      </div>
      {onRemove ? <IconButton label={labels.remove} icon={<IconTrash size={20} />} onClick={onRemove} disabled={disabled} /> : null}
    </div>
  );
}
