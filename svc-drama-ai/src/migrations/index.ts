import * as createDramas from './202611200900_create_dramas.ts';

export const migrations = {
  '202611200900_create_dramas': createDramas,
};
