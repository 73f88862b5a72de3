import { expect, test } from 'vitest';
import { words } from '../measure.ts';
import { planStory } from '../plan.ts';
import { realise } from './write.ts';

const names = [
  'mi abuela Rosa',
  'Leo',
  'los tres ositos',
  'dos perros',
  'the big bear',
  '🦊',
  'محمد',
  'x'.repeat(50),
  'Sr. Gato',
  'dragón',
  'Ana y Luis',
  '{A}',
  '[x|y]',
  '<b>hola</b>',
  '$& $1',
  "Zoë O'Hara",
  '¿Quién?',
];
const places = ['casa de mi abuela', 'París', '🚀🚀', '{LUGAR}', 'bajo la cama', 'x'.repeat(100)];
const messages = ['compartir', 'Que no hay que tenerle miedo a la oscuridad. '.repeat(10), '💛', '{COSA}'];

test.each(names)('[P23] a story about %s keeps its name as typed and breaks nowhere', (name) => {
  const at = names.indexOf(name);
  const plan = planStory(
    {
      length: 'short',
      language: 'spanish',
      ageGroup: at % 2 ? 'toddler' : 'elementary',
      characters: [name, names[(at + 5) % names.length] ?? 'Leo', name],
      setting: places[at % places.length] ?? 'forest',
      message: messages[at % messages.length] ?? 'help',
      model: 'deepseek',
      tone: 'playful',
    },
    `name ${at}`,
  );
  expect(plan.cast).toHaveLength(2);
  const story = realise(plan);
  const text = story.scenes.flatMap((scene) => scene.paragraphs).join('\n');
  const others = [...plan.cast.map((member) => member.name), plan.place.text];
  const own = others.reduce((rest, typed) => rest.replaceAll(typed, ''), text);
  expect(text.toLowerCase()).toContain(name.toLowerCase());
  expect(own).not.toMatch(/[{}[\]|<>$@]|undefined|null|NaN|object/);
  expect(own.split('¿').length).toBe(own.split('?').length);
  expect(own.split('¡').length).toBe(own.split('!').length);
  expect(words(text).length).toBeGreaterThanOrEqual(plan.words.min);
  expect(words(text).length).toBeLessThanOrEqual(plan.words.max);
  expect(story.title.length).toBeLessThan(100);
  expect(story.scenes).toHaveLength(plan.scenes.length);
  for (const scene of story.scenes) expect(scene.paragraphs.length).toBeGreaterThan(0);
});

test('[P23] names joined by "and" or in the plural take plural verbs', () => {
  const text = (name: string) => {
    const plan = planStory(
      {
        length: 'long',
        language: 'spanish',
        ageGroup: 'elementary',
        characters: [name, 'cat'],
        setting: 'meadow',
        message: 'help',
        model: 'deepseek',
        tone: 'playful',
      },
      'plural',
    );
    return realise(plan)
      .scenes.flatMap((scene) => scene.paragraphs)
      .join('\n');
  };
  expect(text('los tres ositos')).not.toMatch(
    /[Ll]os tres ositos (miró|tenía|quería|dijo|corrió|salió|abrió|se sentó)\b/,
  );
  expect(text('los tres ositos')).toMatch(/[Ll]os tres ositos \p{L}+n\b/u);
});
