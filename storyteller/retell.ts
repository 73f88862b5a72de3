import type { StoryLanguage } from '#domain/stories/options.ts';

/** What is to become of a passage. A wish in a parent's own words needs a model: nothing here follows one. */
export type Retold = { language: StoryLanguage; passage: string } & (
  | { way: 'gentler' | 'shorter' }
  | { way: 'name'; from: string; to: string }
);

/** A passage told anew without a model: by other words, fewer sentences, or another name. The same where none of it applies. */
export function retell(wanted: Retold): string {
  if (wanted.way === 'name') return renamed(wanted.passage, wanted.from, wanted.to);
  const tell = wanted.way === 'gentler' ? gentler : shorter;
  return wanted.passage
    .split(/\n\s*\n/)
    .map((paragraph) => tell(paragraph.trim(), wanted.language))
    .join('\n\n');
}

/** Another name in the place of one, also before "’s"; what only begins like it stays. */
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

/** What a passage ends on where none of its words could be softer. */
const calm: Record<StoryLanguage, string> = {
  english: 'Nobody was in a hurry.',
  spanish: 'Nadie tenía prisa.',
};

function gentler(text: string, language: StoryLanguage): string {
  const words = softer[language];
  const told = text
    .replace(/¡/g, '')
    // Speech that goes on with who says it ends in a comma, or in nothing before a dash.
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

/** The first and the last sentence stay, and of those between as many as half of the letters have room for. */
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

/** "It rained, and it rained, all night." without what stands behind its last comma. */
function withoutLastClause(sentence: string): string {
  const comma = sentence.lastIndexOf(', ');
  if (comma < sentence.length * 0.4) return sentence;
  const end = /[.!?…]["'”’»)]*$/.exec(sentence)?.[0] ?? '.';
  return sentence.slice(0, comma) + end;
}
