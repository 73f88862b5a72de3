import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { Chip, ChipGroup, RemovableChip } from '../../ui/fields/chip.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { Row, Section } from './section.tsx';

const animals = ['Fox', 'Owl', 'Rabbit', 'Elephant', 'Unicorn'];

export function DesignChoices() {
  const [chosen, setChosen] = useState<string[]>(['Owl']);
  const [place, setPlace] = useState('Forest');
  const [light, setLight] = useState('night');
  const toggle = (name: string, on: boolean) =>
    setChosen(on ? [...chosen, name] : chosen.filter((other) => other !== name));
  return (
    <Section title="Choices">
      <ChipGroup label="Several at once" hint="Tap as many as you like">
        {animals.map((name) => (
          <Chip key={name} checked={chosen.includes(name)} onChange={(on) => toggle(name, on)}>
            {name}
          </Chip>
        ))}
        <Chip checked={false} disabled onChange={() => {}}>
          Switched off
        </Chip>
      </ChipGroup>
      <ChipGroup label="One of them" error="Please choose a setting for your story">
        {['Forest', 'Castle', 'Under the sea'].map((name) => (
          <Chip
            key={name}
            kind="radio"
            shape="tile"
            checked={place === name}
            onChange={() => setPlace(name)}
            picture={<span className="size-14 rounded-md bg-raised" />}
          >
            {name}
          </Chip>
        ))}
      </ChipGroup>
      <Row>
        {chosen.map((name) => (
          <RemovableChip key={name} removeLabel={`Remove ${name}`} onRemove={() => toggle(name, false)}>
            {name}
          </RemovableChip>
        ))}
      </Row>
      <SegmentedControl
        label="Light"
        value={light}
        onChange={setLight}
        options={[
          { value: 'night', label: 'Night', icon: <Moon aria-hidden="true" className="size-5" /> },
          { value: 'day', label: 'Day', icon: <Sun aria-hidden="true" className="size-5" /> },
        ]}
      />
    </Section>
  );
}
