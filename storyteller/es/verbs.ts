/** Plurals the rules below do not give. */
const irregular: Record<string, string> = {
  dijo: 'dijeron',
  trajo: 'trajeron',
  fue: 'fueron',
  hizo: 'hicieron',
  puso: 'pusieron',
  quiso: 'quisieron',
  pudo: 'pudieron',
  supo: 'supieron',
  tuvo: 'tuvieron',
  estuvo: 'estuvieron',
  anduvo: 'anduvieron',
  vino: 'vinieron',
  dio: 'dieron',
  vio: 'vieron',
  era: 'eran',
  es: 'son',
  está: 'están',
  le: 'les',
  cambió: 'cambiaron',
  copió: 'copiaron',
  limpió: 'limpiaron',
  estudió: 'estudiaron',
  acarició: 'acariciaron',
  anunció: 'anunciaron',
  envió: 'enviaron',
  guió: 'guiaron',
  vació: 'vaciaron',
  confió: 'confiaron',
  sonrió: 'sonrieron',
  rio: 'rieron',
  propuso: 'propusieron',
  detuvo: 'detuvieron',
  sostuvo: 'sostuvieron',
  deshizo: 'deshicieron',
  distrajo: 'distrajeron',
  apoyó: 'apoyaron',
  ensayó: 'ensayaron',
  su: 'su',
};

/** The plural of a verb in the third person of the past ("miró" gives "miraron"), or of "le". */
export function pluralVerb(verb: string): string {
  if (/^\p{Lu}/u.test(verb)) {
    const plural = pluralVerb(verb.toLocaleLowerCase('es'));
    return plural.charAt(0).toLocaleUpperCase('es') + plural.slice(1);
  }
  const known = irregular[verb];
  if (known) return known;
  if (/[aeo]yó$/.test(verb) || verb.endsWith('uyó')) return `${verb.slice(0, -1)}eron`;
  if (verb.endsWith('ió')) return `${verb.slice(0, -1)}eron`;
  if (verb.endsWith('ó')) return `${verb.slice(0, -1)}aron`;
  return /[aeiouáéíóú]$/.test(verb) ? `${verb}n` : verb;
}
