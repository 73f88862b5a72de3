import { type StoryOptions, storyOptionsSchema } from '#domain/stories/options.ts';
import type { WrittenStory } from '#storyteller/write.ts';

/** The options between <story_request> tags, or undefined where there are none that can be used. */
export function readStoryRequest(prompt: string): StoryOptions | undefined {
  const block = /<story_request>([\s\S]*?)<\/story_request>/.exec(prompt)?.[1];
  if (block === undefined) return undefined;
  try {
    return storyOptionsSchema.safeParse(JSON.parse(block)).data;
  } catch {
    return undefined;
  }
}

/** A story for the options: the same seed, the same story. */
export function tellStory(options: StoryOptions, seed: string): WrittenStory {
  const [hero = 'fox', friend = 'a small star'] = options.characters;
  const turn = [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4;
  if (options.language === 'spanish') {
    const apertura = ['Una tarde', 'Cuando bajaba el sol', 'Al final del día', 'Casi de noche'][turn];
    return bind(
      [
        `La luz pequeña de ${hero}`,
        `${apertura}, ${hero} miró por la ventana. «¿Quién enciende las luces del camino?», preguntó en voz baja.`,
        `Nadie contestó, así que ${hero} salió a buscarlas. Junto a la puerta esperaba ${friend}, con un farol apagado en la mano.`,
        'Caminaron despacio. El viento movía la hierba y el camino olía a pan. En cada curva dejaban un pedacito de luz, y cada luz parecía saludar a la siguiente.',
        'La última luz no quería encenderse. La soplaron, la abrigaron, le contaron un secreto. Entonces brilló, muy suave.',
        `Volvieron a casa sin prisa. ${hero} cerró los ojos. Afuera, las luces velaban. Adentro, todo dormía.`,
      ],
      options,
    );
  }
  const opening = ['One evening', 'As the sun went down', 'At the end of the day', 'When it was nearly night'][turn];
  return bind(
    [
      `${hero} and the Smallest Light`,
      `${opening}, ${hero} looked out of the window. “Who lights the lamps along the path?” ${hero} whispered.`,
      `Nobody answered, so ${hero} went out to see. By the door stood ${friend}, holding a lantern that would not glow.`,
      'They walked slowly. The wind moved the grass, and the path smelled of bread. At each bend they left a little light, and each light seemed to nod to the next.',
      'The last lamp did not want to wake. They blew on it, they held it warm, they told it a secret. Then it shone, very softly.',
      `They went home without hurry. ${hero} lay down. Outside, the lamps kept watch. Inside, everyone slept.`,
    ],
    options,
  );
}

function bind([title = '', ...paragraphs]: string[], options: StoryOptions): WrittenStory {
  const scenes = [0, 2, 4].map((paragraph, index) => ({
    setting: options.setting,
    characters: options.characters.slice(0, 3),
    light: (['day', 'dusk', 'night'] as const)[index] ?? 'night',
    mood: 'calm' as const,
    alt: title,
    paragraph,
  }));
  return { title, paragraphs, scenes, text: [`**${title}**`, ...paragraphs].join('\n\n') };
}

/** What a prompt without a story request gets. */
export function politeAnswer(wantsJson: boolean): string {
  return wantsJson ? '{}' : 'Hello. I am the demo writer of Lunatale: ask me for a bedtime story.';
}
