import { APP_LAYOUTS, APP_TREE_MAX } from '@meowtale/contracts/inputs/catalog/app-node';
import { LOCALE_NATIVE_NAMES, LOCALES } from '@meowtale/contracts/locales';
import { Button, IconButton, IconTrash, Select, Stack, Text, Textarea, TextInput } from '@meowtale/ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type ElementDraft, faultsOf, find, isFolder, newElement, type SceneDraft } from './node-draft.ts';
import type { NodeStore } from './node-store.ts';
import classes from './tree.module.css';

interface NodeFieldsProps {
  store: NodeStore;
  nameRef: Ref<HTMLInputElement>;
}

/** Returns the function that gives the text of a field's error. */
function useFault(store: NodeStore, id: string): (field: string) => string | undefined {
  const { t } = useTranslation();
  const nodes = useStore(store, (state) => state.nodes);
  const faults = faultsOf(nodes).filter(({ node }) => node === id);
  return (field) => {
    const fault = faults.find((each) => each.field === field);
    return (
      fault && t(`appEditor.tree.invalid.${fault.message.replace('invalid.', '')}`, { defaultValue: t('appEditor.tree.invalid.text') })
    );
  };
}

/** Renders the fields of the selected node. */
export function NodeFields({ store, nameRef }: NodeFieldsProps) {
  const { t } = useTranslation();
  const { nodes, selected } = useStore(store);
  const found = find(nodes, selected);
  const fault = useFault(store, found?.node.id ?? '');
  // An empty tree says itself what to do.
  if (!found) return nodes.length > 0 ? <Text tone="muted">{t('appEditor.tree.none')}</Text> : null;
  const { node } = found;
  const { change } = store.getState();
  return (
    <Stack gap={12}>
      <TextInput
        ref={nameRef}
        label={t('appEditor.tree.name')}
        value={node.name}
        error={fault('name')}
        onChange={(event) => change(node.id, { name: event.currentTarget.value })}
      />
      <TextInput
        label={t('appEditor.tree.type')}
        description={t('appEditor.tree.typeHint')}
        value={node.type}
        error={fault('type')}
        onChange={(event) => change(node.id, { type: event.currentTarget.value })}
      />
      {isFolder(node) ? (
        <Text size="small" tone="muted">
          {t('appEditor.tree.seq', { seq: node.seq })}
        </Text>
      ) : (
        <SceneFields store={store} node={node} fault={fault} />
      )}
    </Stack>
  );
}

function SceneFields({ store, node, fault }: { store: NodeStore; node: SceneDraft; fault: (field: string) => string | undefined }) {
  const { t } = useTranslation();
  const { change } = store.getState();
  const put = (elements: readonly ElementDraft[]) => change(node.id, { elements });
  const layouts = APP_LAYOUTS.map((layout) => ({ value: layout, label: t(`appEditor.tree.layouts.${layout}`) }));
  return (
    <>
      {(['template', 'theme'] as const).map((field) => (
        <TextInput
          key={field}
          label={t(`appEditor.tree.${field}`)}
          value={node[field]}
          error={fault(field)}
          onChange={(event) => change(node.id, { [field]: event.currentTarget.value })}
        />
      ))}
      <Select
        label={t('appEditor.tree.layout')}
        options={layouts}
        value={node.layout || null}
        placeholder={t('appEditor.tree.noLayout')}
        clearLabel={t('appEditor.tree.noLayout')}
        onChange={(layout) => change(node.id, { layout: layout ?? '' })}
      />
      <section aria-label={t('appEditor.tree.elements')}>
        <Stack gap={12}>
          <Text size="small" weight="medium">
            {t('appEditor.tree.elements')}
          </Text>
          {node.elements.map((element, index) => (
            <ElementFields
              key={element.id}
              element={element}
              position={index + 1}
              fault={(field) => fault(`elements.${index}.${field}`)}
              onChange={(patch) => put(node.elements.map((each) => (each.id === element.id ? { ...each, ...patch } : each)))}
              onRemove={() => put(node.elements.filter(({ id }) => id !== element.id))}
            />
          ))}
          <Button
            size="small"
            disabled={node.elements.length >= APP_TREE_MAX.elements}
            onClick={() => put([...node.elements, newElement()])}
          >
            {t('appEditor.tree.addElement')}
          </Button>
        </Stack>
      </section>
    </>
  );
}

interface ElementFieldsProps {
  element: ElementDraft;
  position: number;
  fault(field: string): string | undefined;
  onChange(patch: Partial<ElementDraft>): void;
  onRemove(): void;
}

function ElementFields({ element, position, fault, onChange, onRemove }: ElementFieldsProps) {
  const { t } = useTranslation();
  const languages = LOCALES.map((value) => ({ value, label: LOCALE_NATIVE_NAMES[value] }));
  return (
    <fieldset className={classes.element}>
      <legend className={classes.legend}>
        {t('appEditor.tree.element', { position })}
        <IconButton
          size="small"
          label={t('appEditor.tree.removeElement', { position })}
          icon={<IconTrash size={16} aria-hidden="true" />}
          onClick={onRemove}
        />
      </legend>
      <Textarea
        label={t('appEditor.tree.text')}
        rows={3}
        value={element.text}
        error={fault('text')}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <TextInput
        label={t('appEditor.tree.elementName')}
        value={element.name}
        error={fault('name')}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Select
        label={t('appEditor.tree.language')}
        options={languages}
        value={element.language || null}
        placeholder={t('appEditor.tree.defaultLanguage')}
        clearLabel={t('appEditor.tree.defaultLanguage')}
        onChange={(language) => onChange({ language: language ?? '' })}
      />
    </fieldset>
  );
}
