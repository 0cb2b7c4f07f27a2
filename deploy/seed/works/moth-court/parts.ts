import type { Wings } from '../../art/moths.ts';

export const EMPEROR: Wings = { light: '#fff3d6', mid: '#c9a4d8', dark: '#4a2a63', eye: '#f4bd4f' };
export const HAWK: Wings = { light: '#e9c6a0', mid: '#a86a5a', dark: '#4a2530', eye: '#f6e3b4' };
export const GHOST: Wings = { light: '#ffffff', mid: '#dfe4ee', dark: '#8f9ab8', eye: '#f4e0a4' };
