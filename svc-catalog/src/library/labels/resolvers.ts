import { LABEL_PREFIX } from '@meowtale/contracts/inputs/catalog/label';
import type { RequestContext } from '@meowtale/service-kit';
import { requireCreator } from '../files/policy.ts';
import type { LabelRow } from './repository.ts';
import * as labels from './service.ts';

export const labelResolvers = {
  Query: {
    findCustomTag: (_root: unknown, args: unknown, { actor, db }: RequestContext) => labels.findLabels(db, requireCreator(actor), args),
  },
  Mutation: {
    addCustomTag: (_root: unknown, args: unknown, { actor, db }: RequestContext) => labels.addLabel(db, requireCreator(actor), args),
    setCustomTag: (_root: unknown, args: unknown, { actor, db }: RequestContext) => labels.setLabel(db, requireCreator(actor), args),
    delCustomTag: (_root: unknown, args: unknown, { actor, db }: RequestContext) => labels.delLabel(db, requireCreator(actor), args),
    setAppLabel: (_root: unknown, args: unknown, { actor, db }: RequestContext) => labels.setAppLabel(db, requireCreator(actor), args),
  },
  CustomTag: {
    id: (label: LabelRow) => label.uuid,
    name: (label: LabelRow) => `${LABEL_PREFIX}${label.name}`,
    scope: () => 'user',
    scope_uuid: (label: LabelRow) => label.user_uuid,
  },
};
