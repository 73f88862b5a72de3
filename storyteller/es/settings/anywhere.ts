import { kindOfPlace } from './kinds.ts';
import type { Setting } from './setting.ts';

/** Any place a parent names: nothing here contradicts a beach, a city, a school or the Moon. */
const anywhere: Omit<Setting, 'AQUI'> = {
  LUGAR: [
    'la puerta azul',
    'el rincón de las sombras',
    'la piedra redonda',
    'el sendero de arena',
    'la escalera vieja',
    'el árbol de siempre',
    'el banco de madera',
    'la ventana abierta',
    'la fuente',
    'el muro bajo',
    'la esquina tibia',
    'el poste del farol',
    'la mesa larga',
    'el portón verde',
    'la sombra grande',
    'el escalón roto',
  ],
  BICHO: ['el caracol', 'el grillo', 'la hormiga', 'el ratón', 'la mariposa'],
  COSA: [
    'un botón dorado',
    'una piedra lisa',
    'una pluma blanca',
    'una cinta roja',
    'un papel doblado',
    'una llave chiquita',
    'una semilla',
    'una campanita',
    'un hilo de plata',
    'una tapita de colores',
    'un lápiz corto',
    'una hoja con forma de mano',
    'un espejito',
    'una rueda chica',
  ],
  SONIDO: [
    'el soplo del viento',
    'el canto de un grillo',
    'el eco de unos pasos',
    'el tintín de una campana',
    'el rumor del agua',
    'el silbido de alguien contento',
    'un silbido de dos notas',
    'el crujir de una tabla',
    'una risa que pasaba',
  ],
  OLOR: ['olor a pan', 'olor a lluvia', 'olor a flores', 'olor a madera'],
  COMIDA: ['pan con miel', 'sopa caliente', 'galletas', 'fruta fresca'],
  CAMA: ['una cama pequeña', 'un montón de mantas', 'una hamaca', 'un rincón tibio'],
  DIA: [
    'El sol estaba alto <y todo tenía su sombra corta>.',
    'El aire era tibio y olía bien.',
    'Había mucho que ver <y nadie tenía apuro>.',
    'Un pájaro cantaba <siempre la misma pregunta>.',
    'Las nubes pasaban despacio <y cambiaban de forma>.',
    'Cada rincón guardaba una sorpresa.',
    'Algo brillaba sin decir por qué.',
    'El aire tenía ganas de jugar.',
    'Una sombra corta seguía a otra más corta.',
    'Todo parecía recién peinado.',
    'Alguien tarareaba, y no se veía quién.',
  ],
  TARDE: [
    'La luz se puso dorada.',
    'Las sombras se hicieron largas <y suaves>.',
    'El aire refrescó un poquito.',
    'Se prendió la primera luz <a lo lejos>.',
    'El día empezaba a despedirse.',
    'El sol entró por el lado de los recuerdos.',
    'Los ruidos se sentaron a descansar.',
    'Una luz amarilla salió a la puerta.',
    'Las cosas se pusieron su abrigo de sombra.',
  ],
  NOCHE: [
    'La luna salió sin hacer ruido.',
    'Una luz pequeña quedó prendida.',
    'El viento se fue a dormir.',
    'Las estrellas estaban todas en su lugar.',
    'Ya nadie hablaba en voz alta.',
    'La noche olía a sábanas limpias.',
    'Todo estaba quieto y tibio.',
    'Las sombras eran blandas como mantas.',
    'El aire se acostó en el suelo.',
    'Una ventana cerró los ojos.',
    'La oscuridad olía a lana.',
    'Lo lejano se puso más lejano.',
    'La luna hizo un charco blanco.',
    'Una puerta suspiró y se quedó quieta.',
    'El frío pasó de largo.',
    'Todo tenía la forma de un descanso.',
  ],
  TRABA: [
    'Algo muy grande cerraba el paso.',
    'El camino se partía en dos.',
    'La puerta no quería abrir.',
    'Un charco enorme cortaba el camino.',
    'No se veía por dónde seguir.',
  ],
};

const withArticle = /^(el|la|los|las|un|una|unos|unas|mi|mis|tu|tus|su|sus|nuestro|nuestra)\s/i;
const feminine = /^(?!planeta|aula)\p{L}*(a|ción|dad|nave|calle|noche|nieve|torre|nube|pirámide)$/iu;
/** Common places whose article a parent may leave out. */
const places =
  /^(bosque|mar|río|lago|desierto|campo|parque|zoológico|zoo|circo|mercado|museo|colegio|jardín|patio|barrio|pueblo|palacio|tren|barco|cielo|planeta|valle|volcán|mundo|país|reino|hospital|polo|océano|playa|isla|selva|jungla|granja|casa|escuela|ciudad|luna|cocina|biblioteca|montaña|laguna|estación|nave|calle|fábrica|panadería|tienda|plaza|feria|nieve|castillo|cancha|estadio|gimnasio|pista|supermercado|almacén|restaurante|librería|juguetería|heladería|pastelería|frutería|teatro|cine|acuario|arrecife|submarino|cohete|avión|globo|camión|autobús|iglú|glaciar|oasis|pantano|manglar|cascada|arroyo|estanque|taller|laboratorio|invernadero|carpa|cabaña|campamento|aeropuerto|puerto|muelle|faro|aldea|villa|torre|pirámide|nube|galaxia|espacio|aula|kínder|guardería|clínica|piscina|alberca|calesita|carrusel|carnaval|safari|sótano|ático|desván|garaje|cuarto|habitación|dormitorio|recámara|sala|baño|pradera|prado|llanura|colina|cerro|sierra|cueva|mina|gruta|huerto|huerta|rancho|finca|establo|granero|edificio|centro|hotel|crucero)$/i;

/** A setting in the parent's own words; "en" before `AQUI` always makes sense. */
export function settingNamed(text: string): Setting {
  const place = text.replace(/^(en|dentro de)\s+/i, '').replace(/[.!?…]+$/u, '');
  const head = place.split(' ')[0] ?? '';
  let AQUI = place;
  if (withArticle.test(place)) AQUI = settled(place.charAt(0).toLowerCase() + place.slice(1));
  else if (places.test(head) && /^\p{Ll}/u.test(place)) AQUI = `${feminine.test(head) ? 'la' : 'el'} ${place}`;
  else if (/^(bajo|debajo|sobre|encima|cerca|junto|detrás|entre|al|a la)\s/i.test(place))
    AQUI = `un rincón ${place.charAt(0).toLowerCase()}${place.slice(1)}`;
  else if (!/^\p{Lu}\p{L}*( (de|del|la|los|las|\p{Lu}\p{L}*))*$/u.test(place)) AQUI = `un lugar llamado «${place}»`;
  return { ...anywhere, ...kindOfPlace(place), AQUI };
}

/** "Un bosque" is "el bosque" once the story is in it. */
function settled(place: string): string {
  return place.replace(/^una\s/, 'la ').replace(/^un\s/, 'el ');
}
