import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { talesOf } from '#storyteller/tale/library.ts';
import { readMarks } from '#storyteller/tale/marks.ts';
import { readTale } from '#storyteller/tale/read-tale.ts';
import type { Tale, TalePicture } from '#storyteller/tale/tale.ts';
import { captionFaults } from './check-caption.ts';
import { checkTale } from './check-tale.ts';

const good = talesOf('english').tales.find((tale) => checkTale(tale).length === 0);
const source = readFileSync(new URL(`../../storyteller/tales/en/${good?.id}.md`, import.meta.url), 'utf8');
const read = (text: string) => readTale(text, { id: 'one', file: 'one.md', language: 'english' });
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;
const broken = (from: string | RegExp, to: string) => {
  const text = source.replace(from, to);
  expect(text).not.toBe(source);
  return text;
};

test('a tale that is whole has nothing to mend', () => {
  const { tale, faults } = read(source);
  expect(faults).toEqual([]);
  expect(tale && checkTale(tale)).toEqual([]);
});

test.for([
  ['no front matter', /^---\n/, 'hello\n', 'front matter'],
  ['an unknown message', /^answers: .*$/m, 'answers: [tidiness]', 'answers.0'],
  ['an unknown field', /^plot: /m, 'moral: share!\nplot: ', 'Unrecognized key'],
  ['yaml that is none', /^titles: .*$/m, 'titles: [a, "b', ''],
  ['a mark that is not closed', '{hero} ', '{hero ', 'not closed'],
  ['an age that is missing', '## toddler', '## baby', 'the telling for toddler is missing'],
  ['a picture of an unknown action', /!\[hero[^:]*: [a-z-]+/, '![hero: juggle', 'nobody can be drawn to "juggle"'],
  ['a picture with somebody unknown', /!\[hero/, '![uncle', '"uncle" plays no part'],
] as const)('%s is named with its line', ([, from, to, said]) => {
  const { tale, faults } = read(broken(from, to));
  expect(tale).toBeUndefined();
  expect(faults.map(({ fault }) => fault).join('\n')).toContain(said);
  expect(faults.every(({ line }) => line > 0)).toBe(true);
});

test('an unknown mark is found by filling it, on its line', () => {
  const text = broken(/(?<=\n\n[^\n]*)\{hero\} /, '{hero nose} ');
  const { tale } = read(text);
  const faults = tale ? checkTale(tale) : [];
  expect(faults).toContainEqual({ line: lineOf(text, '{hero nose}'), fault: '{hero nose} is no mark that is known' });
});

test('[GEN-18] a case for a place that is none is found, and a colon before what somebody says makes no case', () => {
  const wrong = broken(/(?<=\n\n)(?=\{hero)/, '{kitchin: In the pots | In the woods} ');
  const { tale } = read(wrong);
  expect((tale ? checkTale(tale) : []).map(({ fault }) => fault)).toContain('{kitchin: ...}: "kitchin" is no place');
  const [piece] = readMarks('{cloud: It rained. | The owl called: “Come in!”}');
  expect(piece).toMatchObject({
    kind: 'places',
    cases: [{ kinds: ['cloud'] }, { kinds: [], pieces: [{ kind: 'words', text: 'The owl called: “Come in!”' }] }],
  });
});

test('[GEN-18] a pronoun of one gender for the thing of another evening is found', () => {
  const spanish = (line: string) => {
    const whole = readFileSync(new URL('../../storyteller/tales/es/te-toca.md', import.meta.url), 'utf8');
    const text = whole.replace(/(?<=## toddler\n\n)/, `[earlier] Adentro iba {earlier}. ${line}\n\n`);
    const { tale } = readTale(text, { id: 'one', file: 'one.md', language: 'spanish' });
    return (tale ? checkTale(tale) : []).filter(({ fault }) => fault.includes('{earlier lo}'));
  };
  expect(spanish('{hero} lo apretó.')).toHaveLength(1);
  expect(spanish('{hero} {earlier lo} apretó, sol{earlier o}.')).toEqual([]);
});

test('a thing that never pays, a refrain that is never said and a long word are found', () => {
  const { tale } = read(
    broken(/^(?:refrain: .*\n)?(?=not:)/m, 'refrain: Never said at all.\n').replaceAll('{refrain}', 'Never'),
  );
  expect((tale ? checkTale(tale) : []).map(({ fault }) => fault).join('\n')).toMatch(/refrain comes \d times/);
  const other = read(broken(/^thing: .*$/m, 'thing: { name: xylophone, picture: bell }')).tale;
  expect((other ? checkTale(other) : []).map(({ fault }) => fault).join('\n')).toContain('too late to be set up');
  const hard = read(broken('## toddler\n', '## toddler\n\nIncomprehensibilities.\n')).tale;
  expect((hard ? checkTale(hard) : []).map(({ fault }) => fault).join('\n')).toContain('incomprehensibilities');
});

test.each([
  ['{hero} gives {friend} the bucket.', []],
  ['{friend} gives {hero} the bucket.', ['it is hero who does "gives"']],
  ['{hero} measures {friend} with the bucket.', ['"measures" is not drawn']],
  ['{hero} shows {friend} the new gap, right in front.', ['"gap" is not drawn', '"front" is not drawn']],
  ['{hero} gives {friend} the bucket, and {elder} laughs.', ['{elder} is not drawn', '"laughs" is not drawn']],
  ['{hero} climbs up with {friend}.', ['"climbs" is not to give']],
  ['{hero} gives {friend} the bucket, side by side.', []],
  ['{hero} and {friend} hold the bucket, and the two.', ['it was cut off after "the two"']],
  ['{hero} and {friend} hold the bucket side.', ['it was cut off after "side"']],
  ['{hero} gives {friend} the bucket at night in bed.', ['"night" is not drawn', '"bed" is not drawn']],
])('[STORY-10] a caption says only what the picture shows: %s', (caption, faults) => {
  const { body } = (good as Tale).tellings.preschool;
  const block = body.find((one) => one.kind === 'picture');
  const look = { who: ['hero', 'friend'], action: 'give', thing: true, light: 'day', mood: 'curious' } as const;
  const picture = { ...(block as { picture: TalePicture }).picture, ...look, who: [...look.who] };
  expect(captionFaults({ ...picture, caption: readMarks(caption) }, 'bucket', 'english')).toEqual(faults);
  expect(
    captionFaults({ ...picture, caption: readMarks('{hero} le da la sopa {a friend}.') }, 'bucket', 'spanish'),
  ).toEqual(['"sopa" is not drawn']);
  expect(captionFaults({ ...picture, caption: readMarks('{hero} espera, con cara de.') }, 'bucket', 'spanish')).toEqual(
    ['it was cut off after "de"'],
  );
});

test('a caption that says more than its picture is a fault of the tale, with its line', () => {
  const text = broken(/(?<=!\[.*\] ).*$/m, '{hero} eats the soup.');
  const { tale } = read(text);
  expect(tale ? checkTale(tale) : []).toContainEqual({
    line: lineOf(text, '{hero} eats the soup.'),
    fault: 'the caption says what is not drawn: "soup" is not drawn',
  });
});

test('a tale that is about the dark says so, for the child who fears it', () => {
  const about = talesOf('spanish').tales.find(({ id }) => id === 'la-caja-para-cuando-este-oscuro') as Tale;
  const named = (one: Tale) => checkTale(one).filter(({ fault }) => fault.startsWith('fears:'));
  expect(named(about)).toEqual([]);
  expect(named({ ...about, fears: [] })).toHaveLength(1);
});

test.each([
  ['english', '{hero} sits with {friend} under the blanket.', ['"sits" is not to lie']],
  ['english', '{hero} lies with {friend} under the blanket.', []],
  ['spanish', '{hero} y {friend} se sientan bajo la misma manta.', ['"sientan" is not to lie']],
] as const)('[STORY-10] in %s, who lies in bed does not sit in the caption: %s', (language, said, faults) => {
  const picture: TalePicture = {
    line: 1,
    who: ['hero', 'friend'],
    action: 'under-blanket',
    thing: false,
    light: 'night',
    mood: 'sleepy',
    shot: 'near',
    indoors: true,
    caption: readMarks(said),
  };
  expect(captionFaults(picture, null, language)).toEqual(faults);
  expect(captionFaults({ ...picture, indoors: false }, null, language)).toEqual([]);
});
