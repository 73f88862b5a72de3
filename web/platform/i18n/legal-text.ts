/** Facts about an installation on which its legal texts depend. */
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
  | 'secondWriter'
  | 'deepseek'
  | 'illustrator'
  | 'reader'
  | 'voice'
  | 'usualAllowances';

/** A text, or one that is shown if `when` holds, else `otherwise`. "{writer}" and other names are filled in. */
export type LegalPart = string | { when: LegalFact; text: string; otherwise?: string };

/** A legal page: sections, each of paragraphs and at most one list. "{email}" becomes the support address. */
export type LegalText<Part = LegalPart> = {
  title: string;
  /** The day it took effect, as an ISO date. */
  effective: string;
  effectiveLabel: string;
  contentsLabel: string;
  backToHome: string;
  lead: string;
  /** "{draws}" for a provider that writes and draws, and for one that only draws; and the word for no limit. */
  words: { writesAndDraws: string; draws: string; unlimited: string };
  sections: { id: string; title: string; paragraphs: Part[]; items?: Part[] }[];
};
