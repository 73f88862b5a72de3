import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { Textarea } from '../../ui/fields/textarea.tsx';
import { Section } from './section.tsx';

export function DesignFields() {
  return (
    <Section title="Fields">
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Name" hint="As it should appear in the story">
          <TextInput placeholder="Luna" />
        </Field>
        <Field label="Title" error="Please give the story a title.">
          <TextInput defaultValue="" />
        </Field>
        <Field label="Length">
          <Select defaultValue="medium">
            <option value="short">Short, 5–10 minutes</option>
            <option value="medium">Medium, 10–15 minutes</option>
          </Select>
        </Field>
        <Field label="Switched off">
          <TextInput disabled defaultValue="Not now" />
        </Field>
        <Field label="Notes" optional>
          <Textarea placeholder="She laughed at the owl" />
        </Field>
        <Field label="Age" error="Please choose an age.">
          <Select defaultValue="">
            <option value="">Choose</option>
          </Select>
        </Field>
      </div>
    </Section>
  );
}
