import type { StoryLanguage } from '#domain/stories/options.ts';

/** Words, parted by spaces, that a picture's sentence may have, because the picture shows what they say or hides nothing. */
interface CaptionWords {
  /** In every picture. */
  free: string;
  /** Verbs, by the actions that show them. The first person of the picture acts. */
  does: Record<string, string>;
  /** By the light, and by the mood. */
  at: Record<string, string>;
  feels: Record<string, string>;
  /** Words for what a bed is drawn with, for a hollow, and for things besides their own names. */
  bed: string;
  hollow: string;
  things: Record<string, string>;
  /** With what no sentence ends: such a caption was cut off. */
  cutOff: RegExp;
}

const things = 'give hold carry lead sit-beside stand wave point build whisper walk look-into hug climb';
const onFeet = 'stand give hold carry look-into lead climb wave point build walk whisper hug';

export const captionWords: Record<StoryLanguage, CaptionWords> = {
  english: {
    free: `the a an and or but of to at by with it on up in into down there here is are was be one all both each other others that
      who they them their its him his her as how what where when too so very not still together side beside next between
      near close along back over from for home ahead again only just now then once soon yet already almost nearly quite
      same big small little tiny huge new old plain good best great red blue green yellow white black grey brown
      gold golden orange silver
      look looks looking see sees saw watch watches looked face faces wait waits waiting listen listens hear tells tell said
      says say talk talks ask asks hello goodbye whole everybody everyone
      know knows think last first more much time well right can cannot could will may want wants like likes
      friends tired own while some found find finds awake
      under out something somebody round does do s away far nobody off no nothing which about quiet thing things alone any
      everything because lot bit done gone after before past behind in two three until`,
    does: {
      'give hold point': 'shows show showing',
      give: 'gives give offers passes',
      'hold carry give sit-beside lead stand wave point whisper hug': 'holds hold held keeps keep',
      [things]: 'has have',
      'give carry lead hold': 'takes take brings bring carry carries',
      'walk carry lead': 'walk walks walking goes go going comes come way',
      lead: 'lead leads',
      hug: 'hug hugs tight arms',
      'look-into': 'bend bends lean leans',
      'sit-beside under-blanket': 'sit sits sitting sat',
      [onFeet]: 'stand stands',
      'sleep under-blanket': 'lie lies tucks tucked cover covers',
      sleep: 'sleep sleeps asleep sleeping rest rests',
      wave: 'wave waves',
      point: 'point points',
      build: 'build builds work works helps help',
      climb: 'climb climbs climbing',
      whisper: 'whisper whispers softly quietly',
    },
    at: { night: 'night', 'night dusk': 'dark evening dusk', day: 'day daytime' },
    feels: {
      'joyful tender': 'glad happy laugh laughs laughing laughed smile smiles joy',
      worried: 'sad worried sorry afraid',
      sleepy: 'sleepy',
    },
    bed: 'bed pillow blanket sheet cushions',
    hollow: 'hole hollow crack gap dark puddle pond',
    things: {
      bread: 'crust bun',
      pillow: 'cushion cushions',
      blanket: 'sheet',
      lantern: 'lamp light',
      'candle-lantern': 'lamp light',
      letter: 'paper note page ticket',
      map: 'page',
      box: 'parcel suitcase',
      teddy: 'bear',
      rope: 'string',
      seedling: 'plant tree',
      spyglass: 'tube',
    },
    cutOff:
      /(?:(?<!\p{L})(?:the(?: two)?|an?|of|to|for|from|with|and|or|but|because|at|into|than|that|his|their|its)|, (?:and )?(?:each|far|next)|(?<!(?:by|each|either|one|other|whose) )side)$/u,
  },
  spanish: {
    free: `y la el los las un una unos unas a al de del en con que se lo le les su sus por para como si no ni ya muy más todo toda todos
      todas uno otro otra los dos juntos juntas junt casi cada mismo misma está están es son hay sigue queda quedan lado cerca
      desde hacia hasta frente delante detrás atrás adelante entre sobre mientras luego después antes aquí ahí también
      grande chiquita chiquito pequeño pequeña chico chica enorme nuevo nueva viejo bonito rojo roja azul verde amarillo
      amarilla negro negra blanco blanca gris
      mira miran mirar mirando ve ven ver vea observa observan cara espera esperan escucha escuchan oye oyen habla hablan
      conversan dice dicen cuenta cuentan pregunta explica sabe saben piensa piensan quiere quieren algo tranquil acompaña
      quiet quieto quietos despiert despierta medio solo siempre todavía ahora bien mucho alguien nadie quien dónde cómo qué
      cuándo casa gente demás igual tan mejor solas sola cansad content contentos serios seri
      junto bajo debajo arriba abajo sin acerca adentro dentro encima nada l s partes muchas lejos despacio cuidado hace alto
      mucha gran tres puede pueden ser`,
    does: {
      'give hold point': 'enseña enseñan muestra muestran',
      give: 'da dan ofrece entrega pasa presta regala',
      'hold carry give sit-beside lead stand wave point whisper hug': 'tiene tienen sostiene sostienen agarra agarran',
      'give carry lead hold walk': 'lleva llevan trae carga cargan',
      'walk carry lead': 'camina caminan va van viene vienen pasea pasean llega llegan pasos camino',
      lead: 'guía mano',
      hug: 'abraza abrazan abrazo aprieta fuerte',
      'look-into': 'asoma asoman agacha agachan inclina inclinan',
      'sit-beside under-blanket': 'sienta sientan sentad sentada sentado sentados',
      [onFeet]: 'pie parado',
      'sleep under-blanket': 'acuesta acuestan acostad acostada acostado acostados tapad tapados tapan tapa',
      sleep: 'duerme duermen dormid durmiendo descansa descansan',
      wave: 'saluda saludan',
      point: 'señala señalan',
      build: 'hace hacen construyen arman ayuda ayudan',
      climb: 'sube suben',
      whisper: 'susurra susurran secreto bajito oído',
    },
    at: { night: 'noche', 'night dusk': 'oscuro oscuridad oscuras anochecer', day: 'día' },
    feels: {
      'joyful tender': 'ríe ríen risa sonríe sonríen sonrisa feliz felices contento contenta gusto contentas',
      worried: 'triste tristes preocupad miedo',
      sleepy: 'sueño',
    },
    bed: 'cama camita almohada manta',
    hollow: 'hueco hoyo agujero grieta charco',
    things: {
      blanket: 'sábana',
      lantern: 'lámpara',
      letter: 'papel papelito nota lista',
      hat: 'gorro gorra gorrito',
      scarf: 'pañuelo',
      book: 'cuaderno',
      plate: 'platillo',
      box: 'cajón',
      teddy: 'oso peluche',
      rope: 'cordel hilo',
      seedling: 'planta plantita arbolito',
      mitten: 'guante',
      spoon: 'cucharita',
    },
    cutOff:
      /(?:(?<!\p{L})(?:el|las?|los|una?|de|del|con|en|al?|para|por|sin|que|se|sus?|y|o|muy|casi)|(?<!cara a |frente a )(?:cara|frente)|, cada quien)$/u,
  },
};
