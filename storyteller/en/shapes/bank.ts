import { bank } from '../grammar.ts';

/** The scenes that only this plot has. `tries` are told in any order, so none may end the search. */
export type ShapeBank = {
  want: string[];
  trouble: string[];
  worries: string[];
  tries: string[];
  turn: string[];
  mend: string[];
};

export function shape(texts: Record<keyof ShapeBank, string>): ShapeBank {
  return {
    want: bank(texts.want),
    trouble: bank(texts.trouble),
    worries: bank(texts.worries),
    tries: bank(texts.tries),
    turn: bank(texts.turn),
    mend: bank(texts.mend),
  };
}
