import fc from 'fast-check';
import { propertySeed } from './env.ts';

// A property that names no seed of its own draws from this one.
fc.configureGlobal({ seed: propertySeed });
