import { type PlaceKind, word } from './kind.ts';

/** Parks, and nights under canvas. */
export const park: readonly PlaceKind[] = [
  {
    named: word('campamento|carpa|camping|fogata|tienda de campaña'),
    brings: {
      LUGAR: [
        'la carpa azul',
        'la fogata',
        'el tronco de sentarse',
        'la soga de la ropa',
        'el arroyo',
        'el mapa clavado',
        'el pino inclinado',
        'la mochila grande',
      ],
      BICHO: ['el mapache', 'el grillo', 'la luciérnaga', 'el búho', 'la hormiga'],
      COSA: ['una linterna', 'una cantimplora', 'un nudo perfecto', 'una brújula', 'una piña'],
      SONIDO: ['el chisporroteo de la fogata', 'el canto de un búho', 'el cierre de la carpa', 'una armónica'],
      OLOR: ['olor a humo dulce', 'olor a pino', 'olor a pan tostado', 'olor a tierra'],
      COMIDA: ['malvaviscos tostados', 'pan en la brasa', 'chocolate caliente', 'frijoles dulces'],
      CAMA: ['una bolsa de dormir', 'una hamaca entre dos pinos', 'el rincón tibio de la carpa'],
      DIA: [
        'La carpa se inflaba <, como si tomara aire>.',
        'Los platos se secaban al sol.',
        'Una soga cruzaba de pino a pino.',
        'El mapa tenía una mancha de miel <, y ahí querían ir todos>.',
      ],
      NOCHE: [
        'La fogata era una brasa con sueño.',
        'La carpa dejaba pasar un poquito de luna.',
        'Las linternas se apagaron, una por una.',
        'El humo subía derecho a las estrellas.',
        'Los cierres hicieron ris, y nada más.',
      ],
      TRABA: ['Un tronco caído cerraba el camino.', 'El mapa se había mojado.', 'El arroyo venía crecido.'],
    },
  },
  {
    named: word('parque|patio|piscina|alberca|columpios?'),
    brings: {
      LUGAR: [
        'el tobogán',
        'el arenero',
        'la laguna de los patos',
        'el columpio de la cuerda corta',
        'el banco redondo',
        'la fuente de tomar agua',
        'el árbol más grande',
        'el puentecito',
      ],
      BICHO: ['el pato', 'la paloma', 'la hormiga', 'el sapo', 'la mariposa'],
      SONIDO: [
        'el chirrido de un columpio',
        'la campana del heladero',
        'el cuac de los patos',
        'la voz de alguien que cuenta hasta diez',
      ],
      OLOR: ['olor a pasto cortado', 'olor a palomitas', 'olor a arena tibia', 'olor a flores'],
      DIA: [
        'Los columpios se movían solos <, apenas, como si practicaran>.',
        'Los patos pasaban en fila <, por orden de tamaño>.',
        'El tobogán brillaba.',
        'Una pelota rodó sin dueño.',
      ],
      NOCHE: [
        'Por el tobogán bajó la luz de la luna.',
        'Los columpios colgaban derechos.',
        'Los patos guardaron la cabeza.',
        'El arenero estaba liso y fresco.',
        'El pasto tenía rocío.',
        'Nadie se columpiaba, ni el viento.',
      ],
    },
  },
];
