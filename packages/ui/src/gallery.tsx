import { Actions } from './gallery/actions.tsx';
import { Feedback } from './gallery/feedback.tsx';
import { Fields } from './gallery/fields.tsx';
import { Foundations } from './gallery/foundations.tsx';
import { Lists } from './gallery/lists.tsx';
import { Overlays } from './gallery/overlays.tsx';
import { Storefront } from './gallery/storefront.tsx';
import { Page, PageHeader } from './page.tsx';
import { Tabs } from './tabs.tsx';
import type { ColorScheme } from './ui-context.ts';

export interface GalleryProps {
  colorScheme: ColorScheme;
  onColorScheme: (scheme: ColorScheme) => void;
}

/** Renders every component in every state, for the shell's design page in development. Its texts are samples. */
export function Gallery({ colorScheme, onColorScheme }: GalleryProps) {
  return (
    <Page>
      <PageHeader
        eyebrow="Design system"
        title="Every piece, in every state"
        subtitle="Warm paper by day, plum dark by night, drawn covers as the only loud thing on a page."
        actions={
          <Tabs
            label="Theme"
            bare
            value={colorScheme}
            onChange={(value) => onColorScheme(value as ColorScheme)}
            items={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
              { value: 'auto', label: 'System' },
            ]}
          />
        }
      />
      <Storefront />
      <Foundations />
      <Actions />
      <Fields />
      <Lists />
      <Feedback />
      <Overlays />
    </Page>
  );
}
