import { Card, Stack, Text } from '@meowtale/ui';
import { type AiDisclosure, AiSentences, useAiDisclosure } from '@meowtale/web-kit';

/** Renders the AI disclosure of a work; nothing without one. */
export function MadeWithAi({ disclosure }: { disclosure: readonly AiDisclosure[] }) {
  const said = useAiDisclosure(disclosure);
  if (!said) return null;
  return (
    <Card as="section" aria-label={said.title}>
      <Stack gap={8}>
        <Text size="small" tone="muted">
          {said.title}
        </Text>
        <AiSentences versions={said.versions} />
      </Stack>
    </Card>
  );
}
