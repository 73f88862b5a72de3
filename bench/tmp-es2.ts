import { storyOptionsSchema } from '#domain/stories/options.ts';
import { writeStory } from '#storyteller/write.ts';
import { readWish } from '#storyteller/wishes/wishes.ts';
const notes = ['Hubo un apagón', 'La gata está enferma', 'Siempre en el celular','su perro está enfermo', 'Eligieron a otra compañera y él quedó de suplente','Quería ser la protagonista pero eligieron a otra','no la eligieron para el coro', 'Siempre lo eligen último para jugar fútbol','Le tocó ser árbol en la obra', 'No le dieron la medalla y lloró', 'Una mona que no fue elegida para la banda', 'No salió abanderada', 'Perdió la votación para delegado','Se quedó en la banca todo el partido', 'Hicieron la prueba para la selección y no quedó', 'No la eligieron para la coreografía del acto'];
for (const message of notes) {
  const options = storyOptionsSchema().parse({ characters: ['Lena'], setting: 'forest', message, language: 'spanish', ageGroup: 'preschool', length: 'short' } as never);
  const w = readWish(message, 'spanish');
  const { plan, text } = writeStory(options, message, {} as never);
  console.log(message, '\n   ', w.worry, w.message, '=>', plan.plot.slice(0, 90), '|', text.split('\n')[0]);
}
