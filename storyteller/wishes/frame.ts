import type { StoryLanguage } from '#domain/stories/options.ts';
import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';

/** How a wish is worded, where it is a story of the parent's own and no message: what is to be done, told or talked about. */
type Worded = { kind: 'do' | 'story' | 'about'; words: string };

/** What speaks of a child's trouble is answered by a tale and never said aloud in it. */
const trouble: Record<StoryLanguage, RegExp> = {
  english:
    /\b(?:says?|thinks?|hates?|hating|won['’]?t|doesn['’]?t|does not|isn['’]?t|cannot|can['’]?t|couldn['’]?t|cries|cry|crying|refuses?|scared|afraid|nervous|worried|upset|sad|stupid|ugly|fat|fault|screams?|bites?|hits?|lost the|misses|never wants)\b/i,
  spanish:
    /(?<!\p{L})(?:que (?:no|se|le|deje|entienda|aprenda|ya|mi|la|el|las|los)|dice|piensa|cree|odia|llora|miedo|triste|tont[oa]|fe[oa]|culpa|grita|muerde|pega|no quiere|no puede|no sabe|perdió|extraña|preocupad[oa]|nervios[oa])(?!\p{L})/iu,
};
const maxims: Record<StoryLanguage, RegExp> = {
  english:
    /\b(?:ok|okay|should|shouldn['’]?t|must|matters?)\b|^(?:that|we don|its|be|always|never|don['’]t|do not|it['’]?s|it is|you (?:are|can)|every(?:one|body|thing)?|if you|we all|all you|nobody|there is)\b/i,
  spanish:
    /(?<!\p{L})(?:está bien|debe|deben|hay que|importa)(?!\p{L})|^(?:que|sé|ser|siempre|nunca|no (?:hay|hagas|te)|eres|puedes|tod[oa]s?|cada|si|nadie)(?!\p{L})/iu,
};

/** Whether a wish is a saying that somebody in a story could say or write down. */
export function isMaxim(words: string, language: StoryLanguage): boolean {
  return (
    /^\S+/.test(words) &&
    maxims[language].test(words) &&
    !/^(?:that|que) /i.test(words) &&
    !trouble[language].test(words) &&
    words.split(' ').length <= 8
  );
}

/** How a wish that is a story of its own can be named in another one; null where it should not be. */
export function wordedWish(text: string, language: StoryLanguage): Worded | null {
  const words = text.replace(/[.!?…\s]+$/, '').replace(/^[¿¡\s]+/, '');
  // What is said of the child is the parent's to know.
  if (
    /^(?:he|she|they|we|his|her|our|my|mi|nuestr[oa]|él|ella)\s(?!(?:really )?(?:wants?|would|quiere|quieren|queremos))/iu.test(
      words,
    )
  )
    return null;
  const odd = /["\\/=;:@<>{}]|https?|\b(?:system|prompt|instruc|ignor)/iu;
  if (words === '' || words.split(' ').length > 16 || odd.test(words) || trouble[language].test(words)) return null;
  if (maxims[language].test(words)) return null;
  return language === 'spanish' ? spanish(words) : english(words);
}

function english(words: string): Worded | null {
  const wanted =
    /^(?:(?:he|she|they|we|i|the (?:kids|children|twins|boys|girls)|my \w+|\p{Lu}\p{Ll}+) )?(?:really )?(?:wants?|would (?:like|love)|wish(?:es)?|needs?|is going|are going) to (.+)$/iu.exec(
      words,
    );
  if (wanted?.[1]) return { kind: 'do', words: wanted[1] };
  if (
    /^(?:build|make|find|solve|visit|ride|fly|swim|catch|look for|travel|save|discover|explore|go|get|bake|paint|plant|draw|climb|sail|dance|sing|play|search|invent|rescue|dig|camp|hunt)\b/i.test(
      words,
    )
  )
    return { kind: 'do', words };
  const phrase = words.replace(/^(?:a (?:story|tale) )?(?:about|of|with|on)\s+/i, '');
  // "losing at soccer is not the end of the world" is a moral, and no story.
  if (/^(?:not )?\p{L}+ing\b|\b(?:not|never|isn['’]t|aren['’]t)\b/iu.test(phrase)) return null;
  const relative =
    /^(?:an?|the|two|three|some|my|our)\s+(?:\S+\s+){0,5}?(?:that|who|which|with|without|in|on|from|of|made)\b/i.test(
      phrase,
    );
  const clause =
    /^(?:the|an?|two|three|four|twins|some)\s.*\b(?:is|are|has|have|can|goes?|comes?|gets?|finds?|loses?|swaps?|meets?|falls?|eats?|keeps?|becomes?|turns?|lives?|flies|fly|builds?|takes?|steals?|opens?)\b/iu;
  if (!relative && clause.test(phrase)) return { kind: 'story', words: lower(phrase) };
  return phrase.split(' ').length <= 10 ? { kind: 'about', words: lower(phrase) } : null;
}

function spanish(words: string): Worded | null {
  const wanted =
    /^(?:(?:él|ella|ellos|ellas|mi \p{Ll}+|mis \p{Ll}+|\p{Lu}\p{Ll}+) )?(?:quieren?|queremos|quisieran?|van? a|vamos a) (\p{L}+(?:ar|er|ir)(?:se|los|las|lo|la)?(?!\p{L}).*)$/iu.exec(
      words,
    );
  if (wanted?.[1]) return { kind: 'do', words: wanted[1] };
  if (
    /^(?:construir|hacer|buscar|encontrar|resolver|visitar|volar|nadar|viajar|salvar|descubrir|explorar|ir|pintar|plantar|dibujar|trepar|navegar|jugar|inventar|rescatar|acampar|averiguar|atrapar)(?!\p{L})/iu.test(
      words,
    )
  )
    return { kind: 'do', words };
  const phrase = words.replace(/^(?:un cuento )?(?:sobre|acerca de|de|con)\s+/iu, '');
  const relative = /^(?:una?|el|la|los|las|mi|dos|tres)\s+(?:\S+\s+){0,4}?(?:que|con|sin|de|en)(?!\p{L})/iu.test(
    phrase,
  );
  const clause =
    /(?<!\p{L})(?:es|son|está|están|tiene|tienen|va|van|encuentra|encuentran|pierde|pierden|cambian|cae|come|comen|vive|viven|vuela|vuelan|construye|construyen|se \p{Ll}+[ae]n?)(?!\p{L})/iu;
  // Only a story of somebody in general is named: what is said of the family is the parent's to know.
  const general = /^(?:una?|unos|unas|dos|tres|cuatro|el|la|los|las)\s(?!\S+(?:amos|emos|imos)(?!\p{L}))/iu.test(
    phrase,
  );
  if (!relative && clause.test(phrase)) return general ? { kind: 'story', words: lower(phrase) } : null;
  return phrase.split(' ').length <= 10 && (general || phrase.split(' ').length <= 4)
    ? { kind: 'about', words: lower(phrase) }
    : null;
}

const lower = (text: string) =>
  text
    .replace(/^(?:A|An|The|Two|Three|Un|Una|El|La|Los|Las|Dos|Tres)(?= )/, (word) => word.toLowerCase())
    .replace(/^\p{Lu}(?=\p{Ll})(?=\p{Ll}+ )/u, (letter) => letter.toLowerCase());

type Frame = { before: string; after: string };
const frames: Record<StoryLanguage, Record<Worded['kind'], readonly Frame[]>> = {
  english: {
    do: [
      {
        before:
          '“Tomorrow,” said {hero}, “we will {x}.” It was all settled. {Friend} had thought of everything, and {hero} had thought of it twice. But that was tomorrow, and first there was this evening.',
        after: '“And tomorrow we will {x},” said {friend}. “First thing,” said {hero}.',
      },
    ],
    story: [
      {
        before:
          '“Do you know the story where {x}?” asked {friend}. “Nobody tells it as well as I do,” said {hero}. “I’ll tell it to you tonight, in bed.” But a whole evening came in between.',
        after:
          '“And the story where {x}?” asked {friend}. But {hero} was already in the middle of it, with closed eyes.',
      },
    ],
    about: [
      {
        before:
          'All day {hero} and {friend} had talked about {x}. There was a great deal to say about that, and they had not come to the end of it when the evening began.',
        after: '“We never came to the end of {x},” said {friend}. “Tomorrow,” said {hero}.',
      },
    ],
  },
  spanish: {
    do: [
      {
        before:
          '—Mañana vamos a {x} —dijo {hero}. Ya estaba todo decidido. {Friend} había pensado en todo, y {hero} lo había pensado dos veces. Pero eso era mañana, y antes venía esta noche.',
        after: '—Y mañana vamos a {x} —dijo {friend}.\n\n—A primera hora —dijo {hero}.',
      },
    ],
    story: [
      {
        before:
          '—¿Te sabes el cuento en el que {x}? —preguntó {friend}.\n\n—Nadie lo cuenta como yo —dijo {hero}—. Te lo cuento hoy, en la cama.\n\nPero antes venía la tarde entera.',
        after:
          '—¿Y el cuento en el que {x}? —preguntó {friend}. Pero {hero} ya iba por la mitad, con los ojos cerrados.',
      },
    ],
    about: [
      {
        before:
          'Todo el día {hero} y {friend} habían hablado {de x}. Había mucho que decir, y no habían terminado cuando empezó la tarde.',
        after: '—No terminamos de hablar {de x} —dijo {friend}.\n\n—Mañana —dijo {hero}.',
      },
    ],
  },
};

/** The paragraphs that name the family's own story before and after the tale of this evening. */
export function wishFrame(
  worded: Worded,
  language: StoryLanguage,
  { hero, friend }: { hero: Person; friend: Person },
  random: Random,
): { before: string[]; after: string[]; met: Person[] } {
  const frame = random.fork('wish').pick(frames[language][worded.kind]);
  const met = new Set<Person>();
  const named = (person: Person, first: boolean) => {
    const known = met.has(person) || !first;
    met.add(person);
    return known ? person.name : person.first;
  };
  const fill = (text: string, first: boolean) =>
    text
      .replace(/\{(hero|friend|Friend|x|de x)\}/g, (_, mark: string) => {
        if (mark === 'x') return worded.words;
        if (mark === 'de x') return `de ${worded.words}`.replace(/^de el (?=\p{L})/u, 'del ');
        const plain = named(mark === 'hero' ? hero : friend, first);
        const name = plain.includes(', ') ? `${plain},` : plain;
        return mark === 'Friend' ? name.replace(/^./u, (letter) => letter.toUpperCase()) : name;
      })
      .replace(/,(?=[.,;:!?])/g, '')
      .split('\n\n');
  return { before: fill(frame.before, true), after: fill(frame.after, false), met: [hero, friend] };
}
