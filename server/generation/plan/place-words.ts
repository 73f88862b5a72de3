import type { PresetSetting, StoryLanguage } from '#domain/stories/options.ts';

const words = (text: string) => text.split(' ');

/** Beginnings of words that belong to a place: a problem that comes from it has one of them. */
export const placeWords: Record<PresetSetting, Record<StoryLanguage, string[]>> = {
  forest: {
    english: words('wood forest tree leaf leav moss branch root pine path'),
    spanish: words('bosque arbol hoja rama raiz musgo pino sendero tronco'),
  },
  castle: {
    english: words('castle tower gate moat hall stair king queen prince throne wall'),
    spanish: words('castillo torre foso puente salon escal rey reina princ muro puerta'),
  },
  underwater: {
    english: words('sea ocean underwater coral reef wave tide shell fish kelp current bubble'),
    spanish: words('mar fondo oceano coral arrecife ola marea concha pez peces alga corriente burbuja'),
  },
  cloud: {
    english: words('cloud sky air fog mist wind rain'),
    spanish: words('nube cielo aire niebla viento lluvia'),
  },
  candy: {
    english: words('candy sugar sweet chocolate syrup honey gum cake toffee caramel'),
    spanish: words('dulce azucar chocolate caramelo miel goma pastel jarabe'),
  },
  dinosaur: {
    english: words('dino fern valley egg volcano long-neck footprint'),
    spanish: words('dino helecho valle huevo volcan huella cuello'),
  },
  space: {
    english: words('space station star moon planet rocket orbit comet ship float'),
    spanish: words('espacio espacial estrella luna planeta cohete orbita cometa nave flota'),
  },
  garden: {
    english: words('garden flower bean bed seed pond leaf lettuce fence gate'),
    spanish: words('jardin flor semilla huerto estanque hoja cerca regadera tierra'),
  },
  pirate: {
    english: words('ship pirate island sea sail deck treasure wave anchor map harbo'),
    spanish: words('barco pirata isla mar vela cubierta tesoro ola ancla mapa puerto'),
  },
  fairytale: {
    english: words('king queen kingdom tower dragon fairy tales castle wish well wood'),
    spanish: words('reino rey reina torre dragon hada castillo deseo pozo bosque cuento'),
  },
  rainbow: {
    english: words('rainbow colo arch rain sun'),
    spanish: words('arcoiris color arco lluvia sol'),
  },
  mountain: {
    english: words('mountain hill peak slope path stone echo snow valley wind'),
    spanish: words('montana cerro cumbre ladera sendero piedra eco nieve valle viento'),
  },
  cave: {
    english: words('cave dark echo stone tunnel drip crystal bat'),
    spanish: words('cueva oscur eco piedra tunel gota cristal murcielago'),
  },
  workshop: {
    english: words('workshop tool toy bench shelf nail glue wood paint hammer'),
    spanish: words('taller herramienta juguete banco estante clavo pegamento madera pintura martillo'),
  },
  meadow: {
    english: words('meadow grass flower field dew hill bee'),
    spanish: words('prado pradera pasto hierba flor campo rocio loma abeja'),
  },
};
