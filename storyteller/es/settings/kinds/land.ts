import { type PlaceKind, word } from './kind.ts';

/** Farms, jungles, deserts and snow. */
export const land: readonly PlaceKind[] = [
  {
    named: word('granja|establo|corral|gallinero|granero|rancho|huerto|campo|finca'),
    brings: {
      LUGAR: [
        'el granero',
        'la charca de los patos',
        'el tractor viejo',
        'el gallinero',
        'la bomba de agua',
        'el portón',
        'el manzano',
        'el montón de paja',
        'la cerca blanca',
      ],
      BICHO: ['la gallina', 'el ternero', 'la oveja', 'el pato', 'el gallo'],
      COSA: ['un huevo con pecas', 'una herradura', 'una espiga', 'un cencerro', 'una pluma blanca'],
      SONIDO: [
        'el canto de un gallo atrasado',
        'el mugido de una vaca',
        'el motor de un tractor',
        'el cloqueo de las gallinas',
      ],
      OLOR: ['olor a paja', 'olor a leche tibia', 'olor a tierra mojada', 'olor a manzanas'],
      COMIDA: ['pan con queso', 'manzanas', 'choclo tierno', 'tarta de zanahoria'],
      CAMA: ['una cama de heno', 'una cama con manta de lana', 'un rincón del granero'],
      DIA: [
        'Las gallinas paseaban <con las manos en la espalda>.',
        'Una vaca miraba y masticaba <, masticaba y miraba>.',
        'El gallo cantó tarde <y nadie le dijo nada>.',
        'El heno olía a verano.',
      ],
      NOCHE: [
        'En el establo alguien grande respiraba hondo.',
        'Las gallinas dormían en fila.',
        'El heno guardaba el calor del sol.',
        'El tractor tenía rocío en la nariz.',
        'El gallo puso su despertador.',
        'La luna se asomó a la charca.',
      ],
      TRABA: ['El portón estaba cerrado.', 'Un charco enorme cortaba el camino.', 'Una vaca dormía en medio del paso.'],
    },
  },
  {
    named: word('selva|jungla|isla|volcán|pantano|manglar'),
    brings: {
      LUGAR: [
        'la higuera',
        'la liana más larga',
        'el tronco caído',
        'la roca tibia',
        'la cascada',
        'el árbol de mangos',
        'el helecho gigante',
        'la balsa vieja',
      ],
      BICHO: ['el loro', 'la rana', 'la tortuga', 'el colibrí', 'la iguana'],
      COSA: ['una pluma roja', 'una flauta de caña', 'un coco vacío', 'una semilla brillante'],
      SONIDO: ['el parloteo de un loro', 'el rumor de la cascada', 'el aplauso de las hojas', 'el canto de una rana'],
      OLOR: ['olor a mango maduro', 'olor a tierra tibia', 'olor a flores mojadas', 'olor a vainilla'],
      COMIDA: ['mangos', 'plátanos', 'papaya', 'pan de coco'],
      CAMA: ['una hamaca', 'una cama de hojas', 'un hueco en la higuera'],
      DIA: [
        'La luz bajaba verde <y caía en manchas redondas>.',
        'Una hoja se desenrolló <sin decir nada>.',
        'Un loro contaba un chisme.',
        'Todo crecía <como si le tomaran el tiempo>.',
      ],
      NOCHE: [
        'Los loros ya lo habían dicho todo.',
        'Las hojas grandes se doblaron.',
        'El agua caía lejos, como un aliento.',
        'La noche olía a fruta.',
        'Una luciérnaga prendió su farol.',
        'La hamaca se mecía sola.',
      ],
      TRABA: ['Las lianas cerraban el paso.', 'Un río angosto cortaba el camino.', 'No se veía por dónde seguir.'],
    },
  },
];
