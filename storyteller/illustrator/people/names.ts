import { wordSet } from '../words.ts';
import type { Kind } from './looks.ts';

/** Given names whose ending misleads, most of them common in English or Spanish. */
const girls = wordSet(
  'ada agnes abigail alice amy anne beatriz belen carmen charlotte chloe claire daisy eleanor elizabeth ellie emily esther eve evelyn grace hannah harper hazel isabel ivy jane jazmin joy judith kate katie leonor lily lucy luz madison mary megan mercedes molly noor paz penelope pilar raquel rachel rocio rose ruby ruth sarah scarlett sky sofie sophie soledad stephanie susan trinidad violet willow yasmin zoe',
);
const boys = wordSet(
  'aaron adam ahmed alex ali amir andre andres angel anders axel ben benjamin benji billy bruno charlie christian dario dylan edgar eli emil eric erik ethan felipe felix finn francisco frank fred george gus hans hugo ian ibrahim ignacio isaac jake jan jaime javier jayden jesse jim joe joel johan john jorge kai karl ken kevin lars lenny leon levi lewis logan louie louis manuel mark mason matias max michael mike mohammed moses nate nick nils oskar otto patrick paul peter phil pierre ralph ramon rafa raul ricky robert roger roman ruben rudy sam samir sebas simon stefan sven ted theo tim tom tommy toby tyler ulises valentin vicente walter will wilson xavier yusuf zac zach alejandro borja daniel david elias ethan ezra gabriel garcia george henry hector iker ivan jack jacob james jesus joan jonas jose joseph joshua juan liam luca lucas luka luis martin mateo matthew micah miguel mika nathan nicholas nikita noah oliver oscar owen rafael ryan samuel santiago sasha saul sebastian thomas tobias tomas victor william',
);

/** Guesses how a child with this name is most often drawn; `any` if nothing tells. */
export function kindOfName(first: string): Kind {
  if (girls.has(first)) return 'girl';
  if (boys.has(first)) return 'boy';
  if (/(a|ie|ita|elle|ine)$/.test(first)) return 'girl';
  if (/(o|os|us|ito|on)$/.test(first)) return 'boy';
  return 'any';
}
