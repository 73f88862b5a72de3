import type { StoryLanguage } from '#domain/stories/options.ts';

/** How to change a passage. Wishes in a parent's own words need a model and are not supported here. */
export type Retold = { language: StoryLanguage; passage: string } & (
  | { way: 'gentler' | 'shorter' }
  | { way: 'name'; from: string; to: string }
);

/** Changes a passage without a model: softer words, fewer sentences, or another name. May return it unchanged. */
export function retell(wanted: Retold): string {
  if (wanted.way === 'name') return renamed(wanted.passage, wanted.from, wanted.to);
  const tell = wanted.way === 'gentler' ? gentler : shorter;
  return wanted.passage
    .split(/\n\s*\n/)
    .map((paragraph) => tell(paragraph.trim(), wanted.language))
    .join('\n\n');
}

/** Replaces a name by another, also before "’s"; longer words that begin with it stay. */
function renamed(text: string, from: string, to: string): string {
  const name = from.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'giu'), () => to.trim());
}

const softer: Record<StoryLanguage, Record<string, string>> = {
  english: {
    dark: 'dim',
    darkness: 'dusk',
    screamed: 'called',
    shouted: 'said',
    yelled: 'called',
    ran: 'walked',
    raced: 'walked',
    rushed: 'walked',
    crashed: 'bumped',
    smashed: 'bumped',
    slammed: 'closed',
    terrible: 'odd',
    scary: 'strange',
    frightened: 'unsure',
    terrified: 'unsure',
    scared: 'unsure',
    afraid: 'unsure',
    monster: 'shaggy visitor',
    monsters: 'shaggy visitors',
    storm: 'rain',
    thunder: 'rumble',
    roar: 'hum',
    roared: 'hummed',
    howl: 'song',
    howled: 'sang',
    loud: 'low',
    loudly: 'softly',
    suddenly: 'then',
    angry: 'cross',
    furious: 'cross',
    fell: 'slid',
    cold: 'cool',
    alone: 'by itself',
  },
  spanish: {
    oscuro: 'suave',
    oscura: 'suave',
    oscuros: 'suaves',
    oscuras: 'suaves',
    oscuridad: 'penumbra',
    gritó: 'dijo',
    gritaron: 'dijeron',
    corrió: 'caminó',
    corrieron: 'caminaron',
    corriendo: 'caminando',
    asustado: 'inquieto',
    asustada: 'inquieta',
    asustados: 'inquietos',
    asustadas: 'inquietas',
    miedo: 'dudas',
    terrible: 'extraño',
    monstruo: 'visitante peludo',
    monstruos: 'visitantes peludos',
    tormenta: 'lluvia',
    trueno: 'rumor',
    truenos: 'rumores',
    rugió: 'murmuró',
    rugido: 'murmullo',
    aulló: 'cantó',
    fuerte: 'suave',
    enojado: 'serio',
    enojada: 'seria',
    furioso: 'serio',
    furiosa: 'seria',
    cayó: 'resbaló',
    golpeó: 'tocó',
    frío: 'fresco',
    fría: 'fresca',
  },
};

/** The sentence added to a paragraph if none of its words could be softened. */
const calm: Record<StoryLanguage, string> = {
  english: 'Nobody was in a hurry.',
  spanish: 'Nadie tenía prisa.',
};

function gentler(text: string, language: StoryLanguage): string {
  const words = softer[language];
  const told = text
    .replace(/¡/g, '')
    // Speech followed by its speaker ends in a comma, or in nothing before a dash.
    .replace(/!+(?=["”’»]\s+\p{Ll})/gu, ',')
    .replace(/!+(?= —)/g, '')
    .replace(/!+/g, '.')
    .replace(/\p{L}+/gu, (word) => inCaseOf(word, words[word.toLowerCase()] ?? word));
  return told === text ? `${text} ${calm[language]}` : told;
}

function inCaseOf(word: string, other: string): string {
  const first = word.charAt(0);
  return first === first.toLowerCase() || other === word ? other : other.charAt(0).toUpperCase() + other.slice(1);
}

/** Keeps the first and last sentence and what else fits in half the length; of two long sentences only the last. */
function shorter(text: string, language: StoryLanguage): string {
  const tag = language === 'english' ? 'en' : 'es';
  const sentences = [...new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter(Boolean);
  const [first = ''] = sentences;
  if (sentences.length < 2) return withoutLastClause(first);
  const last = sentences.at(-1) ?? '';
  let room = text.length / 2 - first.length - last.length;
  const between = sentences.slice(1, -1).filter((sentence) => {
    room -= sentence.length;
    return room >= 0;
  });
  if (sentences.length === 2) return first.length + last.length > 120 ? last : text;
  return [first, ...between, last].join(' ');
}

/** Cuts "It rained, and it rained, all night." at its last comma, unless that is in the first 40 %. */
function withoutLastClause(sentence: string): string {
  const comma = sentence.lastIndexOf(', ');
  if (comma < sentence.length * 0.4) return sentence;
  const end = /[.!?…]["'”’»)]*$/.exec(sentence)?.[0] ?? '.';
  return sentence.slice(0, comma) + end;
}
