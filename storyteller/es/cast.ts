import type { PresetCharacter } from '#domain/stories/options.ts';

/**
 * What the Spanish writer knows about a kind of character. Verb phrases stand after the character's
 * name, in the past and in the third person; words in braces agree in number (see text.ts).
 */
export type Nature = {
  /** After "le gustaba". */
  readonly loves: readonly string[];
  /** Small gestures. */
  readonly gestures: readonly string[];
  /** How it walks: after "caminó" or "avanzó". */
  readonly steps: readonly string[];
  /** What it can do for the others. */
  readonly gifts: readonly string[];
  /** How it settles down to sleep. */
  readonly rests: readonly string[];
};

export type Noun = {
  readonly article: 'el' | 'la';
  readonly noun: string;
  /** The noun when it is first met, if it says more. */
  readonly first?: string;
};

const only = (article: Noun['article'], noun: string) => (): Noun => ({ article, noun });
const either =
  (he: string, she: string) =>
  (female: boolean): Noun =>
    female ? { article: 'la', noun: she } : { article: 'el', noun: he };

/** The animal's name; many are a he or a she, some have one name for both. */
export const presetNouns: Record<PresetCharacter, (she: boolean) => Noun> = {
  cat: either('gato', 'gata'),
  dog: either('perro', 'perrita'),
  owl: either('búho', 'lechuza'),
  rabbit: either('conejo', 'coneja'),
  lion: only('el', 'león'),
  squirrel: only('la', 'ardilla'),
  // Beside the squirrel, which is "la ardilla".
  chipmunk: () => ({ article: 'la', noun: 'ardillita', first: 'ardillita rayada' }),
  elephant: either('elefante', 'elefanta'),
  giraffe: only('la', 'jirafa'),
  ladybug: only('la', 'mariquita'),
  fox: either('zorro', 'zorrita'),
  unicorn: only('el', 'unicornio'),
  zebra: only('la', 'cebra'),
  alligator: only('el', 'caimán'),
  monkey: either('mono', 'monita'),
};

