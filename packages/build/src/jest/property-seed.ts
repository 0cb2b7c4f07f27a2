import fc from 'fast-check';
import { propertySeed } from './env.ts';

// The default seed of properties.
fc.configureGlobal({ seed: propertySeed });
