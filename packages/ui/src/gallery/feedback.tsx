import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import type { DrawingKind } from '../drawing.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { Grid } from '../grid.tsx';
import { Group } from '../group.tsx';
import { Notice } from '../notice.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { Section } from '../section.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { Stack } from '../stack.tsx';
import { notify } from '../toast-store.ts';

const kinds: DrawingKind[] = ['shelf', 'cart', 'desk', 'lamp', 'search', 'stage'];
const tones = ['info', 'success', 'warning', 'danger'] as const;

/** Renders samples of loading, empty and error states. */
export function Feedback() {
  return (
    <Section title="Feedback">
      <Stack gap={24}>
        <Grid kind="halves">
          {tones.map((tone) => (
            <Notice
              key={tone}
              tone={tone}
              title={`A ${tone} notice`}
              onClose={() => {}}
              closeLabel="Close"
              actions={<Button size="small">Do something</Button>}
            >
              Purchases show up in your library in a moment.
            </Notice>
          ))}
        </Grid>
        <Group>
          {tones.map((tone) => (
            <Button key={tone} size="small" onClick={() => notify({ tone, title: 'Saved', message: `A ${tone} toast` })}>
              Toast: {tone}
            </Button>
          ))}
          <Spinner label="Loading" />
          <Spinner size="large" />
        </Group>
        <Grid kind="cards">
          <ProgressBar label="Uploading" value={64} />
          <ProgressBar label="Completed" value={100} tone="mint" />
          <ProgressBar label="Preparing" value={null} />
        </Grid>
        <Grid kind="cards">
          <Skeleton lines={3} />
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton shape="circle" />
        </Grid>
        <Grid kind="cards">
          {kinds.map((kind) => (
            <Card key={kind}>
              <EmptyState kind={kind} title={`Nothing on the ${kind}`}>
                Start with a story you like.
              </EmptyState>
            </Card>
          ))}
        </Grid>
        <ErrorState
          title="The listings are resting"
          code="500"
          codeLabel="Code"
          requestId="0199a7c2-5c1e-7d4b-9b1f-0c5a7b1e2d3f"
          requestIdLabel="Request"
          onRetry={() => {}}
          retryLabel="Try again"
          actions={<Button variant="ghost">Back home</Button>}
        >
          They will be back in a moment. A story you have open keeps working.
        </ErrorState>
      </Stack>
    </Section>
  );
}
