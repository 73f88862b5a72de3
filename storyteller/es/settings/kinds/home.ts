import { type PlaceKind, word } from './kind.ts';

/** Houses and the rooms in them. */
export const home: readonly PlaceKind[] = [
  {
    named: word(
      'casa|casita|cuarto|habitación|dormitorio|recámara|cocina|cama|sala|baño|bañera|tina|ático|desván|sótano|departamento|sofá|armario|clóset|cobertizo|garaje|hotel|almohada',
    ),
    brings: {
      LUGAR: [
        'la pata de la mesa',
        'el sillón grande',
        'el primer escalón',
        'el cesto de la ropa',
        'la estufa tibia',
        'la caja de juguetes',
        'la cortina larga',
        'el mueble más alto',
        'la ventana',
      ],
      BICHO: ['el ratón', 'la polilla', 'el grillo', 'la araña', 'la hormiga'],
      COSA: [
        'un botón dorado',
        'una cuchara de madera',
        'una media sin par',
        'una canica',
        'un papel doblado',
        'una llave chiquita',
      ],
      SONIDO: [
        'el tictac de un reloj',
        'el silbido de la tetera',
        'el goteo de la llave',
        'el crujido del piso',
        'la voz de alguien que tararea',
      ],
      OLOR: ['olor a pan tostado', 'olor a sábanas limpias', 'olor a canela', 'olor a sopa'],
      DIA: [
        'En el piso había un pedazo de sol <, y se movía cuando nadie miraba>.',
        'El polvo bailaba en la luz.',
        'La tetera empezaba a cantar.',
        'Alguien cerró un cajón <en otra parte de la casa>.',
      ],
      TARDE: [
        'La luz se puso dorada en la pared.',
        'Las sombras de los muebles crecieron.',
        'Se prendió la primera lámpara.',
        'La ventana se puso azul.',
      ],
      NOCHE: [
        'La escalera ya no crujía.',
        'Las tazas dormían en sus ganchos.',
        'Una luz pequeña quedó prendida.',
        'El reloj hacía tic, y descansaba.',
        'La noche olía a sábanas limpias.',
        'Las cortinas respiraban.',
        'Todo estaba quieto y tibio.',
      ],
      TRABA: [
        'Una montaña de cojines cerraba el paso.',
        'La puerta no quería abrir.',
        'El pasillo estaba oscuro y largo.',
      ],
    },
  },
];
