import { isGivenName } from '../../people/given-names.ts';

/** People of whom "he" or "she" could be said, beside the child. */
const others = {
  he: /\b(?:dads?|daddy|papa|pa|grandad\p{L}*|granddad\p{L}*|grandpa\p{L}*|gramps|opa|brothers?|uncle|man|boys?|mr|father|grandfather|nephew)\b/iu,
  she: /\b(?:mu?o?ms?|mummy|mommy|mama|ma|gran|granny|grandma\p{L}*|nan\p{L}{0,2}|nanny|oma|sisters?|auntie?|aunty|woman|lady|girls?|mrs|miss|ms|mother|grandmother|niece)\b/iu,
  either:
    /\b(?:friends?|cousins?|teachers?|bab(?:y|ies)|classmates?|neighbou?rs?|dog|cat|puppy|kitten|hamster|rabbit|coach|twin|doctor|dentist)\b/iu,
};

/** The pronouns by which a sentence could mean somebody else than the child. */
export function genderOf(sentence: string): ('he' | 'she')[] {
  const named = (sentence.match(/(?<= )\p{Lu}\p{Ll}+/gu) ?? []).filter((word) => isGivenName(word));
  if (others.either.test(sentence) || named.length > 0) return ['he', 'she'];
  return (['he', 'she'] as const).filter((who) => others[who].test(sentence));
}

const forms = {
  he: /\b(?:he|him|his|himself)\b/iu,
  she: /\b(?:she|her|hers|herself)\b/iu,
};

/** Whether "he" or "she" is said in a sentence. */
const isSaidOf = (who: 'he' | 'she', sentence: string) => forms[who].test(sentence);

/** The pronouns of a sentence by which only the child can be meant, and nobody else in it. */
export function childsPronouns(sentence: string): ('he' | 'she')[] {
  const foreign = genderOf(sentence);
  return (['he', 'she'] as const).filter((who) => isSaidOf(who, sentence) && !foreign.includes(who));
}

/** Verbs as the child says them: "I am", "I have". */
const said: Record<string, string> = {
  is: 'am',
  was: 'was',
  has: 'have',
  does: 'do',
  'doesn’t': 'don’t',
  'isn’t': 'am not',
  'hasn’t': 'haven’t',
};

/**
 * Says a parent's sentences with the child's own mouth: "He is heartbroken" becomes "I am heartbroken". Null where it is
 * not sure who is meant. `isVerb` tells whether a word is the plain form of a verb.
 */
export function spokenEnglish(sentences: readonly string[], isVerb: (word: string) => boolean): string | null {
  const all: string[] = [];
  for (const sentence of sentences) {
    const mine = asMine(sentence, isVerb);
    if (mine === null) return null;
    all.push(`${mine.replace(/^./u, (letter) => letter.toUpperCase())}.`);
  }
  const spoken = all.join(' ');
  return all.length <= 3 &&
    /\b(?:I|me|[Mm]y|myself)\b/u.test(spoken) &&
    !broken.test(spoken) &&
    all.every((one) => one.split(' ').length <= 26)
    ? spoken
    : null;
}

/**
 * What nobody would say: a verb that was not known ("I blocks"), two people in one pronoun ("I bit me"), or a name at the
 * beginning of which it is not known whether it is the child's.
 */
