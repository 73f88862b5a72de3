import { expect, test } from 'vitest';
import { storyOptionsSchema } from '#domain/stories/options.ts';
import { writeStory } from '../write.ts';
import { wellSpelt } from './spelling.ts';

test.each([
  [
    'spanish',
    'q ya no le pege a su hermana y se duerman tempranoo',
    'que ya no le pegue a su hermana y se duerman temprano',
  ],
  ['spanish', 'la plalla con mi abuelita', 'la playa con mi abuelita'],
  ['spanish', 'no kiere dormir solo y yora mucho', 'no quiere dormir solo y llora mucho'],
  ['spanish', 'le tiene miedo a los perroz grandes', 'le tiene miedo a los perros grandes'],
  ['spanish', 'su aguelito lo estraña', 'su abuelito lo extraña'],
  ['spanish', 'el vosque', 'el bosque'],
  ['spanish', 'le metieron 7 el sabado x no ir atras', 'le metieron 7 el sábado por no ir atrás'],
  ['spanish', 'confunde la q con la p y no se si llego', 'confunde la q con la p y no se si llego'],
  ['english', 'mum & dad til friday + nan next wk', 'mum and dad until friday and nan next week'],
  // Names, and words that no tale has, are nobody’s mistake.
  ['spanish', 'Vego, ivan y felix hagan las paces en el cole', 'Vego, ivan y felix hagan las paces en el cole'],
  ['spanish', 'la perra cruzó la barra', 'la perra cruzó la barra'],
  ['spanish', 'extraña a su abuela en quechua', 'extraña a su abuela en quechua'],
  ['spanish', 'leones en la sabana', 'leones en la sabana'],
  ['english', 'she is scard of the dark becuase of a nitemare', 'she is scared of the dark because of a nightmare'],
  ['english', 'Freinds at skool', 'Friends at school'],
  ['spanish', 'es muuuuy valiente y hace muuu', 'es muy valiente y hace muuu'],
  ['english', 'the hoover and a zibble', 'the hoover and a zibble'],
] as const)('[GEN-18] in %s “%s” is understood as “%s”', (language, typed, spelt) => {
  expect(wellSpelt(typed, language)).toBe(spelt);
});

test('[GEN-18] how somebody looks is told as it is spelt', () => {
  const { text } = writeStory(
    storyOptionsSchema().parse({
      language: 'spanish',
      characters: ['Thiago', 'Roky, perro marron de orejas caidas'],
      setting: 'el parque',
      message: 'sharing',
      length: 'short',
    }),
    'thumbs',
  );
  expect(text).toContain('perro marrón de orejas caídas');
});

test('[GEN-18] a mistyped place is the place, and a mistyped wish gets its own tale', () => {
  const told = (setting: string, message: string) =>
    writeStory(
      storyOptionsSchema().parse({ language: 'spanish', characters: ['mateo'], setting, message, length: 'short' }),
      'thumbs',
    );
  const thumbs = told('la plalla', 'no kiere compartir sus jugetes');
  expect(thumbs).toEqual(told('la playa', 'no quiere compartir sus juguetes'));
  expect(thumbs.text).not.toMatch(/plalla|kiere|jugete(?!\p{L})/u);
});
