import { bank } from '../grammar.ts';

/** The scenes that only this plot has. `tries` are told in any order, so none may end the search. */
export type ShapeBank = Record<'want' | 'trouble' | 'worries' | 'tries' | 'turn' | 'mend', Passage[]>;

/**
 * Some passages only follow others: `@+basket` before a passage says that there is a basket from
 * here on, `@basket` that there must have been one.
 */
export type Passage = { text: string; gives: string[]; needs: string[] };

export function shape(texts: Record<keyof ShapeBank, string>): ShapeBank {
  const passages = (text: string) => bank(text).map(passage);
  return {
    want: passages(texts.want),
    trouble: passages(texts.trouble),
    worries: passages(texts.worries),
    tries: passages(texts.tries),
    turn: passages(texts.turn),
    mend: passages(texts.mend),
  };
}

function passage(marked: string): Passage {
  const marks = /^(?:@\+?\w+ )*/.exec(marked)?.[0] ?? '';
  const tags = marks.trim().split(' ').filter(Boolean);
  return {
    text: marked.slice(marks.length),
    gives: tags.filter((tag) => tag.startsWith('@+')).map((tag) => tag.slice(2)),
    needs: tags.filter((tag) => !tag.startsWith('@+')).map((tag) => tag.slice(1)),
  };
}
