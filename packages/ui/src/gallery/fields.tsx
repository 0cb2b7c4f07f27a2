import { useState } from 'react';
import { Button } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import { ChipPicker } from '../chip-picker.tsx';
import { DateTimeInput } from '../date-time-input.tsx';
import { DayCalendar } from '../day-calendar.tsx';
import { FileDrop } from '../file-drop.tsx';
import { FormErrorSummary } from '../form-error-summary.tsx';
import { Grid } from '../grid.tsx';
import { IconSearch } from '../icons.ts';
import { MultiSelect } from '../multi-select.tsx';
import { NumberInput } from '../number-input.tsx';
import { PasswordInput } from '../password-input.tsx';
import { RadioGroup } from '../radio-group.tsx';
import { Section } from '../section.tsx';
import { Select } from '../select.tsx';
import { Stack } from '../stack.tsx';
import { Switch } from '../switch.tsx';
import { TextInput } from '../text-input.tsx';
import { Textarea } from '../textarea.tsx';

const languages = [
  { value: 'en-US', label: 'English' },
  { value: 'de-DE', label: 'Deutsch' },
  { value: 'zh-TW', label: '繁體中文' },
  { value: 'th-TH', label: 'ไทย', disabled: true },
];
const labels = {
  previous: 'Previous month',
  next: 'Next month',
  hours: 'Hours',
  minutes: 'Minutes',
  confirm: 'Set time',
  clear: 'Clear',
  dialog: 'Time',
};
const fileLabels = { choose: 'Choose a file', drop: 'or drop it here', remove: 'Remove', progress: 'Uploading' };

/** Renders samples of every input: normal, described, invalid, disabled. */
export function Fields() {
  const [isRejected, setIsRejected] = useState(false);
  return (
    <Section
      title="Fields"
      actions={
        <Button size="small" onClick={() => setIsRejected(!isRejected)}>
          Refuse the form
        </Button>
      }
    >
      <Stack gap={24}>
        <FormErrorSummary
          title="Two things are missing"
          errors={isRejected ? [{ fieldId: 'gallery-name', message: 'Name the app' }, { message: 'Choose a cover' }] : []}
        />
        <Words />
        <Choices />
        <Files />
      </Stack>
    </Section>
  );
}

function Words() {
  const [amount, setAmount] = useState<number | null>(120);
  const [language, setLanguage] = useState<string | null>('en-US');
  const [many, setMany] = useState(['en-US', 'de-DE']);
  const [at, setAt] = useState<string | null>('2026-11-20T12:30:00.000Z');
  return (
    <Grid kind="cards" gap={24}>
      <TextInput label="Name" required placeholder="My first story" description="Shown in your lobby only." counter="0 / 60" />
      <TextInput id="gallery-name" label="Name" required error="Name the app" defaultValue="" />
      <TextInput label="Search" hideLabel pill leftIcon={<IconSearch size={18} />} placeholder="Search stories, tags, creators" />
      <TextInput label="Resting" disabled defaultValue="Can't be changed now" />
      <PasswordInput label="Password" showLabel="Show password" hideLabelText="Hide password" defaultValue="meow" autoComplete="off" />
      <NumberInput
        label="Price"
        value={amount}
        onChange={setAmount}
        min={0}
        max={500}
        step={10}
        decreaseLabel="Less"
        increaseLabel="More"
        description="0 to 500 coins"
      />
      <Select
        label="Default language"
        options={languages}
        value={language}
        onChange={setLanguage}
        searchable
        emptyText="No such language"
      />
      <Select
        label="Language"
        options={languages}
        value={null}
        onChange={() => {}}
        placeholder="Choose one"
        error="Choose a language"
        required
      />
      <MultiSelect
        label="Languages"
        options={languages}
        value={many}
        onChange={setMany}
        clearLabel="Clear all"
        searchable
        emptyText="None"
      />
      <DayCalendar
        label="Discount"
        value={{ from: '2026-11-24', to: '2026-11-30' }}
        today="2026-11-23"
        onPick={() => {}}
        reasonFor={(day) => (day < '2026-11-23' ? 'This day is over.' : null)}
        labels={labels}
      />
      <DateTimeInput label="Release" value={at} onChange={setAt} timeZone="Asia/Taipei" labels={labels} description="Taipei time" />
      <DateTimeInput label="Ends" value={null} onChange={() => {}} labels={labels} placeholder="Not set" error="Choose when it ends" />
      <Textarea label="Brief" defaultValue="Nine cats, one stolen recipe." counter="29 / 500" error="At least 50 characters" />
    </Grid>
  );
}

function Choices() {
  const [kind, setKind] = useState('existing');
  const [on, setOn] = useState(true);
  const [tags, setTags] = useState(['mystery', 'found family']);
  const kinds = [
    { value: 'existing', label: 'One of my apps', description: 'Made in the editor' },
    { value: 'upload', label: 'A file', description: 'zip, apk up to 2 GB' },
    { value: 'other', label: 'Something else', disabled: true },
  ];
  return (
    <Grid kind="cards" gap={24}>
      <Stack gap={12}>
        <Checkbox label="Plain" />
        <Checkbox label="Ticked" defaultChecked description="With a word about it" />
        <Checkbox label="Some of them" indeterminate />
        <Checkbox label="I agree to the listing terms" error="Please agree first" />
        <Checkbox label="Resting" disabled defaultChecked />
      </Stack>
      <Stack gap={12}>
        <Switch label="Spend silver first" checked={on} onChange={setOn} description="1 silver pays 1 coin" />
        <Switch label="Off" checked={false} onChange={() => {}} />
        <Switch label="Resting" checked disabled onChange={() => {}} />
      </Stack>
      <RadioGroup label="Package" options={kinds} value={kind} onChange={setKind} required />
      <RadioGroup label="Package, as cards" options={kinds} value={kind} onChange={setKind} layout="cards" error="Choose one" />
      <ChipPicker
        label="Tags"
        description="Up to 3"
        max={3}
        value={tags}
        onChange={setTags}
        options={['mystery', 'found family', 'night market', 'cats', 'slow burn'].map((value) => ({ value, label: value }))}
      />
    </Grid>
  );
}

function Files() {
  return (
    <Grid kind="cards" gap={24}>
      <FileDrop
        label="Logo"
        description="png, 1024 × 1024"
        accept={['image/png']}
        value={null}
        onFile={() => {}}
        onRefuse={() => {}}
        labels={fileLabels}
      />
      <FileDrop label="Cover" value={null} error="Larger than 512 KB" onFile={() => {}} onRefuse={() => {}} labels={fileLabels} />
      <FileDrop
        label="Bundle"
        value={{ name: 'nine-cats-of-osaka-1.4.2-web.zip', detail: '412 MB' }}
        progress={42}
        onFile={() => {}}
        onRefuse={() => {}}
        onRemove={() => {}}
        labels={fileLabels}
      />
      <FileDrop label="Resting" value={null} disabled onFile={() => {}} onRefuse={() => {}} labels={fileLabels} />
    </Grid>
  );
}
