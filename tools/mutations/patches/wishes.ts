import type { PatchGroup } from '../patch.ts';

/** How a wish in a parent’s own words is understood. */
export const wishes: PatchGroup[] = [
  {
    file: 'storyteller/wishes/wishes.ts',
    tests: ['storyteller/wishes/shapes/shapes.test.ts'],
    patches: [['GEN-18', 'a bear that misses its mother is no hero', ' || isFelt', '']],
  },
  {
    file: 'storyteller/wishes/avoid.ts',
    tests: ['storyteller/wishes/avoid.test.ts'],
    patches: [['GEN-18', 'who fears thunder is told nothing of it', '.length < leastNarrow ||', '.length > 0 ||']],
  },
  {
    file: 'storyteller/wishes/shapes/shape-grammar.ts',
    tests: ['storyteller/wishes/shapes/shapes.test.ts'],
    patches: [
      ['GEN-18', 'who is always late comes to no story late', 'return habit === does ||', 'return true ||'],
      [
        'GEN-18',
        '“para” of “no para de” is taken for a preposition',
        ".replace(/(?<= no )para(?=n? de )/u, 'paraba')",
        '',
      ],
    ],
  },
  {
    file: 'storyteller/wishes/day.ts',
    tests: ['storyteller/wishes/day.test.ts'],
    patches: [
      ['GEN-18', 'what a child is glad of is told in the present', 'joy ? past(said) : said', 'said'],
      [
        'GEN-18',
        'a bad day is told as a good one',
        '(!comic && sad.test(note) && !(mended.test(note) && !grave.test(note))) ||',
        '',
      ],
      ['GEN-18', 'what a bear did is told of the family', '    invented.test(note) ||\n', ''],
      ['GEN-18', 'what is so on every day is told of today', ' || (present.test(now) && !joy)', ''],
      [
        'GEN-18',
        'a trouble that is only named is told as a good day',
        ' || sad.test(named)) return null;',
        ') return null;',
      ],
      [
        'GEN-18',
        'what somebody does is no day',
        'if (!isSayable || !doing.test(named)',
        'if (true || !doing.test(named)',
      ],
    ],
  },
  {
    file: 'storyteller/wishes/unknown.ts',
    tests: ['storyteller/wishes/wishes.test.ts'],
    patches: [
      [
        'GEN-18',
        'whatever no table knows is a trouble',
        'unknown.trouble.test(said) && (isSad(text, language) || say.trouble.test(text))',
        'unknown.trouble.test(said)',
      ],
      ['GEN-18', 'a plot that no table knows is lost', 'else if (isSayable(said))', 'else if (false)'],
    ],
  },
  {
    file: 'storyteller/wishes/wishes.ts',
    tests: ['storyteller/wishes/wishes.test.ts'],
    patches: [
      ['GEN-18', 'a sentence of anybody is a trouble of the child’s', '    isOfFamily(text, language) &&\n', ''],
      [
        'GEN-18',
        'a note without a word of sorrow is no trouble',
        'wordsOf(language).words.family.test(text) || isGivenName(text);',
        'isGivenName(text) && wordsOf(language) !== null;',
      ],
    ],
  },
  {
    file: 'storyteller/evening/asked.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [
      ['GEN-18', 'the place of an open wish says nothing', 'return isOpen ?', 'return isOpen && false ?'],
      ['GEN-18', 'a farm is known for nothing', ' ?? knownFor[id] ?? null', ''],
      ['GEN-18', 'a mouse is hit in the sister’s stead', 'return isThere ?', 'return isThere && false ?'],
      ['GEN-18', 'tomorrow’s needle is left out', '[...besideWorry(always, wish)', '[...always'],
      [
        'GEN-18',
        'a preset message is about its place',
        'presetAmong(presetMorals, message) || wish.worry',
        'wish.worry',
      ],
    ],
  },
  {
    file: 'storyteller/wishes/phrases.ts',
    tests: ['storyteller/wishes/phrases.test.ts'],
    patches: [
      [
        'GEN-18',
        'of two words for it only the first is known',
        "words.split('|').flatMap",
        "words.split('|').slice(0, 1).flatMap",
      ],
    ],
  },
  {
    file: 'storyteller/wishes/told/clear.ts',
    tests: ['storyteller/wishes/told/aloud.test.ts'],
    patches: [['GEN-18', 'what nobody would say aloud opens a tale', '!unclear.some(', 'true || !unclear.some(']],
  },
  {
    file: 'storyteller/wishes/told/narrate.ts',
    tests: ['storyteller/wishes/told/aloud.test.ts'],
    patches: [['GEN-18', 'each note opens its tale', 'said.isClear && spoken', 'spoken']],
  },
  {
    file: 'storyteller/people/as-typed.ts',
    tests: ['storyteller/people/people.test.ts'],
    patches: [['GEN-18', 'her fringe is somebody', '(letter) => letter.toLowerCase()', '(letter) => letter']],
  },
  {
    file: 'storyteller/tale/roles.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [
      ['GEN-18', 'his cousin is a she', 'he.test(message) === she.test(message) ? null', 'true ? null'],
      ['GEN-18', 'a profile in small letters is nobody’s', 'sameCharacter(typed, name))?.[1]', 'typed === name)?.[1]'],
    ],
  },
  {
    file: 'storyteller/wishes/worded.ts',
    tests: ['storyteller/wishes/shapes/shapes.test.ts'],
    patches: [
      [
        'GEN-18',
        'a story’s name takes more than a breath',
        ': inOneBreath(lower(words, language), say.pause);',
        ': lower(words, language);',
      ],
      [
        'GEN-18',
        'a note is said as the name of a story',
        'if (!ofSomebody && say.sentence.test(phrase)) return null;',
        '',
      ],
    ],
  },
  {
    file: 'storyteller/wishes/told/narrate-english.ts',
    tests: ['storyteller/wishes/shapes/shapes.test.ts'],
    patches: [['GEN-18', 'what is typed on a phone is told as it is typed', '"$1\'t"', "'$&'"]],
  },
  {
    file: 'storyteller/wishes/loved-too.ts',
    tests: ['storyteller/wishes/wishes.test.ts'],
    patches: [
      ['GEN-18', 'the submarines that were asked for never come', 'if (!too) return;', 'return;'],
      ['GEN-18', 'whoever loves trains is told of no fear', 'if (wish.worry) wish.text =', 'if (false) wish.text ='],
    ],
  },
  {
    file: 'storyteller/wishes/meaning.ts',
    tests: ['storyteller/wishes/wishes.test.ts'],
    patches: [
      [
        'GEN-18',
        'a noise that is to be left out is feared',
        '.filter(({ index }) => !spared.test(looked.slice(0, index)))',
        '',
      ],
      [
        'GEN-18',
        'a favour that is asked for is a message',
        ".replace(politely, (said) => ' '.repeat(said.length))",
        '',
      ],
      ['GEN-18', 'learning to share is about learning', 'if (lead && lead !== text) {', 'if (lead === text) {'],
    ],
  },
  {
    file: 'storyteller/wishes/wishes.ts',
    tests: ['storyteller/wishes/wishes.test.ts'],
    patches: [
      ['GEN-18', 'an operation is told as a bedtime', '(worry === before ||', '('],
      ['GEN-18', 'a duck that drives a bus is told as a goodbye', 'isFree && isInvented(text, language)', 'false'],
      [
        'GEN-18',
        'who is wished alive is mourned',
        'const isAlive = say.aliveAgain.test(text);',
        'const isAlive = false;',
      ],
      ['GEN-18', 'wanting to know is a trouble', '|| !curious.test(text)', '|| true'],
      [
        'GEN-18',
        'a message in a sentence of the family is what a child has in mind',
        '!meant.some(({ isMain }) => isMain)',
        'true',
      ],
    ],
  },
  {
    file: 'storyteller/wishes/typed-spanish.ts',
    tests: ['storyteller/wishes/typed-spanish.test.ts'],
    patches: [
      ['GEN-18', 'what happened is not heard without its accent', ".replace(inIo, '$1ió')", ''],
      [
        'GEN-18',
        'what several should do in a story is a hope',
        'const accented = asPlot(text)',
        'const accented = text',
      ],
    ],
  },
  {
    file: 'storyteller/wishes/phrases.ts',
    tests: ['storyteller/wishes/phrases.test.ts'],
    patches: [
      [
        'GEN-18',
        'words without their apostrophes are not known',
        'else if (sign !== "\'") return null;',
        'else return null;',
      ],
      [
        'GEN-18',
        'an ending takes what comes after it',
        'for (; end >= at; end--) {',
        'for (let tries = 1; tries > 0; tries--) {',
      ],
      ['GEN-18', 'a phrase inside another is found as well', 'if (index < end) continue;', ''],
      [
        'GEN-18',
        'the first word of two lists counts, not the longer phrase',
        'length = Math.max(length, last - index);',
        'length = last - index;',
      ],
    ],
  },
  {
    file: 'storyteller/wishes/asked.ts',
    tests: ['storyteller/wishes/phrases.test.ts'],
    patches: [['GEN-18', 'what is asked for is no noun', '.find((word) => !noNoun.test(word))', '[0]']],
  },
  {
    file: 'storyteller/wishes/worded.ts',
    tests: ['storyteller/wishes/wishes.test.ts'],
    patches: [
      ['GEN-18', 'a day at home is the name of a story', 'if (!ofSomebody && say.note.test(words)) return null;', ''],
    ],
  },
  {
    file: 'storyteller/wishes/avoid.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [
      [
        'GEN-18',
        'it is dark where darkness is to be left out',
        'avoid.some((said) => asked.test(foldForSearch(said)))',
        'false',
      ],
    ],
  },
  {
    file: 'storyteller/wishes/avoid.ts',
    tests: ['storyteller/wishes/avoid.test.ts'],
    patches: [
      ['GEN-18', 'what the parent leaves out is told', 'if (named) avoid.push(named);', ''],
      ['GEN-18', 'an order to the storyteller stays in the wish', 'if (cut === rest) continue;', 'continue;'],
    ],
  },
  {
    file: 'storyteller/wishes/told/narrate-english.ts',
    tests: ['storyteller/wishes/told/aloud.test.ts'],
    patches: [
      [
        'GEN-18',
        'an order is read aloud after what happened',
        "told[0]?.includes('{hero') && raw.test(sentence)",
        'false',
      ],
      ['GEN-18', '“whatever she needed is”', '&& !isSure) return word;', ') return word;'],
    ],
  },
  {
    file: 'storyteller/wishes/told/narrate-spanish.ts',
    tests: ['storyteller/wishes/told/aloud.test.ts'],
    patches: [
      ['GEN-18', 'an empty room makes the child echo', 'isSure = isSurelyOfChild(sentence)', 'isSure = true'],
      ['GEN-18', 'what is hoped stays in the present', 'isHoped ? hoped.get(before) : undefined', 'undefined'],
    ],
  },
  {
    file: 'storyteller/wishes/note.ts',
    tests: ['storyteller/wishes/wishes.test.ts'],
    patches: [
      ['GEN-18', 'please is what a child loves', '(index === 0 || !courtesy.test(part))', 'true'],
      ['GEN-18', 'what parents want to be learnt is a trouble', ".replace(wanted, '')", ''],
      ['GEN-18', 'a character without its article is nobody', 'withArticle(typed)\n', 'typed\n'],
      ['GEN-18', 'the family’s dog becomes any dog', '(found.groups?.does && everyday.test(noun))', 'false'],
      ['GEN-18', 'a day with the accents of old is no day', '(?:r|v|d|fr)ió|fu[éí]|ví', '(?:fr)ió'],
    ],
  },
  {
    file: 'storyteller/wishes/told/narrate-spanish.ts',
    tests: ['storyteller/wishes/told/narrate-spanish.test.ts'],
    patches: [
      ['GEN-18', 'what is so now is told of now', 'will : (past.get(before) ?? (', 'will : (undefined ?? ('],
      ['GEN-18', 'a fight becomes a verb', 'if (isNoun) return word;', ''],
      ['GEN-18', 'what parents say of themselves is told of the child', ' || parents.test(sentence)', ''],
    ],
  },
  {
    file: 'storyteller/wishes/told/spoken-english.ts',
    tests: ['storyteller/wishes/told/spoken.test.ts'],
    patches: [
      ['GEN-18', 'the child says that the father worries', ' && !foreign.includes(who));', ');'],
      ['GEN-18', 'the child speaks of itself as of another', "full\\}/gu, 'I')", "full\\}/gu, 'he')"],
      ['GEN-18', 'the child says "I hides"', '(said[verb] ?? plainOf(verb)) + mark', 'word'],
    ],
  },
  {
    file: 'storyteller/wishes/told/spoken-spanish.ts',
    tests: ['storyteller/wishes/told/spoken.test.ts'],
    patches: [
      [
        'GEN-18',
        'el niño dice «se quedó»',
        '/^se$/iu.test(plain) && firstPerson(after(words, index), isPresent) !== null',
        'false',
      ],
      ['GEN-18', 'el niño habla de su perro como de otro', "'mi$1'", "'su$1'"],
      ['GEN-18', 'a bee stings somebody else', "(hero === 'object' || hero === 'owner') &&", 'false &&'],
    ],
  },
  {
    file: 'storyteller/wishes/told/matter.ts',
    tests: ['storyteller/wishes/told/spoken.test.ts'],
    patches: [
      ['GEN-18', 'people are played by a pebble', 'never.test(noun) ? [] : ', ''],
      [
        'GEN-18',
        'what does something is played before what it is done to',
        'found.find(({ index }) => index > 0) ?? ',
        '',
      ],
    ],
  },
  {
    file: 'storyteller/wishes/nameless.ts',
    tests: ['storyteller/wishes/wishes.test.ts'],
    patches: [['GEN-18', 'who hits whom by name is about nothing', 'isGivenName(name) &&', 'false &&']],
  },
];
