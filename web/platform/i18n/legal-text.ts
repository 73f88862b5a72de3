/** A legal page: sections in order, each of plain paragraphs and at most one list. "{email}" becomes the support address. */
export type LegalText = {
  title: string;
  /** The day it took effect, as an ISO date. */
  effective: string;
  effectiveLabel: string;
  contentsLabel: string;
  backToHome: string;
  lead: string;
  sections: { id: string; title: string; paragraphs: string[]; items?: string[] }[];
};
