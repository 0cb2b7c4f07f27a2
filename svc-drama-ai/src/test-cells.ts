import { join } from 'node:path';
import { fieldsInSdl as fieldsInFile } from '@meowtale/service-kit/testing';

export { type Cell, cells, testPersons, WHO, type Who } from '@meowtale/service-kit/testing';

/** Returns the fields of each type in a capability's schema: root fields as `Query.findDrama`, the rest by type. */
export const fieldsInSdl = (capability: string) => fieldsInFile(join(import.meta.dirname, capability, 'schema.graphql'));
