import { type PlaceKind, word } from './kind.ts';

/** Hot and cold far-away lands. */
export const far: readonly PlaceKind[] = [
  {
    named: word('desierto|oasis|pirámides?|dunas?|cañón'),
    brings: {
      LUGAR: [
        'el pozo redondo',
        'la palmera',
        'la roca roja',
        'el cactus alto',
        'la carpa de rayas',
        'el arco de piedra',
        'la duna',
      ],
      BICHO: ['el camello', 'la lagartija', 'la tortuga', 'el escarabajo', 'el ratón'],
      SONIDO: ['el susurro de la arena', 'el cencerro de un camello', 'una flauta lejana', 'el aleteo de una carpa'],
      OLOR: ['olor a arena caliente', 'olor a dátiles', 'olor a té de menta', 'olor a leña'],
      COMIDA: ['dátiles', 'higos', 'pan con miel', 'almendras'],
      DIA: [
        'La arena estaba peinada <en ondas largas>.',
        'Las sombras eran negras y cortas.',
        'Una lagartija cruzó <sin tocar casi el suelo>.',
        'El sol ocupaba medio cielo.',
      ],
      NOCHE: [
        'La arena soltaba el calor, grano por grano.',
        'Había más estrellas de las necesarias.',
        'La carpa respiraba.',
        'La luna se apoyó en una duna.',
        'El camello dobló las patas.',
        'Todo estaba quieto y fresco.',
      ],
      TRABA: ['Una duna enorme cerraba el paso.', 'El camino se había borrado.', 'No se veía por dónde seguir.'],
    },
  },
  {
    named: word('nieve|hielo|iglú|polo|ártico|antártida|invierno|glaciar|iceberg'),
    brings: {
      LUGAR: [
        'el fuerte de nieve',
        'el arco de hielo',
        'el trineo',
        'la laguna helada',
        'el pino blanco',
        'el iglú',
        'el muñeco de nieve',
      ],
      BICHO: ['el pingüino', 'la foca', 'la liebre', 'el zorrillo', 'la lechucita'],
      COSA: ['un guante rojo', 'un cascabel', 'una bufanda larga', 'un carámbano'],
      SONIDO: ['el crujido de la nieve', 'el cascabel de un trineo', 'el canto del hielo', 'la puerta de la estufa'],
      OLOR: ['olor a nieve', 'olor a chocolate', 'olor a leña', 'olor a naranja'],
      COMIDA: ['chocolate con pan', 'sopa caliente', 'galletas de jengibre', 'castañas'],
      DIA: [
        'Cada poste tenía su gorro de nieve.',
        'El aliento salía en nubecitas.',
        'La nieve hacía cric, crac.',
        'Todo estaba blanco <, hasta las ideas>.',
      ],
      NOCHE: [
        'La nieve caía lenta y derecha.',
        'La estufa hacía tic.',
        'Afuera, blanco; adentro, tibio.',
        'El hielo cantaba bajito.',
        'Las ventanas se llenaron de helechos blancos.',
        'La nieve arropó el camino.',
      ],
      TRABA: [
        'La nieve había tapado el camino.',
        'Una pared de hielo cerraba el paso.',
        'No se veía por dónde seguir.',
      ],
    },
  },
];
