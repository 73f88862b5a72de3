import { presetCharacters } from '#domain/stories/options.ts';
import { createRandom } from '../random.ts';
import { beasts, signature } from './characters/beasts.ts';
import { draw as drawBody } from './characters/body.ts';
import type { Draw } from './characters/figure.ts';
import { owl } from './characters/owl.ts';
import { rollLooks } from './people/looks.ts';
import { person } from './people/person.ts';

/**
 * Who is drawn for a name. It depends on the name alone (case and outer spaces apart), so that a
 * character looks the same in every picture of a book, on its cover, on its chip and in its sequels.
 * The name chooses; no letter of it ever reaches the drawing.
 */
export function cast(name: string): Draw {
  const key = name.normalize('NFC').trim().toLocaleLowerCase('en');
  const preset = presetCharacters.find((id) => id === key);
  if (preset === 'owl') return (act) => owl(act, signature.owl);
  if (preset) {
    const wear = signature[preset];
    return (act) => drawBody(wear ? { ...beasts[preset], wear } : beasts[preset], act);
  }
  const rolls = createRandom(`cast ${key}`);
  const build = person({ looks: rollLooks(rolls, 'any'), age: 'child' });
  return (act) => drawBody(build, act);
}