const broken =
  /[\d{]|(?:^|\. )Their\b|\bI (?!was\b|always\b|sometimes\b|perhaps\b|just\b)\p{L}*[^s\P{L}]s\b|\bI (?:\p{L}+ ){1,2}me\b|\bmy[,.]|\b(?:is|are) I\b|\b(?:of|to|with) I\b|(?:^|\. )(?!Mum|Mom|Mummy|Mommy|Dad|Daddy|Papa|Mama|Gran|Nan|The |A |An |My |Our |Some|They |It |Every|No|At |On |In |After |Before |When |Because |Kids |All |Two |Three |Other |Another )\p{Lu}\p{Ll}+ (?:will|would|can|can’t|won’t|is|was|does|has|had)\b[^.]*\bI\b/u;

// biome-ignore format: many in a line are read at one look
const kin =
  '(?:dad|daddy|papa|mum|mom|mummy|mommy|gran|grand|nan|brother|sister|friend|best|little|big|new|old|own|teacher|coach|class|classmates|cousins?|twin|auntie?|uncle|nanny|neighbou?r|dog|cat|puppy|kitten|rabbit|hamster|team)';

/** Whether somebody else is spoken of who could be "he" or "she": the child's own teacher is neither. */
const isOfOthers = (sentence: string) => genderOf(sentence.replace(ownOthers, '')).length > 0;
const ownOthers = /\b(?:his|her) (?:teacher|coach|class|classmates|cousins|dog|cat|puppy|kitten|rabbit|hamster)\b/giu;

function asMine(sentence: string, isVerb: (word: string) => boolean): string | null {
  const isOfChild = sentence.startsWith('{hero full}');
  const used = (['he', 'she'] as const).filter((who) => isSaidOf(who, sentence));
  // "Grandad is having his knee done and she worries he won't wake up": he is Grandad, and she the child.
  const known = childsPronouns(sentence);
  // In "he cries but his teacher says he stops" nobody else is a he.
  const childs = known.length === 0 && isOfChild && used.length === 1 && !isOfOthers(sentence) ? used : known;
  if (childs.length > 1) return null;
  let line = sentence;
  if (childs.length === 0 && used.length > 0) {
    // "He misses his dad": only what is surely the child's.
    if (!isOfChild) return null;
    line = line.replace(new RegExp(`\\b(?:his|her)(?= ${kin})`, 'giu'), 'my');
    if (forms.he.test(line) || forms.she.test(line)) return null;
  }
  const [child] = childs;
  if (child)
    line = line
      .replace(child === 'he' ? /\bhimself\b/giu : /\bherself\b/giu, 'myself')
      .replace(child === 'he' ? /\bhe\b/giu : /\bshe\b/giu, 'I')
      .replace(
        child === 'he'
          ? /\bhim\b/giu
          : /\bher(?= (?:an?|the|to|at|in|on|and|for|with|from|because|when|that|off|out|up|down|last|again|go|do|be|not|so|today)\b|$)/giu,
        'me',
      )
      .replace(child === 'he' ? /\bhis\b/giu : /\bher\b/giu, 'my');
  line = line.replace(
    /(?<=\b(?:make|makes|made|let|lets|help|helps|helped|see|saw|hear|heard|watched|called|calls|call) )my(?= (?:fatty|fat|stupid|ugly|baby|names|panic|cry|laugh|go|do|be|feel|sleep|eat|stop|wait|try|scream|jump|think|look|want|play|sit|stay|walk|read|write)\b)/giu,
    'me',
  );
  line = line
    .replace(/\{hero full\}/gu, 'I')
    .replace(/\{hero\}[’']s/gu, 'my')
    .replace(/\{hero\}/gu, 'me');
  const mine = /\bI\b/u.test(line) ? withVerbs(line, isVerb) : line;
  return mine
    .replace(/\bthe next day\b/giu, 'tomorrow')
    .replace(/\btheir (house|home|garden|street|car|flat|road|bed|bedroom|door|dog|cat|kitchen|room)\b/giu, 'our $1');
}

/** Puts the verbs whose subject is "I" into its form. */
function withVerbs(line: string, isVerb: (word: string) => boolean): string {
  let isMine = false;
  let last = '';
  return line
    .split(' ')
    .map((word) => {
      const plain = word.toLowerCase();
      const before = last;
      last = plain;
      if (word === 'I') {
        isMine = true;
        return word;
      }
      if (
        /^(?:it|they|we|you|who|that|which|what|because|if|when|while|since|everyone|everybody|nobody|someone|somebody)$/u.test(
          plain,
        )
      ) {
        isMine = false;
        return word;
      }
      if (/^(?:and|but|so)$/u.test(before) && /^(?:the|an?|my|their|his|her|our|some|other|all|no)$/u.test(plain))
        isMine = false;
      const [, verb = '', mark = ''] = /^(.*?)([,;]?)$/u.exec(plain) ?? [];
      const isThird = said[verb] !== undefined || (plainOf(verb) !== verb && isVerb(plainOf(verb)));
      // After a comma somebody else may come, as in "school says no"; a verb goes on with the child.
      if (before.endsWith(',')) isMine = isThird;
      else if (before === 'and' && isThird) isMine = true;
      if (
        !isMine ||
        /^(?:loves|likes|hates|adores|misses|needs|bad|good|big|new|old|own|same|many|to|the|an?|my|his|her|their|our|of|for|with|at|in|on|by|from|no|some)$/u.test(
          before,
        )
      )
        return word;
      if (!isThird) return word;
      // In "thinks nap is over" it is the nap.
      if (said[verb] && !/^(?:i|and|always|never|still|just|only|really|so|also|now|then|often|not|.*,)$/u.test(before))
        return word;
      return (said[verb] ?? plainOf(verb)) + mark;
    })
    .join(' ');
}

/** The plain form of a verb in its third person: "cries" is of "cry". */
export const plainOf = (word: string) =>
  word
    .replace(/(?<=[^aeiou])ies$/u, 'y')
    .replace(/(?<=(?:ch|sh|ss|x|zz|o))es$/u, '')
    .replace(/(?<=[^s])s$/u, '');
