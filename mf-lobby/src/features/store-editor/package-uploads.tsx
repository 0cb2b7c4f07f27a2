import { PLATFORM_SYSTEMS } from '@meowtale/contracts';
import { PACKAGE_SYSTEMS, type PackVersion, type System } from '@meowtale/contracts/inputs/catalog/game-pack';
import { Anchor, Field, Group, IconButton, IconTrash, Select, Stack, Text, UserText } from '@meowtale/ui';
import { usePerson } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStored } from '../uploader/stored-upload.ts';
import { NoApp } from './app-field.tsx';
import { ChosenApp } from './chosen-app.tsx';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import { PackageUpload, placeOf } from './package-upload.tsx';
import { fieldId, useFieldFault } from './use-field-fault.ts';
import { usePackApps } from './use-pack-apps.ts';

const AT = 'store_submit_game_pack';

/** Renders type 2: the uploaded files of a version, a web game or a package per system, and the upload of more. */
export function PackageUploads({ version }: { version: PackVersion }) {
  const { t } = useTranslation();
  const person = usePerson();
  const { uuid: storeId, platform_key } = useEditor((state) => state.listing);
  const editable = useEditor(isEditable);
  const systems: readonly System[] = PLATFORM_SYSTEMS[platform_key];
  // An upload that was started before the page was left comes first.
  const begun = systems.find((system) => isStored(person?.uuid ?? '', placeOf(storeId, version, system)));
  const [system, setSystem] = useState<System>(begun ?? 'web');
  const [busy, setBusy] = useState(false);
  const fault = useFieldFault(`${AT}.${version}_uuid`);
  const uploadFault = useFieldFault(`${AT}.app_upload`);
  return (
    <Field
      id={fieldId(`${AT}.${version}_uuid`)}
      label={t(`game.${version}_uuid`)}
      description={t(`packages.${version}Hint`)}
      required={version === 'official_app'}
      error={fault ?? uploadFault}
    >
      {({ id, 'aria-describedby': describedBy }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would take its legend's place from the field's own label
        <div id={id} role="group" tabIndex={-1} aria-labelledby={`${id}-label`} aria-describedby={describedBy} className={classes.place}>
          <Stack gap={16}>
            <Uploaded version={version} editable={editable} />
            {editable ? (
              <>
                {systems.length > 1 ? (
                  <Select
                    label={t('packages.system')}
                    disabled={busy}
                    options={systems.map((value) => ({ value, label: t(`system.${value}`) }))}
                    value={system}
                    onChange={(value) => setSystem(systems.find((known) => known === value) ?? system)}
                  />
                ) : null}
                <PackageUpload key={system} version={version} system={system} onBusy={setBusy} />
              </>
            ) : null}
          </Stack>
        </div>
      )}
    </Field>
  );
}

/** Renders the uploaded files, with buttons that remove them. */
function Uploaded({ version, editable }: { version: PackVersion; editable: boolean }) {
  const { t } = useTranslation();
  const { apps } = usePackApps();
  const pack = useEditor((state) => state.draft.store_submit_game_pack);
  const files = useEditor((state) => state.files);
  const edit = useEditor((state) => state.edit);
  const app = apps.find(({ uuid }) => uuid === pack[`${version}_uuid`]);
  const packages = PACKAGE_SYSTEMS.flatMap((os) => pack.app_upload.find((row) => row.type === version && row.os === os) ?? []);
  return (
    <>
      {app ? <ChosenApp app={app} {...(editable && { onRemove: () => edit(AT, { [`${version}_uuid`]: null }) })} /> : null}
      {packages.length === 0 && !pack[`${version}_uuid`] ? <NoApp /> : null}
      {packages.length > 0 ? (
        <ul className={classes.urls}>
          {packages.map((row) => {
            const file = files[row.file_uuid];
            const name = file?.basename ?? t('packages.file');
            return (
              <li key={row.os}>
                <Group gap={8}>
                  <Text as="span" weight="medium">
                    {t(`system.${row.os}`)}
                  </Text>
                  {file?.url ? (
                    <Anchor href={file.url}>
                      <UserText>{name}</UserText>
                    </Anchor>
                  ) : (
                    <Text as="span" dir="auto">
                      {name}
                    </Text>
                  )}
                  {editable ? (
                    <IconButton
                      size="small"
                      label={t('upload.removeNamed', { what: `${t(`system.${row.os}`)} ${name}` })}
                      icon={<IconTrash size={16} aria-hidden="true" />}
                      onClick={() => edit(AT, { app_upload: pack.app_upload.filter((other) => other !== row) })}
                    />
                  ) : null}
                </Group>
              </li>
            );
          })}
        </ul>
      ) : null}
    </>
  );
}
