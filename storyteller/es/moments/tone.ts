import type { Tone } from '../../plan.ts';

/** A line of the opening when a parent asks for another tone than the playful one. */
export const toneLines: Record<Exclude<Tone, 'playful'>, readonly string[]> = {
  calm: [
    'Era un día lento, de los que dejan apoyarse.',
    'Había tiempo, y sobraba un poco.',
    'Todo estaba tranquilo, como agua en un plato.',
    'Nadie tenía que llegar a ninguna parte.',
    'El aire iba y venía, muy despacio.',
  ],
  adventurous: [
    'Era un día con ganas de ir lejos.',
    'En el mapa quedaba una esquina en blanco, y hoy era un buen día para las esquinas.',
    'Más allá de {LUGAR} empezaba todo lo que faltaba ver.',
    'El camino brillaba como una promesa.',
    'A {A} {le} picaban los talones: eran ganas de aventura.',
  ],
};
