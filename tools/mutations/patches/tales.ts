import type { PatchGroup } from '../patch.ts';

const wishes = ['storyteller/wishes/shapes.test.ts'];

/** How a wish is understood and told by the tales. */
export const tales: PatchGroup[] = [
  {
    file: 'storyteller/tale/fill.ts',
    tests: wishes,
    patches: [
      [
        'GEN-18',
        'a long story of a parent’s is said whole again and again',
        "const again = said.has('story') &&",
        'const again = false &&',
      ],
      ['GEN-18', 'nobody hears what the one was who died', 'if (!gone || owns', 'if (true || owns'],
    ],
  },
  {
    file: 'storyteller/tale/roles.ts',
    tests: wishes,
    patches: [
      ['GEN-18', 'somebody who died plays a part', '|| death.test(', '|| /x^/.test('],
      ['GEN-18', 'the boys are spoken of as “they”', "he === she ? pronoun : he ? 'he' : 'she'", 'pronoun'],
    ],
  },
  {
    file: 'storyteller/wishes/worded.ts',
    tests: wishes,
    patches: [
      ['GEN-18', 'a story’s name takes more than a breath', '() => inOneBreath(words)', '() => words'],
      [
        'GEN-18',
        'a note is said as the name of a story',
        'if (!ofSomebody && say.sentence.test(phrase)) return null;',
        '',
      ],
    ],
  },
  {
    file: 'storyteller/wishes/narrate.ts',
    tests: wishes,
    patches: [['GEN-18', 'what is typed on a phone is told as it is typed', '"$1\'t"', "'$&'"]],
  },
  {
    file: 'storyteller/places/places.ts',
    tests: ['storyteller/places/places.test.ts'],
    patches: [
      [
        'GEN-18',
        'a time of the day becomes part of the place',
        ".replace(hour, '')\n    .replace(hour, '');",
        ".replace(/x^/, '');",
      ],
      ['GEN-18', 'a cot is played as a place', 'if (moment) return moment[1];', ''],
    ],
  },
  {
    file: 'storyteller/people/spanish.ts',
    tests: ['storyteller/people/people.test.ts'],
    patches: [['GEN-18', 'two children are taken for one', 'if (pair) return list(pair);', '']],
  },
];
