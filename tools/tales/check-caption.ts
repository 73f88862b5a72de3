import type { StoryLanguage } from '#domain/stories/options.ts';
import { thingFor, thingsNamed } from '#storyteller/illustrator/props/thing-words.ts';
import { wordSet, words } from '#storyteller/illustrator/words.ts';
import type { ThingId } from '#storyteller/scene.ts';
import type { Piece } from '#storyteller/tale/marks.ts';
import { type Role, roles, type TalePicture } from '#storyteller/tale/tale.ts';
import { captionWords } from './caption-words.ts';

const isRole = (word: string): word is Role => (roles as readonly string[]).includes(word);

/** The words of a caption, with `@hero` for whom it names; marks such as hands and endings are left out. */
const said = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'words') return piece.text;
      if (piece.kind === 'forms') return said(piece.forms[0] ?? []);
      if (piece.kind === 'places') return piece.cases.map((one) => said(one.pieces)).join(' ');
      if (piece.kind === 'if') return said(piece.pieces);
      const role = piece.words.find(isRole);
      const isName = piece.words.length === 1 || /^(?:a|de)$/.test(piece.words[0] ?? '');
      if (role) return isName ? `@${role}` : '';
      return /^(?:both|all|place|ground)$/.test(piece.words.at(-1) ?? '') || /^(?:both|all)$/.test(piece.words[0] ?? '')
        ? ''
        : `@${piece.words.at(-1)}`;
    })
    .join('');

/** Who is said to sleep is drawn asleep. */
const asleep = /(?<=@\p{L}+),?(?: who)?(?: is| are| está| ya)*(?: fast)? (?:asleep|sleeps|duerme|dormid)(?!\p{L})/gu;
/** Actions that both do. */
const mutual = wordSet('hug sit-beside walk lead look-into under-blanket sleep carry wave point build');

const isIn = (list: string, word: string) =>
  list === word || list.split(/[^\p{L}-]+/u).includes(word) || words(list).includes(word);
/** The keys of a table under which a word stands. */
const keysOf = (table: Record<string, string>, word: string) =>
  Object.keys(table).filter((key) => isIn(table[key] ?? '', word));

/** What a picture's sentence says that the illustrator does not draw: a word, an act of somebody else, a thing; or that it has no end. */
export function captionFaults(picture: TalePicture, thing: ThingId | null, language: StoryLanguage): string[] {
  const { does, at, feels, bed, hollow, things, cutOff } = captionWords[language];
  const free = wordSet(words(captionWords[language].free).join(' '));
  const text = said(picture.caption).replace(asleep, ' ');
  const named = thingsNamed(text);
  const drawn = picture.thing ? thing : named[0];
  const lies = picture.action === 'sleep' || picture.action === 'under-blanket';
  const doer = picture.who[0] as Role;
  let subjects: string[] = [];
  let joint = '';
  const faultOf = (token: string): string | undefined => {
    joint += `${token} `;
    const [word = ''] = words(token);
    if (word === '' || free.has(word)) return undefined;
    const acts = keysOf(does, word);
    if (acts.length > 0) {
      if (!acts.some((kinds) => isIn(kinds, picture.action))) return `"${word}" is not to ${picture.action}`;
      if (lies && picture.indoors && acts.every((kinds) => isIn(kinds, 'sit-beside'))) return `"${word}" is not to lie`;
      const isHis = mutual.has(picture.action) || subjects.length === 0 || subjects.includes(doer);
      return isHis ? undefined : `it is ${doer} who does "${word}"`;
    }
    const ids = [thingFor(word), ...keysOf(things, word)];
    const isSeen =
      keysOf(at, word).some((lights) => isIn(lights, picture.light)) ||
      keysOf(feels, word).some((moods) => isIn(moods, picture.mood)) ||
      (lies && isIn(bed, word)) ||
      (isIn(hollow, word) && picture.action === 'look-into' && !drawn) ||
      ids.some((id) => id !== undefined && (id === drawn || (named as string[]).includes(id)));
    return isSeen ? undefined : `"${word}" is not drawn`;
  };
  const [cut] = cutOff.exec(said(picture.caption).replace(/[.!?]+$/, '')) ?? [];
  const found = [...text.matchAll(/@?\p{L}+|[,.;:]/gu)].flatMap(([token]) => {
    if (!token.startsWith('@')) return faultOf(token) ?? [];
    const role = token.slice(1);
    subjects = /^,? ?(?:(?:and|y|e) )?$/.test(joint) ? [...subjects, role] : [role];
    joint = '';
    return picture.who.includes(role as Role) ? [] : [`{${role}} is not drawn`];
  });
  return cut === undefined ? found : [...found, `it was cut off after "${cut.trim()}"`];
}
