import type { StoryLanguage } from '#domain/stories/options.ts';

/** How a wish is worded, where it is a story of the parent's own and no message: what is to be done, told or talked about. */
export type Worded = { kind: 'do' | 'story' | 'about'; words: string };

/** What speaks of a child's trouble is answered by a tale and never said aloud in it. */
const trouble: Record<StoryLanguage, RegExp> = {
  english:
    /\b(?:says?|thinks?|hates?|hating|won['’]?t|doesn['’]?t|does not|isn['’]?t|cannot|can['’]?t|couldn['’]?t|cries|cry|crying|refuses?|scared|afraid|nervous|worried|upset|sad|stupid|ugly|fat|fault|screams?|bites?|hits?|lost the|misses|never wants)\b/i,
  spanish:
    /(?<!\p{L})(?:que (?:no|se|le|deje|entienda|aprenda|ya|mi|la|el|las|los)|dice|piensa|cree|odia|llora|miedo|triste|tont[oa]|fe[oa]|culpa|grita|muerde|pega|no quiere|no puede|no sabe|perdió|extraña|preocupad[oa]|nervios[oa])(?!\p{L})/iu,
};
const somebodyElse: Record<StoryLanguage, RegExp> = {
  english:
    /^(?:a (?:story|tale) about )?(?:an?|two|three) (?!(?:little )?(?:boy|girl|child|kid|sister|brother|baby)\b)\S+(?: \S+){0,2}? (?:who|that|which)\b/i,
  spanish: /^(?:un cuento (?:sobre|de) )?(?:una?|dos|tres) (?!niñ|herman|beb)\S+(?: \S+){0,2}? que(?!\p{L})/iu,
};
/** Whether a wish is a story of somebody, and not of the family's child: "a dragon who is afraid of heights". */
export const isOfSomebody = (text: string, language: StoryLanguage): boolean => somebodyElse[language].test(text);
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
  if (words === '' || words.split(' ').length > 24 || odd.test(words)) return null;
  // A dragon may be afraid of what it likes; what a child is afraid of is the parent's to know.
  if (trouble[language].test(words) && !somebodyElse[language].test(words)) return null;
  if (maxims[language].test(words)) return null;
  return language === 'spanish' ? spanish(words) : english(words);
}

function english(words: string): Worded | null {
  const wanted =
    /^(?:(?:he|she|they|we|i|the (?:kids|children|twins|boys|girls)|my \w+|\p{Lu}\p{Ll}+) )?(?:really )?(?:wants?|would (?:like|love)|wish(?:es)?|needs?|is going|are going) to (.+)$/iu.exec(
      words,
    );
  if (wanted?.[1] && !/\b(?:her|him|them)sel(?:f|ves)\b/i.test(wanted[1])) return { kind: 'do', words: wanted[1] };
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
  return phrase.split(' ').length <= (isOfSomebody(words, 'english') ? 24 : 10)
    ? { kind: 'about', words: lower(phrase) }
    : null;
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
  return phrase.split(' ').length <= (isOfSomebody(words, 'spanish') ? 24 : 10) &&
    (general || phrase.split(' ').length <= 4)
    ? { kind: 'about', words: lower(phrase) }
    : null;
}

const lower = (text: string) =>
  text
    .replace(/^(?:A|An|The|Two|Three|Un|Una|El|La|Los|Las|Dos|Tres)(?= )/, (word) => word.toLowerCase())
    .replace(/^\p{Lu}(?=\p{Ll})(?=\p{Ll}+ )/u, (letter) => letter.toLowerCase());

/** The parent's story after the word for one: "of a fox who ...", "where a fox ...", "of how to ...". */
export function storyPhrase({ kind, words }: Worded, language: StoryLanguage): string {
  if (language === 'english') return { about: `of ${words}`, story: `where ${words}`, do: `of how to ${words}` }[kind];
  return {
    about: `de ${words}`.replace(/^de el (?=\p{L})/u, 'del '),
    story: `en el que ${words}`,
    do: `de cómo ${words}`,
  }[kind];
}
