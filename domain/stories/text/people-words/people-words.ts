/** What a language says of people, as expressions without marks at their ends. */
export type PeopleWords = {
  /** Joins two names. */
  and: string;
  /** Joins somebody and who comes along. */
  with: string;
  /** Whose somebody is: "her", "su". In small letters; a capital may begin it. */
  whose: string;
  /** Stands before a kind and is no kind: "her little dog". */
  small?: string;
  /** Joins what belongs to a kind: in "su osito de peluche" nobody is called "de". */
  of?: string;
  /** Stands before a name that may be in small letters: "tía lola". */
  kin: string;
  /** Words that say how somebody looks or is, and small words: no name ends with one. */
  looks: readonly string[];
  /** Kinds: behind a comma such a word says what the first one is. */
  kinds: readonly string[];
};
