import { storyOptionsSchema } from '#domain/stories/options.ts';
import { writeStory } from '#storyteller/write.ts';
import { readWish } from '#storyteller/wishes/wishes.ts';
const notes = [
 'Nuestra perrita está enferma y se quedó en la veterinaria', 'Se escapó el gato y no aparece', 'Tuvimos que regalar al perro porque nos mudamos a un departamento', 'El hámster está malito y no sabemos si se va a curar',
 'Se quedó dormida antes de ver la lluvia de estrellas', 'Estuvo con fiebre y se perdió la fiesta de su prima', 'Se canceló el paseo al zoológico por la lluvia',
 'Hubo una tormenta anoche y se fue la luz, se asustó mucho', 'Tembló y ahora tiene miedo de que vuelva a temblar', 'Simulacro en la escuela, le dio miedo la sirena',
 'Su papá siempre está en el celular y no le hace caso', 'Trabajo hasta tarde y no tengo tiempo de jugar con él', 'Siempre le digo que en un minuto',
 'No le dieron el papel principal en la obra', 'No quedó en el equipo de fútbol y su amigo sí', 'No ganó el concurso de dibujo', 'Eligieron a otra niña para ser abanderada',
];
for (const message of notes) {
  const options = storyOptionsSchema().parse({ characters: ['Lena'], setting: 'forest', message, language: 'spanish', ageGroup: 'preschool', length: 'short' } as never);
  const w = readWish(message, 'spanish');
  const { plan, text } = writeStory(options, message, {} as never);
  console.log(message, '\n   ', w.worry, w.message, '=>', plan.plot.slice(0, 90), '|', text.split('\n')[0]);
}
