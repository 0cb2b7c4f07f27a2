import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';
import { NotPlanned } from './not-planned.ts';

/** Values of the variables in `@include` and `@skip`. */
export type Choices = Readonly<Record<string, unknown>>;

interface Asked {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  choices: Choices;
}

function isIncluded({ directives = [] }: SelectionNode, choices: Choices): boolean {
  return directives.every(({ name, arguments: [given] = [] }) => {
    const value = given?.value;
    if (name.value !== 'include' && name.value !== 'skip') throw new NotPlanned(`@${name.value}`);
    if (value?.kind !== Kind.BOOLEAN && value?.kind !== Kind.VARIABLE) throw new NotPlanned(`@${name.value}`);
    const chosen = value.kind === Kind.BOOLEAN ? value.value : choices[value.name.value];
    return name.value === 'include' ? chosen === true : chosen !== true;
  });
}

/** Returns an object's fields by their response names, with fragments expanded; fields of the same name are merged. */
export function collectFields(
  typeName: string,
  sets: readonly SelectionSetNode[],
  { fragments, choices }: Asked,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const open = (condition: string | undefined, set: SelectionSetNode) => {
    if (condition !== undefined && condition !== typeName) throw new NotPlanned(`a condition on ${condition}`);
    collect(set);
  };
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (!isIncluded(selection, choices)) continue;
      if (selection.kind === Kind.INLINE_FRAGMENT) open(selection.typeCondition?.name.value, selection.selectionSet);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        if (!fragment || spread.has(selection.name.value)) continue;
        spread.add(selection.name.value);
        open(fragment.typeCondition.name.value, fragment.selectionSet);
      } else {
        const key = selection.alias?.value ?? selection.name.value;
        // Names that begin with two underscores are reserved by GraphQL and used by plans.
        if (selection.alias && key.startsWith('__')) throw new NotPlanned(`${key} as a name`);
        fields.set(key, [...(fields.get(key) ?? []), selection]);
      }
    }
  };
  for (const set of sets) collect(set);
  return fields;
}
