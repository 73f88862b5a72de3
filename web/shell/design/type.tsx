import { Section } from './section.tsx';

const colours = [
  ['ground', 'bg-ground'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['lamp', 'bg-lamp'],
  ['lamp-wash', 'bg-lamp-wash'],
  ['moss', 'bg-moss'],
  ['rose', 'bg-rose'],
  ['sky', 'bg-sky'],
  ['edge', 'bg-edge'],
  ['hairline', 'bg-hairline'],
  ['paper', 'bg-paper'],
  ['dusk', 'bg-dusk'],
  ['lightsdown', 'bg-lightsdown'],
] as const;

export function DesignType() {
  return (
    <Section title="Type and colour">
      <p className="font-display text-5xl">Fraunces: el ñandú soñó. ¿Y tú?</p>
      <p className="max-w-prose font-reading text-xl leading-[1.65]">
        Literata: «Había una vez», said the owl, <em>and so there was</em>. A small light moved between the trees, and
        the fox, who was not at all afraid, followed it home.
      </p>
      <p className="max-w-prose">Figtree: 16 px at least, sentence case, no exclamation marks. ¿¡ÑñÁáÉéÍíÓóÚúÜü</p>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5">
        {colours.map(([name, look]) => (
          <li key={name} className="grid gap-1 text-sm">
            <span className={`${look} h-14 rounded-md border border-edge`} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
