import { useState } from 'react';
import { Badge, StaffBadge, StatusPill } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Chip, ChipGroup } from '../chip.tsx';
import { Group } from '../group.tsx';
import { IconButton } from '../icon-button.tsx';
import { IconCopy, IconDots, IconDownload, IconEdit, IconHeart, IconPlus, IconTrash } from '../icons.ts';
import { Menu } from '../menu.tsx';
import { Section } from '../section.tsx';
import { Stack } from '../stack.tsx';
import { Tooltip } from '../tooltip.tsx';

const variants = ['primary', 'secondary', 'soft', 'ghost', 'danger'] as const;
const tones = ['neutral', 'gold', 'mint', 'danger', 'plum'] as const;

/** Renders samples of buttons, chips, badges and menus. */
export function Actions() {
  const [loading, setLoading] = useState(true);
  return (
    <Section title="Actions">
      <Stack>
        {variants.map((variant) => (
          <Group key={variant}>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} size="small">
              Small
            </Button>
            <Button variant={variant} size="large">
              Large
            </Button>
            <Button variant={variant} leftIcon={<IconPlus size={18} />}>
              With icon
            </Button>
            <Button variant={variant} loading={loading}>
              Loading
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <Button variant={variant} href="#link">
              Link
            </Button>
          </Group>
        ))}
        <Group>
          <Button size="small" onClick={() => setLoading(!loading)}>
            Toggle loading
          </Button>
          <IconButton label="Copy" icon={<IconCopy size={20} />} />
          <IconButton label="Download" outline icon={<IconDownload size={20} />} />
          <IconButton label="On your wishlist" pressed icon={<IconHeart size={20} />} />
          <IconButton label="Remove" size="small" icon={<IconTrash size={16} />} />
          <IconButton label="Resting" disabled icon={<IconEdit size={20} />} />
          <Tooltip label="A hint that explains what the campaign name is for, on two lines if it must.">
            <Button variant="ghost">Hover me</Button>
          </Tooltip>
          <Menu
            trigger={<IconButton label="More" outline tooltip={false} icon={<IconDots size={20} />} />}
            items={[
              { kind: 'label', key: 'l', label: 'Nine Cats of Osaka' },
              { key: 'edit', label: 'Edit', icon: <IconEdit size={18} /> },
              { key: 'copy', label: 'Copy', icon: <IconCopy size={18} />, disabled: true },
              { key: 'site', label: 'Store page', href: '#store' },
              { kind: 'divider', key: 'd' },
              { key: 'del', label: 'Move to trash', icon: <IconTrash size={18} />, danger: true },
            ]}
          />
        </Group>
        <ChipGroup label="Chips">
          <Chip>Words</Chip>
          <Chip href="#tag">Link</Chip>
          <Chip selected onClick={() => {}}>
            Chosen
          </Chip>
          <Chip onClick={() => {}}>Not chosen</Chip>
          <Chip onClick={() => {}} disabled>
            Resting
          </Chip>
          <Chip onRemove={() => {}} removeLabel="Remove mystery">
            mystery
          </Chip>
        </ChipGroup>
        <Group>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} solid>
              {tone}
            </Badge>
          ))}
          <StaffBadge>Meowtale staff</StaffBadge>
          {tones.map((tone) => (
            <StatusPill key={tone} tone={tone}>
              {tone}
            </StatusPill>
          ))}
        </Group>
      </Stack>
    </Section>
  );
}
