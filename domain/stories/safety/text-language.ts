import type { StoryLanguage } from '../options.ts';

/** The most frequent words of each language; a word of several languages is in each of their lists. */
const frequent: Record<
  StoryLanguage | 'german' | 'polish' | 'french' | 'italian' | 'portuguese' | 'dutch' | 'catalan',
  ReadonlySet<string>
> = {
  english: words(
    'the and of to was were is are it that his her he she they you with for had have said not this then when from into would could there what little a in on at as so i my we be but all one by out up who no him them me your do did where will very if or an down only like old their its again asked over back just now came went how some than more',
  ),
  spanish: words(
    'el la los las de del que y un una se en por con para su sus lo le les al era estaba como más pero muy ya cuando había dijo fue sin todo noche a no es te tu mi me si sí ni o e está son hay él ella ellos así hasta desde entre sobre porque qué quién donde dónde tan también nada algo otra otro cada dos niña niño ser fue iba tenía',
  ),
  german: words(
    'der die das und nicht ein eine einen einem einer er sie es ist war mit auf den dem des im in zu von für sich wie aber auch so dass als noch nur wenn dann wir ich du ihr sein seine sagte hatte nach aus bei über unter kleine nacht wurde hat',
  ),
  polish: words(
    'i w na nie się z do to że jest był była było a o jak po co ale tak za od dla już go jej ich przez tylko gdy kiedy bardzo jego który która mały mała powiedział powiedziała noc przy pod nad są ten ta',
  ),
  french: words(
    'le la les de des du et un une il elle est était que qui dans pour pas ne se ce sa son ses au aux avec sur plus mais comme tout très quand dit petit petite nuit je tu nous vous ils elles avait être',
  ),
  italian: words(
    'il la lo gli le di del della dei che e è un una era non si in per con su da al alla come ma più anche quando disse piccolo piccola notte sono suo sua i nel nella aveva tutto molto',
  ),
  portuguese: words(
    'o a os as de do da dos das que e um uma não se em no na por com para seu sua mais mas como muito quando disse era foi estava noite ele ela eles pequena pequeno ao à já também tudo são tinha',
  ),
  dutch: words(
    'de het een en van in is was dat op te niet zijn haar hij ze met voor aan er maar ook als om dan nog naar uit bij door zei kleine nacht had wat zo heel geen deze die je ik',
  ),
  catalan: words(
    'el la els les de del que i un una es en per amb va és era no al com més però quan seva seu molt tot va dir nit petit petita són ja hi ho aquest aquesta',
  ),
};

/** Texts with fewer words are too short to judge. */
const enough = 30;
/** A text has a larger share than this of its own language's most frequent words; a text in another one does not. */
const leastShare = 0.2;

/** Whether a text is in the requested language, by its most frequent words; always true for short texts. */
export function isInLanguage(text: string, asked: StoryLanguage): boolean {
  const all = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (all.length < enough) return true;
  const shareOf = (list: ReadonlySet<string>) => all.filter((word) => list.has(word)).length / all.length;
  const own = shareOf(frequent[asked]);
  if (own < leastShare) return false;
  return Object.entries(frequent).every(([language, list]) => language === asked || shareOf(list) <= own);
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
