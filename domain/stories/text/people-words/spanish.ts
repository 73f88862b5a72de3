import type { PeopleWords } from './people-words.ts';

/** The words of people in Spanish. */
export const spanish: PeopleWords = {
  and: 'y|e',
  with: 'con',
  whose: 'su|mi|nuestr[oa]',
  of: 'de',
  kin: 't[íi][oa]|abuel(?:it)?[oa]|prim[oa]|don|doña|mam[áa]|pap[áa]',
  looks: [
    't[íi]mid[oa]|valient[ea]|pequeñ[oa]|chiquit[oa]|chic[oa]|grande|alt[oa]|baj[oa]|azul|verde|roj[oa]|rosad[oa]|morad[oa]|amarill[oa]|naranja|negr[oa]|blanc[oa]|gris|marr[óo]n|caf[ée]|celeste|dorad[oa]|platead[oa]|rubi[oa]|moren[oa]|\\p{L}{2,}ud[oa]|\\p{L}{3,}os[oa]|risueñ[oa]|pecas|lentes|gafas|anteojos|rulos|rizos|trenzas|peluche|trapo',
    'joven|viej[oa]|feliz|alegre|triste|fuerte|rápid[oa]|rapid[oa]|lent[oa]|suave|list[oa]|travies[oa]|mágic[oa]|magic[oa]|invisible|redond[oa]|gord(?:it)?[oa]|flac[oa]|buen[oa]|inquiet[oa]|cariños[oa]|curios[oa]|juguet[oó]n(?:a)?|dormil[oó]n(?:a)?|gemel[oa]s?|melliz[oa]s?|amig[oa]s?|otr[oa]s?|yo|tú|nosotros|él|ella|el|la|los|las|un|una|de|del|que',
  ],
  kinds: [
    'gat(?:it)?[oa]|perr(?:it)?[oa]|búho|buho|conej(?:it)?[oa]|le[óo]n|ardill(?:it)?a|elefante|jirafa|mariquita|zorr(?:it)?[oa]|unicornio|cebra|caimán|mon[oa]|os(?:it)?[oa]|rat[óo]n(?:cito)?|caball(?:it)?o|ran(?:it)?a|sapo|pat(?:it)?[oa]|pájaro|pajar(?:it)?o|pez|tortug(?:uit)?a|tigre|drag[óo]n|dinosaurio|robot|hada|princesa|príncipe|principe|bruj(?:it)?a|caballero|pirata|sirena|monstruo|h[áa]mster|ovej(?:it)?a|vac(?:it)?a|cerd(?:it)?o|lob[oa]|llam(?:it)?a|muñec[oa]|tren|camión|carro|tractor',
    'niñ[oa]|beb[ée]|herman(?:it)?[oa]|madre|padre|hij[oa]|prim(?:it)?[oa]|tí[oa]|abuel(?:it)?[oa]|maestr[oa]',
  ],
};