export const presetNatures: Record<PresetCharacter, Nature> = {
  cat: {
    loves: ['dormir donde daba el sol', 'mirar la lluvia desde un lugar seco', 'seguir las sombras con una pata'],
    gestures: ['movió los bigotes', 'alzó la cola', 'se lamió una pata', 'entornó los ojos verdes'],
    steps: ['sin hacer ruido', 'con patas de algodón', 'pasito a paso'],
    gifts: ['pasó por el hueco más angosto', 'vio en lo oscuro lo que nadie veía', 'saltó sin botar ni una piedra'],
    rests: ['se hizo un ovillo', 'escondió la nariz bajo la cola', 'ronroneó bajito'],
  },
  dog: {
    loves: ['oler el pasto mojado', 'correr sin rumbo y volver con la lengua afuera', 'cuidar la puerta de su casa'],
    gestures: ['movió la cola', 'ladeó la cabeza', 'alzó una oreja', 'olió el aire'],
    steps: ['con la nariz en el suelo', 'con un trote alegre', 'moviendo la cola'],
    gifts: ['siguió un olor hasta dar con él', 'cavó un hoyo con las dos patas', 'jaló con los dientes, sin soltar'],
    rests: ['dio tres vueltas y se echó', 'apoyó el hocico en las patas', 'soltó un suspiro largo'],
  },
  owl: {
    loves: ['contar las hojas de la noche', 'leer las nubes como un libro', 'oír la lluvia con un ojo abierto'],
    gestures: ['giró la cabeza', 'abrió mucho los ojos', 'se esponjó las plumas', 'cerró un ojo y pensó'],
    steps: ['con vuelo blando', 'de rama en rama', 'sin mover casi el aire'],
    gifts: ['voló alto para ver el camino', 'oyó lo que decía el silencio', 'vio de lejos lo que faltaba'],
    rests: ['metió el pico bajo el ala', 'cerró un ojo y después el otro', 'se hundió en sus plumas'],
  },
  rabbit: {
    loves: ['juntar tréboles para el té', 'saltar los charcos sin mojarse', 'oler el pan del domingo'],
    gestures: ['movió la nariz', 'alzó las dos orejas', 'dio un saltito', 'se limpió las patas'],
    steps: ['a saltitos', 'con las orejas en alto', 'de mata en mata'],
    gifts: ['oyó un ruidito muy lejos', 'saltó al otro lado sin caer', 'hizo un túnel en un momento'],
    rests: ['dobló las orejas como dos mantas', 'se hizo bolita', 'movió la nariz cada vez más lento'],
  },
  lion: {
    loves: ['peinarse la melena con el viento', 'bostezar al sol', 'contar historias de cuando era chico'],
    gestures: ['sacudió la melena', 'bostezó', 'rugió bajito', 'miró de frente'],
    steps: ['con paso lento y firme', 'con la melena al viento', 'con patas grandes y suaves'],
    gifts: ['rugió y lo oyeron hasta muy lejos', 'corrió la piedra con el lomo', 'paró el viento con su melena'],
    rests: ['se echó con la melena por almohada', 'estiró las patas', 'dejó salir el último bostezo'],
  },
  squirrel: {
    loves: ['guardar nueces y olvidar dónde', 'subir hasta la punta de todo', 'ordenar sus semillas por color'],
    gestures: ['sacudió la cola', 'se frotó las manitas', 'miró a un lado y al otro', 'infló los cachetes'],
    steps: ['de carrerita en carrerita', 'con la cola en alto', 'dando vueltas'],
    gifts: ['trepó hasta arriba de un tirón', 'sacó una nuez de su escondite', 'abrió lo que nadie podía abrir'],
    rests: ['se tapó con la cola', 'se acomodó como una nuez en su cáscara', 'guardó las manitas'],
  },
  chipmunk: {
    loves: ['llenarse los cachetes de semillas', 'cavar cuartitos nuevos', 'silbar cuando salía el sol'],
    gestures: ['infló los cachetes', 'se paró en dos patas', 'silbó bajito', 'se sacudió las rayas'],
    steps: ['a toda prisa y con frenos', 'con pasos de semilla', 'en zigzag'],
    gifts: ['entró por un hueco de nada', 'cargó diez semillas de una vez', 'cavó un caminito por debajo'],
    rests: [
      'se enrolló con las rayas hacia adentro',
      'apoyó un cachete en la tierra tibia',
      'soltó un silbido de sueño',
    ],
  },
  elephant: {
    loves: ['bañarse con su trompa', 'oler las flores sin cortarlas', 'recordar cumpleaños'],
    gestures: ['alzó la trompa', 'movió las orejas', 'pisó con cuidado', 'resopló bajito'],
    steps: ['con pasos redondos', 'con mucho cuidado', 'balanceando la trompa'],
    gifts: ['levantó lo pesado con la trompa', 'se acordó del camino entero', 'hizo sombra para todos'],
    rests: ['dobló las rodillas y se echó', 'enrolló la trompa', 'se abanicó una vez más'],
  },
  giraffe: {
    loves: ['darle los buenos días a las nubes', 'comer las hojas más altas', 'ver llegar a las visitas'],
    gestures: [
      'estiró el cuello',
      'bajó la cabeza para mirar',
      'parpadeó con sus pestañas largas',
      'movió las orejitas',
    ],
    steps: ['con pasos largos', 'con el cuello en alto', 'agachándose en cada rama'],
    gifts: ['alcanzó lo más alto', 'vio el camino desde arriba', 'hizo un puente con su cuello'],
    rests: ['dobló sus patas largas', 'puso el cuello en el lomo', 'cerró sus pestañas largas'],
  },
  ladybug: {
    loves: ['pasear por el borde de las hojas', 'contarse los lunares', 'dormir dentro de una flor'],
    gestures: ['abrió las alas', 'dio una vueltita en el aire', 'movió las antenas', 'se lustró los lunares'],
    steps: ['con un vuelo cortito', 'por el borde del camino', 'con sus seis patitas'],
    gifts: ['pasó por la rendija más fina', 'voló hasta arriba y contó lo que vio', 'alumbró el rojo con su brillo'],
    rests: ['cerró las alas', 'guardó sus seis patitas', 'se quedó quieta como un botón'],
  },
  fox: {
    loves: ['buscar caminos nuevos', 'mirar las huellas de los demás', 'inventar canciones de una palabra'],
    gestures: ['movió la cola roja', 'paró las orejas', 'sonrió con los ojos', 'olió el viento'],
    steps: ['con paso ligero', 'por el borde de la sombra', 'con la cola como bandera'],
    gifts: ['halló un atajo', 'leyó las huellas una por una', 'pensó una idea mejor'],
    rests: ['se tapó la nariz con la cola', 'se enroscó como una media', 'dejó quietas las orejas'],
  },
  unicorn: {
    loves: ['galopar entre la niebla', 'peinarse la crin con rocío', 'dibujar en el aire con su cuerno'],
    gestures: ['sacudió la crin', 'bajó el cuerno', 'golpeó el suelo con un casco', 'resopló una nubecita'],
    steps: ['al trote', 'con cascos de terciopelo', 'dejando chispas chiquitas'],
    gifts: ['alumbró el camino con su cuerno', 'llevó a todos en el lomo', 'saltó por encima del hueco'],
    rests: ['dobló las patas muy despacio', 'apagó de a poco su cuerno', 'dejó la crin sobre el suelo'],
  },
  zebra: {
    loves: ['contar sus rayas por la mañana', 'correr carreras con el viento', 'dibujar rayas en la tierra'],
    gestures: ['sacudió las rayas', 'movió la cola', 'dio un paso al costado', 'resopló'],
    steps: ['al trote', 'con un paso blanco y otro negro', 'a galope corto'],
    gifts: ['corrió a avisar antes que nadie', 'marcó el camino con rayas', 'llevó la carga en el lomo'],
    rests: ['dobló las patas', 'apoyó el hocico en la manta', 'cerró los ojos, raya con raya'],
  },
  alligator: {
    loves: ['flotar como un tronco', 'cepillarse sus muchos dientes', 'mirar el mundo a ras del agua'],
    gestures: ['sonrió con todos sus dientes', 'movió la cola', 'abrió un ojo', 'se rascó la panza verde'],
    steps: ['con la panza en el suelo', 'sin apuro', 'moviendo la cola de lado a lado'],
    gifts: ['prestó su lomo para cruzar', 'sostuvo el peso con la boca, sin morder', 'nadó por abajo y miró'],
    rests: ['se estiró como un tronco', 'cerró la boca, diente por diente', 'apoyó la panza en lo tibio'],
  },
  monkey: {
    loves: ['colgarse de la cola', 'hacer reír a los serios', 'probar frutas con los ojos cerrados'],
    gestures: ['se rascó la cabeza', 'dio una voltereta', 'se colgó de la cola', 'hizo una mueca'],
    steps: ['de rama en rama', 'dando brincos', 'con las manos y los pies'],
    gifts: ['trepó con las cuatro manos', 'hizo un nudo que no se soltó', 'bajó la fruta más alta'],
    rests: ['se abrazó las rodillas', 'enrolló la cola', 'se chupó un dedo'],
  },
};

/** For anybody else: true of a child, a grandmother, a robot or three bears alike. */
export const anyNature: Nature = {
  loves: [
    'mirar el cielo antes de la cena',
    'hacer preguntas muy largas',
    'juntar cosas pequeñas en una caja',
    'oír cuentos hasta el final',
    'cantar bajito',
    'dibujar mapas de lugares cercanos',
  ],
  gestures: [
    '{abrió} mucho los ojos',
    '{sonrió}',
    '{respiró} hondo',
    '{miró} a un lado y al otro',
    'se {quedó} pensando',
  ],
  steps: ['paso a paso', 'con cuidado', 'sin apuro', 'mirándolo todo'],
  gifts: [
    '{empujó} con todas sus fuerzas',
    '{tuvo} una buena idea',
    '{recordó} por dónde era',
    '{ayudó} sin que nadie lo pidiera',
  ],
  rests: ['se {acomodó} entre las mantas', '{cerró} los ojos', '{soltó} un suspiro largo', '{bostezó}'],
};
