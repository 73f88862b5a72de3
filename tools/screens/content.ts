import type { SaveStory } from '#domain/stories/api.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import { drawScene } from '#storyteller/illustrator/draw-scene.ts';
import { renderPng } from '#storyteller/illustrator/paint/render.ts';
import { writeStory } from '#storyteller/write.ts';

type Wish = { characters: string[]; setting: string; message: string; pictures?: number; title?: string };

const wishes: Record<'en' | 'es', Wish[]> = {
  en: [
    { characters: ['fox', 'Nora'], setting: 'forest', message: 'sharing', pictures: 3 },
    { characters: ['owl'], setting: 'castle', message: 'patience' },
    { characters: ['Marisol', 'elephant', 'the neighbour’s very small dog'], setting: 'garden', message: 'help' },
    { characters: ['unicorn'], setting: 'space', message: 'curiosity', pictures: 2 },
    { characters: ['turtle', 'Grandpa Aurelio'], setting: 'underwater', message: 'friendship' },
    {
      characters: ['rabbit'],
      setting: 'the old lighthouse at the end of the road',
      message: 'being brave enough to ask',
      title: 'The Extraordinarily Absent-Minded Lighthouse Keeper and the Rabbit Who Counted Everything',
    },
    { characters: ['giraffe', 'Theo'], setting: 'meadow', message: 'kindness' },
    { characters: ['cat'], setting: 'cave', message: 'talents', pictures: 1 },
  ],
  es: [
    { characters: ['fox', 'Inés'], setting: 'forest', message: 'sharing', pictures: 3 },
    { characters: ['owl'], setting: 'castle', message: 'patience' },
    { characters: ['Marisol', 'elephant', 'el perro pequeñito de la vecina'], setting: 'garden', message: 'help' },
    { characters: ['unicorn'], setting: 'space', message: 'curiosity', pictures: 2 },
    { characters: ['tortuga', 'el abuelo Aurelio'], setting: 'underwater', message: 'friendship' },
    {
      characters: ['rabbit'],
      setting: 'el viejo faro al final del camino',
      message: 'atreverse a preguntar',
      title: 'El extraordinariamente despistado guardián del faro y la coneja que lo contaba absolutamente todo',
    },
    { characters: ['giraffe', 'Teo'], setting: 'meadow', message: 'kindness' },
    { characters: ['cat'], setting: 'cave', message: 'talents', pictures: 1 },
  ],
};

/** Returns stories of a typical shelf: short and very long titles, with and without pictures, some favourites. */
export function shelfStories(language: 'en' | 'es'): SaveStory[] {
  return wishes[language].map(({ characters, setting, message, pictures = 0, title }, index) => {
    const options: StoryOptions = {
      length: 'short',
      language: language === 'en' ? 'english' : 'spanish',
      characters,
      setting,
      message,
      ageGroup: 'preschool',
      model: pictures > 0 ? 'gemini' : 'deepseek',
      tone: 'playful',
    };
    const seed = `screens ${index}`;
    const written = writeStory(options, seed);
    const drawn = written.scenes.slice(0, pictures).map((scene) => {
      const png = renderPng(drawScene(scene, { width: 1024, height: 768, seed }), 1024);
      return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
    });
    return {
      title: (title ?? written.title).slice(0, 99),
      content: written.text,
      options,
      images: drawn,
      isFavorite: index % 3 === 0,
      tags: index % 2 === 0 ? [message.slice(0, 20)] : [],
    };
  });
}
