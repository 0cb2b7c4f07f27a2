import { draftPictureProvider } from './draft/draft-pictures.ts';
import { draftTextProvider } from './draft/draft-text.ts';
import type { ProvidersEnv } from './env-shape.ts';
import { openAiProvider } from './openai.ts';
import type { PictureProvider, TextProvider } from './ports.ts';
import { sdWebUiProvider } from './sdwebui.ts';

export interface Providers {
  text: readonly TextProvider[];
  pictures: readonly PictureProvider[];
}

/** Returns the configured providers, followed by the built-in draft. */
export function createProviders({
  AI_OPENAI_BASE_URL: baseUrl,
  AI_OPENAI_API_KEY: key,
  AI_OPENAI_MODEL: model,
  AI_SDWEBUI_URL: url,
}: Omit<ProvidersEnv, 'AI_BLOCKED_WORDS'>): Providers {
  return {
    text: [...(baseUrl && model ? [openAiProvider({ baseUrl, key, model })] : []), draftTextProvider()],
    pictures: [...(url ? [sdWebUiProvider({ url })] : []), draftPictureProvider()],
  };
}
