import { expect, test } from 'vitest';
import { storyLanguages } from '#domain/stories/options.ts';
import { compose } from './illustrator/draw-scene.ts';
import { thingsNamed } from './illustrator/props/thing-words.ts';
import type { SceneForPicture } from './scene.ts';
import { everyTale, everyTelling } from './testing.ts';

const people = { english: ['Lena', 'Bo', 'Grandma Rosa', 'Uli'], spanish: ['Lena', 'Bo', 'abuela Rosa', 'Uli'] };

/** Lists people and things that a picture's alternative text names but the picture does not show. */
function unseen(scene: SceneForPicture, characters: readonly string[]): string[] {
  const { seen, things } = compose(scene, { width: 512, height: 512, seed: 'alts' });
  const there = new Set(seen.map(({ index }) => scene.people?.[index]?.name));
  const faults = characters
    .filter((name) => scene.alt.includes(name.replace(/^.* /, '')) && !there.has(name))
    .map((name) => `${name} is not there`);
  const lies = scene.action?.kind === 'sleep' || scene.action?.kind === 'under-blanket';
  for (const named of thingsNamed(scene.alt))
    if (!things.includes(named) && !(lies && ['blanket', 'pillow'].includes(named)))
      faults.push(`no ${named} is drawn`);
  return faults;
}

test.each(storyLanguages)(
  '[STORY-10] each picture shows whom and what its sentence names, in every tale in %s',
  everyTale,
  (language) => {
    const characters = people[language];
    const faults = [...everyTelling(language, { characters, places: ['forest'] })].flatMap(({ story, name }) =>
      story.scenes.flatMap((scene) => unseen(scene, characters).map((fault) => `${name}: ${fault}: ${scene.alt}`)),
    );
    expect(faults).toEqual([]);
  },
);
