/** What an installation may have or lack that its legal texts speak of. */
export type LegalFact =
  | 'payments'
  | 'pictures'
  | 'google'
  | 'googleAlone'
  | 'googleAndPayments'
  | 'otherDoors'
  | 'passkeys'
  | 'issuer'
  | 'mail'
  | 'writer'
  | 'deepseek'
  | 'illustrator'
  | 'reader'
  | 'voice'
  | 'usualAllowances';

/** A text that is told where something holds, and `otherwise` where it does not. "{writer}" and the like are filled in. */
export type LegalPart = string | { when: LegalFact; text: string; otherwise?: string };

/** A legal page: sections in order, each of plain paragraphs and at most one list. "{email}" becomes the support address. */
export type LegalText<Part = LegalPart> = {
  title: string;
  /** The day it took effect, as an ISO date. */
  effective: string;
  effectiveLabel: string;
  contentsLabel: string;
  backToHome: string;
  lead: string;
  /** What "{draws}" says of who writes the whole book, and of who draws what another one wrote; "{freeText}" without an end. */
  words: { writesAndDraws: string; draws: string; unlimited: string };
  sections: { id: string; title: string; paragraphs: Part[]; items?: Part[] }[];
};
