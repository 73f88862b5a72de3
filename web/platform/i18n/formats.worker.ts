/**
 * Looks into how a language writes lists, numbers and dates. The first look takes a slow phone a tenth of a second, and
 * what the browser found it keeps for the whole page: here it holds up nobody's finger. The worker's name is the language.
 */
const language = self.name;
new Intl.ListFormat(language);
new Intl.NumberFormat(language);
new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
self.close();
